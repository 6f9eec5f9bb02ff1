/** Handles of files opened lately. */
import { inStore } from './database'

export interface RecentHandle {
  readonly id: string
  readonly handle: FileSystemFileHandle
}

const STORE = 'recent'
const MOST = 10

/** The newest first; none where the browser keeps nothing (a private window). */
export async function recentHandles(): Promise<RecentHandle[]> {
  try {
    return (
      (await inStore(
        STORE,
        'readonly',
        (store) => store.get(STORE) as IDBRequest<RecentHandle[]>,
      )) ?? []
    )
  } catch {
    return []
  }
}

export async function rememberHandle(id: string, handle: FileSystemFileHandle): Promise<void> {
  const known = await recentHandles()
  const same = await Promise.all(known.map((other) => other.handle.isSameEntry(handle)))
  const others = known.filter((_, index) => !same[index])
  const list = [{ id, handle }, ...others].slice(0, MOST)
  await inStore(STORE, 'readwrite', (store) => store.put(list, STORE)).catch(() => undefined)
}
