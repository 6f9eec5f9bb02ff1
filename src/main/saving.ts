/**
 * Saving a document where it came from, or where a person says, and what was made of it. Whatever the disk refuses, the
 * file that was there stays whole. What somebody else has put there meanwhile is not replaced before the window knows of it.
 */
import { basename, dirname, join, resolve } from 'node:path'
import { fault } from '../core/fault'
import type { ExportFormat } from '../core/jobs/export'
import { text } from '../core/text/say'
import { writeAtomically } from '../files/atomic'
import { diskReason } from '../files/disk-reason'
import type { DocumentId, Host, Outcome } from '../host/host'
import type { Documents } from './documents'
import type { Recent } from './recent'
import type { Watching } from './watching'

/** Asks for a place, with a proposal, for a board or an export; `undefined` when called off. */
export type AskPlace = (proposal: string, format?: ExportFormat) => Promise<string | undefined>

export interface Saving {
  readonly save: Host['save']
  readonly saveAs: Host['saveAs']
  readonly saveExport: Host['saveExport']
  /** Waits until nothing is being written any more. */
  readonly settled: () => Promise<unknown>
}

type Saved = Awaited<ReturnType<Host['save']>>

export function createSaving(
  documents: Documents,
  recent: Recent,
  watching: Pick<Watching, 'know' | 'look' | 'whileWriting'>,
  askPlace: AskPlace,
): Saving {
  const running = new Set<Promise<unknown>>()
  const write = async (path: string, content: string): Promise<Saved> => {
    const written = await unlessRefused(path, () =>
      watching.whileWriting(path, async () => {
        await writeAtomically(path, content)
        watching.know(path, content)
      }),
    )
    if (!written.ok) return written
    recent.add(path)
    return { ok: true, value: { id: documents.idOf(path), ...written.value } }
  }
  const writeUnlessChanged = async (path: string, content: string): Promise<Saved> => {
    if ((await watching.look(path)) !== 'changed') return write(path, content)
    const name = basename(path)
    return { ok: false, problem: text('keeping.changed-elsewhere', { name }) }
  }
  const track = <Value>(saving: Promise<Value>): Promise<Value> => {
    running.add(saving)
    return saving.finally(() => running.delete(saving))
  }
  return {
    async save(id, content) {
      const path = documents.pathOf(id)
      return path === undefined ? unknownDocument() : track(writeUnlessChanged(path, content))
    },
    async saveAs(id, name, content) {
      const path = await askPlace(proposal(documents, id, name))
      return path === undefined ? { ok: false } : track(write(resolve(path), content))
    },
    async saveExport(id, name, format, bytes) {
      const path = await askPlace(proposal(documents, id, name), format)
      if (path === undefined) return { ok: false }
      return track(unlessRefused(resolve(path), () => writeAtomically(resolve(path), bytes)))
    },
    settled: () => Promise.allSettled(running),
  }
}

/** The name of the file, or why it could not be written. */
async function unlessRefused(
  path: string,
  write: () => Promise<unknown>,
): Promise<Outcome<{ name: string }>> {
  const name = basename(path)
  try {
    await write()
    return { ok: true, value: { name } }
  } catch (error) {
    const why = fault('file-unwritable', {}, { why: diskReason(error) }).message
    return { ok: false, problem: text('desktop.cant-save', { name, why }) }
  }
}

function unknownDocument(): Saved {
  return { ok: false, problem: text('desktop.unknown-document') }
}

/** The name that the window proposes, beside the file that the document came from. */
function proposal(documents: Documents, id: DocumentId | undefined, name: string): string {
  const path = id === undefined ? undefined : documents.pathOf(id)
  // The name comes from the window: no folder may hide in it.
  const plain = basename(name.replaceAll('\\', '/')).replaceAll('\0', '')
  return path === undefined ? plain : join(dirname(path), plain)
}
