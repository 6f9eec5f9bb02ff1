/** Which files are open, in their order, and which one is shown: written down at each change, for the next start. */
import { join } from 'node:path'
import type { DocumentId, Host } from '../host/host'
import type { Documents } from './documents'
import { MOST_FILES, type Opening } from './opening'
import { path } from './path'
import * as shape from './shape'
import { openStored } from './stored'

interface OpenFiles {
  readonly paths: readonly string[]
  readonly shown?: string
}

const openFiles = shape.record<OpenFiles>(
  { paths: shape.list(path, MOST_FILES), shown: path },
  'shown',
)

export interface OpenSession extends Pick<Host, 'session' | 'setOpen'> {
  settled(): Promise<void>
}

export function openSession(
  folder: string,
  documents: Documents,
  opening: Opening,
  /** Told which files are open now. */
  follow: (paths: readonly string[]) => void,
): OpenSession {
  const stored = openStored(join(folder, 'session.json'), openFiles, { paths: [] })
  const pathsOf = (ids: readonly DocumentId[]): string[] =>
    ids.flatMap((id) => documents.pathOf(id) ?? [])
  return {
    async session() {
      const { paths, shown } = stored.get()
      const files = await opening.again(paths)
      const last = files.find(({ id }) => documents.pathOf(id) === shown)
      return last ? { files, shown: last.id } : { files }
    },
    setOpen(files, shown) {
      const paths = pathsOf(files)
      follow(paths)
      const [last] = shown === undefined ? [] : pathsOf([shown])
      const open = { paths: paths.slice(0, MOST_FILES) }
      void stored.set(last === undefined ? open : { ...open, shown: last })
    },
    settled: () => stored.settled(),
  }
}
