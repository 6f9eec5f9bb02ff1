/**
 * Changed documents as they are right now, in the browser's database. Several pages share it, so each document carries
 * the name of a lock that its page holds as long as it lives: what has a lock that nobody holds was left behind.
 */
import { text } from '../../../core/text/say'
import type { DocumentKey, Recovered, Snapshot } from '../../../host/host'
import { inStore } from './database'
import type { WebFiles } from './files'
import type { Tell } from './listeners'

interface Kept extends Omit<Recovered, 'file'> {
  readonly page: string
  readonly handle?: FileSystemFileHandle
}

const STORE = 'recovery'

export class WebRecovery {
  readonly #page = `stromwerk-page-${performance.timeOrigin}-${Math.random()}`
  readonly #held: Promise<void>
  #told = false

  constructor(
    private readonly files: WebFiles,
    private readonly tell: Tell,
  ) {
    this.#held = hold(this.#page)
  }

  async keep({ file, ...snapshot }: Snapshot): Promise<void> {
    await this.#held
    const handle = file === undefined ? undefined : this.files.handleOf(file)
    const kept: Kept = { ...snapshot, time: Date.now(), page: this.#page }
    await this.#change((store) => store.put(handle ? { ...kept, handle } : kept, snapshot.key))
  }

  forget(key: DocumentKey): Promise<void> {
    return this.#change((store) => store.delete(key))
  }

  async recovered(): Promise<Recovered[]> {
    const [all, alive] = await Promise.all([everythingKept(), livingPages()])
    const left = all.filter(({ page }) => page !== this.#page && !alive.has(page))
    left.sort((a, b) => b.time - a.time)
    return Promise.all(left.map((kept) => this.#recoveredOf(kept)))
  }

  async #recoveredOf({ key, name, content, revision, time, handle }: Kept): Promise<Recovered> {
    const recovered = { key, name, content, revision, time }
    return handle ? { ...recovered, file: await this.files.idOf(handle) } : recovered
  }

  async #change(change: (store: IDBObjectStore) => IDBRequest): Promise<void> {
    try {
      await inStore<unknown>(STORE, 'readwrite', change)
    } catch (error) {
      if (this.#told) return
      this.#told = true
      this.tell('problem', text('keeping.cant-keep', { why: String(error) }))
    }
  }
}

/** Holds a lock as long as the page lives; there are locks on a secure origin only. */
async function hold(lock: string): Promise<void> {
  if (!navigator.locks) return
  await new Promise<void>((held) => {
    void navigator.locks.request(lock, () => {
      held()
      return new Promise<never>(() => undefined)
    })
  })
}

/** Nothing where the browser keeps nothing (a private window); keeping says so. */
async function everythingKept(): Promise<Kept[]> {
  try {
    const all = await inStore<unknown[]>(STORE, 'readonly', (store) => store.getAll())
    return all.filter(isKept)
  } catch {
    return []
  }
}

async function livingPages(): Promise<ReadonlySet<string | undefined>> {
  const locks = await navigator.locks?.query()
  return new Set(locks?.held?.map(({ name }) => name))
}

/** What is there may be of another version of the program. */
function isKept(value: unknown): value is Kept {
  const { key, name, content, revision, time, page } = (value ?? {}) as Partial<Kept>
  const texts = [key, name, content, page].every((each) => typeof each === 'string')
  return texts && [revision, time].every((each) => typeof each === 'number')
}
