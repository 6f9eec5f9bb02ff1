/**
 * A small thing that outlives the program, as JSON in a file of its own. What can't be read (cut off, edited, of a later
 * version) is kept aside for whoever wants it back, and the usual value takes its place.
 */
import { mkdirSync, readFileSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeAtomically } from '../files/atomic'
import type { Shape } from './shape'

export interface Stored<Value> {
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
  let current = load(file, shape, log) ?? usual
  // One write after the other, so that the last value set is the one that stays.
  let writing = Promise.resolve()
  return {
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
): Value | undefined {
  mkdirSync(dirname(file), { recursive: true })
  let source: string
  try {
    source = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log(`${file}: ${String(error)}`)
    return undefined
  }
  const value = parse(source)
  if (shape(value)) return value
  keepAside(file, log)
  return undefined
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    return undefined
  }
}

function keepAside(file: string, log: (line: string) => void): void {
  const aside = `${file}.unreadable`
  try {
    renameSync(file, aside)
    log(`${file} can't be read; it is kept as ${aside}`)
  } catch (error) {
    log(`${file}: ${String(error)}`)
  }
}
