/**
 * The door between the window and the main process: every message passes here, and only one from our own page, in the
 * main frame of our own window, with a payload of the right shape goes on. Others are refused: a request with an error,
 * a notice with a line in the log.
 */
import type { IpcMain, WebContents, WebFrameMain } from 'electron'
import { fileURLToPath } from 'node:url'
import type { Notices, Requests } from './ipc'
import { PAYLOADS } from './payload'

export interface Sender {
  readonly sender: WebContents
  readonly senderFrame: WebFrameMain | null
}

export interface Home {
  /** The window that may ask, if there is one now. */
  contents(): WebContents | undefined
  /** The file that it shows. */
  readonly page: string
}

export function isAtHome({ sender, senderFrame }: Sender, home: Home): boolean {
  if (sender !== home.contents() || senderFrame === null || senderFrame.parent !== null)
    return false
  // Paths are compared, since a URL can be spelt in more than one way.
  return pathOf(senderFrame.url) === home.page
}

/** Nothing for an address that is no file's on this machine. */
function pathOf(url: string): string | undefined {
  try {
    return fileURLToPath(url)
  } catch {
    return undefined
  }
}

export type Handlers = { readonly [Name in keyof Requests]: Requests[Name] }
export type Listeners = { readonly [Name in keyof Notices]: Notices[Name] }

export function setUpIpc(
  ipcMain: Pick<IpcMain, 'handle' | 'on'>,
  home: Home,
  handlers: Handlers,
  listeners: Listeners,
  log: (line: string) => void = console.error,
): void {
  const refusal = (name: keyof typeof PAYLOADS, event: Sender, args: unknown[]) => {
    if (!isAtHome(event, home)) return `${name}: refused, since it does not come from the window`
    return PAYLOADS[name](args) ? undefined : `${name}: refused, since its payload is malformed`
  }
  for (const [name, handler] of entriesOf(handlers)) {
    ipcMain.handle(name, (event, ...args: unknown[]) => {
      const refused = refusal(name, event, args)
      if (refused !== undefined) throw new Error(refused)
      return (handler as (...args: unknown[]) => unknown)(...args)
    })
  }
  for (const [name, listener] of entriesOf(listeners)) {
    ipcMain.on(name, (event, ...args: unknown[]) => {
      const refused = refusal(name, event, args)
      if (refused !== undefined) log(refused)
      else (listener as (...args: unknown[]) => void)(...args)
    })
  }
}

function entriesOf<Entries extends object>(
  entries: Entries,
): [keyof Entries, Entries[keyof Entries]][] {
  return Object.entries(entries) as [keyof Entries, Entries[keyof Entries]][]
}
