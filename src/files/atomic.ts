/**
 * Writes a file whole or not at all: the content goes to a new file beside the target, is forced to the disk, and takes
 * the target's name in one step, so that a crash leaves the old file or the new one. The file behind a symbolic link is
 * replaced, not the link, and it keeps its permissions; one that its owner protected from writing stays as it is.
 * Whatever fails, the new file is removed; one that a kill has left behind is removed by a later write to the same target.
 */
import { createHash, randomUUID } from 'node:crypto'
import {
  access,
  constants,
  open,
  readdir,
  readlink,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'

type Content = string | Uint8Array

export async function writeAtomically(file: string, content: Content): Promise<void> {
  const target = await behindLinks(resolve(file))
  const before = await unlessMissing(stat(target))
  // Nothing can take the place of a terminal, a pipe or a folder; writing says what is wrong, if anything.
  if (before && !before.isFile()) return writeFile(target, content)
  if (before) await access(target, constants.W_OK)
  await replace(target, content, before?.mode)
  // A new file has no leftovers, and its folder may have thousands of names.
  if (before) await removeLeftovers(target)
}

async function replace(target: string, content: Content, mode: number | undefined): Promise<void> {
  const temporary = join(dirname(target), `${temporaryStart(target)}${randomUUID()}.tmp`)
  try {
    await writeThrough(temporary, content, mode)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(target))
}

const TEMPORARY = /^\.[0-9a-f]{16}(-[0-9a-f]+){5}\.tmp$/

/** Names are limited to 255 bytes on most disks, and the target's may have as many. */
function temporaryStart(target: string): string {
  return `.${createHash('sha256').update(basename(target)).digest('hex').slice(0, 16)}-`
}

/** Older than any write takes, in milliseconds: nobody is at work on it any more. */
const ABANDONED = 60_000

/** Litter is no reason to fail: whatever keeps it from being removed, the target has been written. */
async function removeLeftovers(target: string): Promise<void> {
  const [folder, start] = [dirname(target), temporaryStart(target)]
  try {
    const names = (await readdir(folder)).filter((name) => name.startsWith(start))
    await Promise.all(names.map((name) => removeAbandoned(join(folder, name))))
  } catch {
    return
  }
}

async function removeAbandoned(file: string): Promise<void> {
  const { mtimeMs } = await stat(file)
  if (Date.now() - mtimeMs > ABANDONED) await rm(file, { force: true })
}

/** Removes what writers that were killed left in a folder. Nobody may be writing there meanwhile. */
export async function sweepUnfinished(folder: string): Promise<void> {
  const left = (await readdir(folder)).filter((name) => TEMPORARY.test(name))
  await Promise.all(left.map((name) => rm(join(folder, name), { force: true })))
}

async function writeThrough(file: string, content: Content, mode?: number): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(content)
    if (mode !== undefined) await handle.chmod(mode & 0o7777)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** What file systems answer that have no such thing as syncing a folder, or that let nobody read it. */
const CANT_SYNC = ['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP', 'EISDIR']

/** The new name is on the disk only once its folder is. */
async function syncFolder(folder: string): Promise<void> {
  try {
    const handle = await open(folder, 'r')
    await handle.sync().finally(() => handle.close())
  } catch (error) {
    if (!CANT_SYNC.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}

const MOST_LINKS = 40

/** Where a chain of links ends, also when nothing is there yet. */
async function behindLinks(file: string, links = 0): Promise<string> {
  if (links > MOST_LINKS) return file
  try {
    return await behindLinks(resolve(dirname(file), await readlink(file)), links + 1)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EINVAL' || code === 'ENOENT' || code === 'UNKNOWN') return file
    throw error
  }
}

async function unlessMissing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  try {
    return await asked
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}
