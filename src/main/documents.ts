/**
 * Which document id stands for which path. Only the main process knows paths: the window holds ids, which are random,
 * so that it can name no file but those that a person has chosen.
 */
import { randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import type { DocumentId } from '../host/host'

export interface Documents {
  /** The same path has the same id for as long as the program runs. */
  idOf(path: string): DocumentId
  pathOf(id: DocumentId): string | undefined
}

export function createDocuments(): Documents {
  const paths = new Map<DocumentId, string>()
  const ids = new Map<string, DocumentId>()
  return {
    idOf(path) {
      const whole = resolve(path)
      const known = ids.get(whole)
      if (known !== undefined) return known
      const id = randomUUID()
      ids.set(whole, id)
      paths.set(id, whole)
      return id
    },
    pathOf: (id) => paths.get(id),
  }
}
