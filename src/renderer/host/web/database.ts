/** The browser's database, the only place where it keeps handles of files and more than a little text. */

/** Each store holds values under names of their own. */
const STORES = ['recent', 'session', 'recovery'] as const
const VERSION = 2

export type StoreName = (typeof STORES)[number]

export async function inStore<Value>(
  name: StoreName,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open()
  try {
    const transaction = database.transaction(name, mode, { durability: 'strict' })
    const done = completed(transaction)
    const value = await settled(use(transaction.objectStore(name)))
    await done
    return value
  } finally {
    database.close()
  }
}

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open('stromwerk', VERSION)
  opening.onupgradeneeded = () => {
    const { result: database } = opening
    const missing = STORES.filter((name) => !database.objectStoreNames.contains(name))
    for (const name of missing) database.createObjectStore(name)
  }
  return settled(opening)
}

function settled<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'))
  })
}

/** A value is safe once its transaction is complete, which may fail after the request has gone well. */
function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'))
  })
}
