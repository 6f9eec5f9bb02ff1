/**
 * Writes a file whole or not at all: the content goes to a new file beside the target, is forced to the disk, and takes
 * the target's name in one step, so that a crash leaves the old file or the new one. The file behind a symbolic link is
 * replaced, not the link, and it keeps its permissions; one that its owner protected from writing stays as it is.
 */
import { randomUUID } from 'node:crypto'
import { access, constants, open, readlink, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

type Content = string | Uint8Array

export async function writeAtomically(file: string, content: Content): Promise<void> {
  const target = await behindLinks(resolve(file))
  const before = await unlessMissing(stat(target))
  // Nothing can take the place of a terminal, a pipe or a folder; writing says what is wrong, if anything.
  if (before && !before.isFile()) return writeFile(target, content)
  if (before) await access(target, constants.W_OK)
  await replace(target, content, before?.mode)
}

async function replace(target: string, content: Content, mode: number | undefined): Promise<void> {
  const temporary = join(dirname(target), `.${randomUUID()}.tmp`)
  try {
    await writeThrough(temporary, content, mode)
    await rename(temporary, target)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  await syncFolder(dirname(target))
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

/** The new name is on the disk only once its folder is; Windows has no such thing as syncing a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
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
