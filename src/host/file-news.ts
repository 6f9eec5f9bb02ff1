/**
 * What is news about a file: that somebody else has changed it or removed it, told once, and told back when it is as it
 * was. A mark stands for a file's content; the same content has the same mark.
 */
import type { DocumentId, FileNews } from './host'

export interface NewsOfFiles {
  /** What the window has read from the file, or saved to it. */
  know(id: DocumentId, mark: string): void
  /**
   * How often that was told, 0 for a file that nobody knows. Whoever looks at a file compares this before and after:
   * what was found while the window read or saved it may be older than what it knows.
   */
  timesKnown(id: DocumentId): number
  /** What there is to tell about what is found now; no mark stands for no file. */
  compare(id: DocumentId, mark: string | undefined): FileNews['state'] | undefined
}

export function createFileNews(): NewsOfFiles {
  const known = new Map<DocumentId, string>()
  /** What the window believes to be there; the same as known, as long as there is no news. */
  const believed = new Map<DocumentId, string | undefined>()
  const times = new Map<DocumentId, number>()
  const timesKnown = (id: DocumentId): number => times.get(id) ?? 0
  return {
    timesKnown,
    know(id, mark) {
      times.set(id, timesKnown(id) + 1)
      known.set(id, mark)
      believed.set(id, mark)
    },
    compare(id, mark) {
      if (!known.has(id) || believed.get(id) === mark) return undefined
      believed.set(id, mark)
      if (mark === undefined) return 'gone'
      return known.get(id) === mark ? 'same' : 'changed'
    },
  }
}
