/** Handles of files opened lately, kept in IndexedDB, the only place where a browser keeps handles. */

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
      (await inStore('readonly', (store) => store.get(STORE) as IDBRequest<RecentHandle[]>)) ?? []
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
  await inStore('readwrite', (store) => store.put(list, STORE)).catch(() => undefined)
}

async function inStore<Value>(
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const opening = indexedDB.open('stromwerk', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(STORE)
  const database = await settled(opening)
  try {
    return await settled(use(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}
