/** The bytes of a file that somebody named, or why they can't be had. */
import { readFile, stat } from 'node:fs/promises'
import { MOST_BYTES } from '../core/decode'
import { fault, type Fault } from '../core/fault'
import { diskReason } from './disk-reason'

export async function readBytes(file: string): Promise<Uint8Array | Fault> {
  try {
    const { size } = await stat(file)
    if (size > MOST_BYTES) {
      return fault('file-too-large', {}, { bytes: size, limit: MOST_BYTES })
    }
    return await readFile(file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return fault('file-missing', {}, {})
    return fault('file-unreadable', {}, { why: diskReason(error) })
  }
}
