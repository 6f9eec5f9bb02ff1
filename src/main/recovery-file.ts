/** What the file of a kept document holds: the document, and where its own file lies. Anything else is none. */
import type { Snapshot } from '../host/host'
import { path } from './path'
import { document } from './payload'
import * as shape from './shape'

export interface Kept extends Omit<Snapshot, 'file'> {
  readonly path?: string
  /** In milliseconds since 1970. */
  readonly time: number
}

const time = shape.number(0, Number.MAX_SAFE_INTEGER)
const kept = shape.record<Kept>({ ...document, path, time }, 'path')

export function keptOf(source: string): Kept | undefined {
  const parsed = parse(source)
  return kept(parsed) ? parsed : undefined
}

function parse(source: string): unknown {
  try {
    return JSON.parse(source) as unknown
  } catch {
    return undefined
  }
}
