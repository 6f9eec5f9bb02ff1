/**
 * Notices when somebody else changes an open file or removes it. A file is compared by its content with what the window
 * read from it or saved to it last, so that a new date or a change taken back are no news.
 *
 * Folders are watched, not files: most programs save by putting a new file in the old one's place. Some file systems tell
 * nothing, so the files are also looked at when the window comes to the front and before one is saved.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createFileNews } from '../host/file-news'
import type { FileNews } from '../host/host'
import type { Documents } from './documents'
import { createFolderWatch } from './folder-watch'
import type { Send } from './mailbox'

type Content = string | Uint8Array

export interface Watching {
  /** What the window has read from there, or saved to there. */
  readonly know: (path: string, content: Content) => void
  /** While the window itself writes a file, what happens to it is no news. */
  readonly whileWriting: (path: string, write: () => Promise<void>) => Promise<void>
  /** Watches these files and no others. */
  readonly follow: (paths: readonly string[]) => void
  /** Looks at a file now, and answers what there was to tell about it. */
  readonly look: (path: string) => Promise<FileNews['state'] | undefined>
  readonly lookAtAll: () => Promise<void>
}

export function createWatching(
  documents: Documents,
  tell: Send,
  log: (line: string) => void = console.error,
): Watching {
  const news = createFileNews()
  const writing = new Set<string>()
  let followed: readonly string[] = []

  const look = async (path: string): Promise<FileNews['state'] | undefined> => {
    const id = documents.idOf(path)
    const times = news.timesKnown(id)
    if (times === 0) return undefined
    const found = await find(path)
    if (writing.has(path) || news.timesKnown(id) !== times) return undefined
    // A file that can't be read may have changed or not: nobody knows.
    if ('error' in found) return void log(`${path}: ${String(found.error)}`)
    const state = news.compare(id, found.mark)
    if (state !== undefined) tell('file', { id, state })
    return state
  }
  const lookAtAll = async (): Promise<void> => {
    await Promise.all(followed.map(look))
  }
  const watchFolders = createFolderWatch(() => void lookAtAll(), log)
  return {
    know: (path, content) => news.know(documents.idOf(path), markOf(content)),
    async whileWriting(path, write) {
      writing.add(path)
      try {
        await write()
      } finally {
        writing.delete(path)
      }
    },
    follow(paths) {
      followed = [...new Set(paths)]
      watchFolders(followed)
    },
    look,
    lookAtAll,
  }
}

function markOf(content: Content): string {
  return createHash('sha256').update(content).digest('hex')
}

type Found = { readonly mark: string | undefined } | { readonly error: unknown }

async function find(path: string): Promise<Found> {
  try {
    return { mark: markOf(await readFile(path)) }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' || code === 'ENOTDIR' ? { mark: undefined } : { error }
  }
}
