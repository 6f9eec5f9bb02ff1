/**
 * Every channel between the window and the main process, with its signature: the preload script calls and the main
 * process answers by this map, so that a wrong call does not compile. What arrives is checked at run time all the same
 * (payload.ts), and who sent it (setUpIpc).
 */
import type { DesktopHost, Host, HostEvents } from '../host/host'

/** The window asks and waits for the answer. */
export interface Requests {
  open: Host['open']
  /** Only the preload script knows paths, and only those of dropped files. */
  'open-dropped': (paths: readonly string[]) => ReturnType<Host['openDropped']>
  recent: Host['recent']
  reopen: Host['reopen']
  save: Host['save']
  'save-as': Host['saveAs']
  'save-export': Host['saveExport']
  keep: Host['keep']
  forget: Host['forget']
  recovered: Host['recovered']
  session: Host['session']
  settings: Host['settings']
  'change-settings': Host['changeSettings']
}

/** The window tells, and waits for nothing. */
export interface Notices {
  ready: Host['ready']
  'set-window': Host['setWindow']
  'set-open': Host['setOpen']
  'start-job': DesktopHost['startJob']
  'cancel-job': Host['cancelJob']
}

/** The main process tells. */
export type Events = HostEvents

export const EVENTS: readonly (keyof Events)[] = ['opened', 'problem', 'action', 'job', 'file']

/** What the preload script has to know before it can ask: handed over as arguments of its process. */
export const ARGUMENTS = {
  version: '--stromwerk-version=',
  language: '--stromwerk-language=',
} as const
