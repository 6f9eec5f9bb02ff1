/** Saving a document where it came from, or where a person says. */
import { basename, dirname, join } from 'node:path'
import { fault } from '../core/fault'
import { text } from '../core/text/say'
import { writeAtomically } from '../files/atomic'
import type { DocumentId, Host } from '../host/host'
import type { Documents } from './documents'
import type { Recent } from './recent'

/** Asks for a place, with a proposal; `undefined` when called off. */
export type AskPlace = (proposal: string) => Promise<string | undefined>

export interface Saving {
  readonly save: Host['save']
  readonly saveAs: Host['saveAs']
}

type Saved = Awaited<ReturnType<Host['save']>>

export function createSaving(documents: Documents, recent: Recent, askPlace: AskPlace): Saving {
  const write = async (path: string, content: string): Promise<Saved> => {
    const name = basename(path)
    try {
      await writeAtomically(path, content)
    } catch (error) {
      const why = fault('file-unwritable', {}, { why: (error as Error).message }).message
      return { ok: false, problem: text('desktop.cant-save', { name, why }) }
    }
    recent.add(path)
    return { ok: true, value: { id: documents.idOf(path), name } }
  }
  return {
    async save(id, content) {
      const path = documents.pathOf(id)
      return path === undefined ? unknownDocument() : write(path, content)
    },
    async saveAs(id, name, content) {
      const path = await askPlace(proposal(documents, id, name))
      return path === undefined ? { ok: false } : write(path, content)
    },
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
