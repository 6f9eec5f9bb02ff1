/**
 * Changed documents as they are right now, each in a file of its own beside the settings, so that a crash, a kill or a
 * power cut takes nothing that was kept. A page that ends well forgets what it kept; whatever is there when a page asks
 * and is not its own was left by one that did not.
 */
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from '../core/text/say'
import { writeAtomically } from '../files/atomic'
import { diskReason } from '../files/disk-reason'
import type { DocumentKey, Host, Recovered } from '../host/host'
import type { Documents } from './documents'
import { createLatest } from './latest'
import type { Send } from './mailbox'
import { keptOf, type Kept } from './recovery-file'

/** Far more than anybody has open; a window that keeps more has been taken over, or is mistaken. */
export const MOST_KEPT = 200

export interface Recovery extends Pick<Host, 'keep' | 'forget' | 'recovered'> {
  /** The page is gone without a word: what it kept is for the next one. */
  abandon(): void
  /** The page was closed as one closes it: what it kept is not wanted back. */
  close(): void
  settled(): Promise<unknown>
}

export function openRecovery(
  folder: string,
  documents: Documents,
  tell: Send,
  clock: () => number = Date.now,
  log: (line: string) => void = console.error,
): Recovery {
  const own = new Set<DocumentKey>()
  let told = false
  const fileOf = (key: DocumentKey): string => join(folder, `${key}.json`)
  const complain = (error: unknown): void => {
    log(`${folder}: ${String(error)}`)
    if (told) return
    told = true
    tell('problem', text('keeping.cant-keep', { why: diskReason(error) }))
  }
  const { wish, settled } = createLatest(async (key: DocumentKey, kept: Kept | undefined) => {
    try {
      if (kept) await put(folder, fileOf(key), kept)
      else await rm(fileOf(key), { force: true })
    } catch (error) {
      complain(error)
    }
  })
  const forget = (key: DocumentKey): Promise<void> => {
    own.delete(key)
    return wish(key, undefined)
  }
  return {
    forget,
    async keep({ file, ...snapshot }) {
      if (own.size >= MOST_KEPT && !own.has(snapshot.key)) throw new Error('Too many documents.')
      own.add(snapshot.key)
      const path = file === undefined ? undefined : documents.pathOf(file)
      await wish(snapshot.key, {
        ...snapshot,
        time: clock(),
        ...(path === undefined ? {} : { path }),
      })
    },
    async recovered() {
      await settled()
      const left = await keptIn(folder, log)
      return left
        .filter(({ key }) => !own.has(key))
        .sort((a, b) => b.time - a.time)
        .map((kept) => recoveredOf(kept, documents))
    },
    abandon: () => own.clear(),
    close: () => own.forEach((key) => void forget(key)),
    settled,
  }
}

async function put(folder: string, file: string, kept: Kept): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeAtomically(file, JSON.stringify(kept))
}

function recoveredOf({ path, ...kept }: Kept, documents: Documents): Recovered {
  return path === undefined ? kept : { ...kept, file: documents.idOf(path) }
}

/** Whatever can be read; what can't is kept aside for whoever wants to look at it. */
async function keptIn(folder: string, log: (line: string) => void): Promise<Kept[]> {
  const found: Kept[] = []
  for (const name of await namesIn(folder, log)) {
    const file = join(folder, name)
    try {
      const kept = keptOf(await readFile(file, 'utf8'))
      if (kept && name === `${kept.key}.json`) found.push(kept)
      else await rename(file, `${file}.unreadable`)
    } catch (error) {
      log(`${file}: ${String(error)}`)
    }
  }
  return found
}

async function namesIn(folder: string, log: (line: string) => void): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => name.endsWith('.json'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') log(`${folder}: ${String(error)}`)
    return []
  }
}
