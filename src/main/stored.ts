/**
 * A small thing that outlives the program, as JSON in a file of its own. What can't be read (cut off, edited, of a later
 * version) is kept aside for whoever wants it back, and the usual value takes its place.
 */
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { writeAtomically } from '../files/atomic'
import type { Shape } from './shape'

export interface Stored<Value> {
  /** The name under which the file is kept that could not be read, if there was one. */
  readonly aside: string | undefined
  get(): Value
  set(value: Value): Promise<void>
  /** Waits until everything set so far is on the disk. */
  settled(): Promise<void>
}

export function openStored<Value>(
  file: string,
  shape: Shape<Value>,
  usual: Value,
  log: (line: string) => void = console.error,
): Stored<Value> {
  const { value = usual, aside } = load(file, shape, log)
  let current = value
  // One write after the other, so that the last value set is the one that stays.
  let writing = Promise.resolve()
  return {
    aside,
    get: () => current,
    set(value) {
      current = value
      writing = writing
        .then(() => writeAtomically(file, JSON.stringify(value, undefined, 2) + '\n'))
        .catch((error: unknown) => log(`${file}: ${String(error)}`))
      return writing
    },
    settled: () => writing,
  }
}

function load<Value>(
  file: string,
  shape: Shape<Value>,
  log: (line: string) => void,
): { readonly value?: Value; readonly aside?: string | undefined } {
  mkdirSync(dirname(file), { recursive: true })
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log(`${file}: ${String(error)}`)
    return {}
  }
  const value = parse(source)
  return shape(value) ? { value } : { aside: keepAside(file, log) }
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    return undefined
  }
}

function keepAside(file: string, log: (line: string) => void): string | undefined {
  const aside = `${file}.unreadable`
  try {
    renameSync(file, aside)
    log(`${file} can't be read; it is kept as ${aside}`)
    return basename(aside)
  } catch (error) {
    log(`${file}: ${String(error)}`)
    return undefined
  }
}
