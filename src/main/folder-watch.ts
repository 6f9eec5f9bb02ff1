/** Tells that something has happened to one of some files, by watching the folders in which they lie. */
import { realpathSync, watch, type FSWatcher } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Events come in bursts: told once, so many milliseconds after the first. */
const PATIENCE = 200

/** What comes back takes the files to watch from now on. */
export function createFolderWatch(
  happened: () => void,
  log: (line: string) => void,
): (files: readonly string[]) => void {
  const watchers = new Map<string, FSWatcher>()
  let names = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const schedule = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined
      happened()
    }, PATIENCE)
  }
  const open = (folder: string): void => {
    try {
      const watcher = watch(folder, { persistent: false }, (_, name) => {
        // A folder that goes away tells its own name.
        if (name === null || names.has(name) || name === basename(folder)) schedule()
      })
      watcher.on('error', (error) => log(`${folder}: ${String(error)}`))
      watchers.set(folder, watcher)
    } catch (error) {
      log(`${folder}: ${String(error)}`)
    }
  }
  const close = (folder: string): void => {
    watchers.get(folder)?.close()
    watchers.delete(folder)
  }
  return (files) => {
    const places = files.flatMap((file) => [file, behindLinks(file)])
    const folders = new Set(places.map((file) => dirname(file)))
    names = new Set(places.map((file) => basename(file)))
    for (const folder of [...watchers.keys()]) if (!folders.has(folder)) close(folder)
    for (const folder of folders) if (!watchers.has(folder)) open(folder)
    clearTimeout(timer)
    timer = undefined
    if (files.length > 0) schedule()
  }
}

/** A link's folder says nothing about the file behind it. */
function behindLinks(file: string): string {
  try {
    return realpathSync(file)
  } catch {
    return file
  }
}
