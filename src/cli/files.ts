/** Reading boards and writing results, with every failure as a fault and no file ever half-written. */
import { fault, type Fault } from '../core/fault'
import { puzzleOf, read, type Board, type BoardOptions, type Kind } from '../core/puzzle'
import { writeAtomically } from '../files/atomic'
import { diskReason } from '../files/disk-reason'
import { readBytes } from '../files/read-bytes'
import type { Io } from './io'

export type Loaded =
  | { readonly board: Board; readonly faults?: undefined; readonly kind: Kind }
  | { readonly board?: undefined; readonly faults: readonly Fault[]; readonly kind?: Kind }

export async function load(file: string, io: Io, options: BoardOptions = {}): Promise<Loaded> {
  const source = file === '-' ? await io.input() : await readBytes(file)
  if ('code' in source) return { faults: [source] }
  const { board, faults, kind } = read(source)
  if (!board) return { faults: faults ?? [], ...(kind ? { kind } : {}) }
  if (Object.keys(options).length === 0) return { board, kind: board.kind }
  const changed = puzzleOf(board).withOptions(board, options)
  if (!changed) return { faults: [fault('no-options', {}, {})], kind: board.kind }
  return { board: changed, kind: board.kind }
}

export async function save(file: string, content: string | Uint8Array): Promise<Fault | undefined> {
  try {
    await writeAtomically(file, content)
    return undefined
  } catch (error) {
    return fault('file-unwritable', {}, { why: diskReason(error) })
  }
}
