/** Which files are open and which one is shown, for the next visit: those that the browser still lets us read. */
import type { DocumentId, Session } from '../../../host/host'
import { inStore } from './database'
import type { WebFiles } from './files'

interface OpenFiles {
  readonly handles: readonly FileSystemFileHandle[]
  /** Which of them is shown. */
  readonly shown: number
}

type LastOpen = IDBRequest<OpenFiles | undefined>

const STORE = 'session'

/** None where the browser keeps nothing (a private window). */
export async function lastSession(files: WebFiles): Promise<Session> {
  const last = await inStore(STORE, 'readonly', (store) => store.get(STORE) as LastOpen).catch(
    () => undefined,
  )
  const readable = await Promise.all(
    (last?.handles ?? []).map((handle) => files.openUnasked(handle)),
  )
  const shown = readable[last?.shown ?? -1]?.id
  const opened = readable.filter((file) => file !== undefined)
  return shown === undefined ? { files: opened } : { files: opened, shown }
}

export async function keepSession(
  files: WebFiles,
  open: readonly DocumentId[],
  shown?: DocumentId,
): Promise<void> {
  const written = open.filter((id) => files.handleOf(id))
  const handles = written.map((id) => files.handleOf(id)!)
  const session: OpenFiles = { handles, shown: written.indexOf(shown ?? '') }
  await inStore(STORE, 'readwrite', (store) => store.put(session, STORE)).catch(() => undefined)
}
