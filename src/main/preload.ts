/**
 * Runs in the window's process, isolated from the page and sandboxed, and offers the page exactly the `DesktopHost`: named
 * functions that carry plain data. No path and no Electron object gets through.
 */
import { contextBridge, ipcRenderer, webUtils, type IpcRendererEvent } from 'electron'
import type { DesktopHost } from '../host/host'
import { ARGUMENTS, EVENTS, type Events, type Notices, type Requests } from './ipc'

function ask<Name extends keyof Requests>(
  name: Name,
  ...args: Parameters<Requests[Name]>
): ReturnType<Requests[Name]> {
  return ipcRenderer.invoke(name, ...args) as ReturnType<Requests[Name]>
}

function tell<Name extends keyof Notices>(name: Name, ...args: Parameters<Notices[Name]>): void {
  ipcRenderer.send(name, ...args)
}

function on<Name extends keyof Events>(name: Name, listener: Events[Name]): () => void {
  if (!EVENTS.includes(name)) throw new Error(`There is no event “${name}”.`)
  const hear = (_: IpcRendererEvent, ...args: unknown[]): void => {
    const [value] = args as Parameters<Events[Name]>
    ;(listener as (value: unknown) => void)(value)
  }
  ipcRenderer.on(name, hear)
  return () => {
    ipcRenderer.off(name, hear)
  }
}

function argument(prefix: string): string {
  return process.argv.find((candidate) => candidate.startsWith(prefix))?.slice(prefix.length) ?? ''
}

function platform(): DesktopHost['platform'] {
  if (process.platform === 'darwin') return 'mac'
  return process.platform === 'win32' ? 'windows' : 'linux'
}

/** Something dragged out of another program may be a file that lies nowhere. */
function pathsOf(files: readonly File[]): readonly string[] {
  return files.map((file) => webUtils.getPathForFile(file)).filter((path) => path !== '')
}

const host: DesktopHost = {
  edition: 'desktop',
  platform: platform(),
  version: argument(ARGUMENTS.version),
  systemLanguage: argument(ARGUMENTS.language) === 'de' ? 'de' : 'en',
  on,
  ready: () => tell('ready'),
  open: () => ask('open'),
  openDropped: (files) => ask('open-dropped', pathsOf(files)),
  recent: () => ask('recent'),
  reopen: (id) => ask('reopen', id),
  save: (id, content) => ask('save', id, content),
  saveAs: (id, name, content) => ask('save-as', id, name, content),
  saveExport: (id, name, format, bytes) => ask('save-export', id, name, format, bytes),
  keep: (snapshot) => ask('keep', snapshot),
  forget: (key) => ask('forget', key),
  recovered: () => ask('recovered'),
  session: () => ask('session'),
  setOpen: (files, shown) => tell('set-open', files, shown),
  settings: () => ask('settings'),
  changeSettings: (settings) => ask('change-settings', settings),
  setWindow: (state) => tell('set-window', state),
  startJob: (request) => tell('start-job', request),
  cancelJob: (id) => tell('cancel-job', id),
}

contextBridge.exposeInMainWorld('stromwerk', host)
