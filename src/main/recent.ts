/** The files opened or saved last, newest first, kept from one start to the next. */
import { basename, dirname, join, sep } from 'node:path'
import type { RecentFile } from '../host/host'
import type { Documents } from './documents'
import { path } from './path'
import * as shape from './shape'
import { openStored } from './stored'

export const MOST_RECENT = 12

export interface Recent {
  files(): RecentFile[]
  paths(): readonly string[]
  add(path: string): void
  /** For a file that is no longer there. */
  forget(path: string): void
  settled(): Promise<void>
}

export function openRecent(
  folder: string,
  documents: Documents,
  personal: string,
  /** Told after each change, with the file that was added, if one was. */
  changed: (added?: string) => void = () => {},
): Recent {
  const stored = openStored(join(folder, 'recent.json'), shape.list(path, MOST_RECENT), [])
  const keep = (paths: readonly string[], added?: string): void => {
    void stored.set(paths.slice(0, MOST_RECENT))
    changed(added)
  }
  return {
    paths: () => stored.get(),
    files: () =>
      stored.get().map((path) => ({
        id: documents.idOf(path),
        name: basename(path),
        folder: shortFolder(dirname(path), personal),
      })),
    add: (path) => keep([path, ...stored.get().filter((other) => other !== path)], path),
    forget(path) {
      if (stored.get().includes(path)) keep(stored.get().filter((other) => other !== path))
    },
    settled: () => stored.settled(),
  }
}

/** A folder as one says it: below the personal folder from `~` on. */
export function shortFolder(folder: string, personal: string): string {
  if (folder === personal) return '~'
  return folder.startsWith(personal + sep) ? `~${folder.slice(personal.length)}` : folder
}
