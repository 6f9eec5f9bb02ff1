/** Reading boards and writing results, with every failure as a fault and no file ever half-written. */
import { randomUUID } from 'node:crypto'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { MOST_BYTES } from '../core/decode'
import { fault, type Fault } from '../core/fault'
import { puzzleOf, read, type Board, type BoardOptions, type Kind } from '../core/puzzle'
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

async function readBytes(file: string): Promise<Uint8Array | Fault> {
  try {
    const { size } = await stat(file)
    if (size > MOST_BYTES) {
      return fault('file-too-large', {}, { bytes: size, limit: MOST_BYTES })
    }
    return await readFile(file)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return fault('file-missing', {}, {})
    return fault('file-unreadable', {}, { why: message })
  }
}

/** Writes beside the target and renames, so that a crash leaves the old file or the new one. */
export async function save(file: string, content: string | Uint8Array): Promise<Fault | undefined> {
  const temporary = join(dirname(file), `.${randomUUID()}.tmp`)
  try {
    const handle = await open(temporary, 'wx')
    try {
      await handle.writeFile(content)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, file)
    return undefined
  } catch (error) {
    await rm(temporary, { force: true })
    return fault('file-unwritable', {}, { why: (error as Error).message })
  }
}
