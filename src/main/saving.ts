/**
 * Saving a document where it came from, or where a person says. Whatever the disk refuses, the file that was there stays
 * whole. What somebody else has put there meanwhile is not replaced before the window knows of it.
 */
import { basename, dirname, join, resolve } from 'node:path'
import { fault } from '../core/fault'
import { text } from '../core/text/say'
import { writeAtomically } from '../files/atomic'
import { diskReason } from '../files/disk-reason'
import type { DocumentId, Host } from '../host/host'
import type { Documents } from './documents'
import type { Recent } from './recent'
import type { Watching } from './watching'

/** Asks for a place, with a proposal; `undefined` when called off. */
export type AskPlace = (proposal: string) => Promise<string | undefined>

export interface Saving {
  readonly save: Host['save']
  readonly saveAs: Host['saveAs']
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
  const running = new Set<Promise<Saved>>()
  const write = async (path: string, content: string): Promise<Saved> => {
    const name = basename(path)
    try {
      await watching.whileWriting(path, async () => {
        await writeAtomically(path, content)
        watching.know(path, content)
      })
    } catch (error) {
      const why = fault('file-unwritable', {}, { why: diskReason(error) }).message
      return { ok: false, problem: text('desktop.cant-save', { name, why }) }
    }
    recent.add(path)
    return { ok: true, value: { id: documents.idOf(path), name } }
  }
  const writeUnlessChanged = async (path: string, content: string): Promise<Saved> => {
    if ((await watching.look(path)) !== 'changed') return write(path, content)
    const name = basename(path)
    return { ok: false, problem: text('keeping.changed-elsewhere', { name }) }
  }
  const track = (saving: Promise<Saved>): Promise<Saved> => {
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
    settled: () => Promise.allSettled(running),
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
