/** What the test's page can do: the web edition's files, recovery and session, on files that need no dialog. */
import type { Text } from '../../../src/core/text/say'
import type { FileNews } from '../../../src/host/host'
import { WebFiles } from '../../../src/renderer/host/web/files'
import { listeners } from '../../../src/renderer/host/web/listeners'
import { WebRecovery } from '../../../src/renderer/host/web/recovery'
import { keepSession, lastSession } from '../../../src/renderer/host/web/session'
import { watchFiles } from '../../../src/renderer/host/web/watching'

const { on, tell } = listeners()
const files = new WebFiles(tell)
const news: FileNews[] = []
const problems: Text[] = []
on('file', (each) => void news.push(each))
on('problem', (each) => void problems.push(each))

/** A file that only this origin sees, and that it may read and write without asking. */
async function fileNamed(name: string): Promise<FileSystemFileHandle> {
  const folder = await navigator.storage.getDirectory()
  return folder.getFileHandle(name, { create: true })
}

const page = {
  files,
  news,
  problems,
  recovery: new WebRecovery(files, tell),
  follow: watchFiles(files),
  lastSession: () => lastSession(files),
  keepSession: (open: string[], shown?: string) => keepSession(files, open, shown),
  async write(name: string, content: string): Promise<void> {
    const file = await (await fileNamed(name)).createWritable()
    await file.write(content)
    await file.close()
  },
  async read(name: string): Promise<string> {
    return (await (await fileNamed(name)).getFile()).text()
  },
  async remove(name: string): Promise<void> {
    await (await navigator.storage.getDirectory()).removeEntry(name)
  },
  /** Opens a file as if it had been picked in the dialog. */
  async open(name: string): Promise<string> {
    const handle = await fileNamed(name)
    Object.assign(window, {
      showOpenFilePicker: () => Promise.resolve([handle]),
      showSaveFilePicker: () => Promise.resolve(handle),
    })
    const outcome = await files.open()
    if (!outcome.ok) throw new Error(name)
    return outcome.value[0].id
  },
}

export type HostPage = typeof page

Object.assign(window, { page })
