/**
 * The one door between the window and the world: everything that the window can ask of its host, and everything that
 * the host tells by itself. The desktop's preload script and the web edition both offer exactly this; types only.
 * The window never sees a path: it holds document ids.
 */
import type { ActionId } from '../core/editor/actions'
import type { ExportFormat } from '../core/jobs/export'
import type { JobMessage, JobRequest, ThinkingName } from '../core/jobs/job'
import type { TrailStyle } from '../core/picture/ink'
import type { Language, Text } from '../core/text/say'

export type DocumentId = string

/** The window's own name for a document, with or without a file: letters, digits and hyphens, unique for ever. */
export type DocumentKey = string

/** A file as the host hands it over; the window reads the board from its bytes. */
export interface OpenedFile {
  readonly id: DocumentId
  /** The file's name without its folder. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface RecentFile {
  readonly id: DocumentId
  readonly name: string
  /** Where it lies, shortened for people; empty where the host can't tell. */
  readonly folder: string
}

/** A changed document as it is now, to bring it back if the program does not end well. */
export interface Snapshot {
  readonly key: DocumentKey
  /** Its file; none as long as it is untitled. */
  readonly file?: DocumentId
  readonly name: string
  readonly content: string
  /** Counts the document's changes. */
  readonly revision: number
}

export interface Recovered extends Snapshot {
  /** When it was kept, in milliseconds since 1970. */
  readonly time: number
}

/** The files that were open when the program ended. Those that can't be read any more are left out. */
export interface Session {
  readonly files: readonly OpenedFile[]
  /** The one that was shown, if it was a file. */
  readonly shown?: DocumentId
}

/** How an open file on the disk compares with what the window read from it or saved to it last. */
export interface FileNews {
  readonly id: DocumentId
  /** `same` takes back news that came before. */
  readonly state: 'same' | 'changed' | 'gone'
}

/** What became of a request that may fail or be called off; a problem is a sentence for a person. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem?: Text }

export interface Settings {
  readonly language: Language | 'system'
  readonly theme: 'light' | 'dark' | 'system'
  /** Whether boards are solved in the background while one draws. */
  readonly liveVerdict: boolean
  /** Whether one sees what a battery or the robot reaches when one points at it. */
  readonly reach: boolean
  /** How trails are coloured, on boards that have a choice. */
  readonly trail: TrailStyle
  /** Whether the view follows whoever moves. */
  readonly follow: boolean
  /** Whether someone who plays is told that a position can no longer be solved. */
  readonly warnsOfLoss: boolean
}

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  theme: 'system',
  liveVerdict: true,
  reach: true,
  trail: 'time',
  follow: true,
  warnsOfLoss: false,
}

/** What the title bar and the menu show. */
export interface WindowState {
  /** The document's name, or empty when none is open. */
  readonly title: string
  readonly dirty: boolean
  readonly unsaved: number
  /** The language the window speaks now, which the native menu follows. */
  readonly language: Language
  readonly enabled: readonly ActionId[]
  /** The actions that switch something which is on. */
  readonly checked: readonly ActionId[]
}

export interface HostEvents {
  /** Files to show: from the command line, the system, a second start or a drop. */
  opened: (files: readonly OpenedFile[]) => void
  /** A file that was asked for and can't be opened. */
  problem: (problem: Text) => void
  /** An action chosen in the native menu. */
  action: (id: ActionId) => void
  job: (message: JobMessage) => void
  /** Somebody else has changed an open file, or removed it; saving and reopening by the window are no news. */
  file: (news: FileNews) => void
}

export interface Host {
  readonly edition: 'desktop' | 'web'
  readonly platform: 'mac' | 'windows' | 'linux'
  readonly version: string
  /** The language of the system, for `language: 'system'`. */
  readonly systemLanguage: Language
  on<Name extends keyof HostEvents>(name: Name, listener: HostEvents[Name]): () => void
  /** Says that the window listens now; the host then tells what it has kept for it. */
  ready(): void
  /** Shows a dialog; the files come as the value. Called off: not ok, without a problem. */
  open(): Promise<Outcome<readonly OpenedFile[]>>
  openDropped(files: readonly File[]): Promise<Outcome<readonly OpenedFile[]>>
  recent(): Promise<readonly RecentFile[]>
  /** Reads a file that has an id: a recent one, one that was closed, one that has changed on the disk. */
  reopen(id: DocumentId): Promise<Outcome<OpenedFile>>
  /**
   * Where somebody else has changed the file and the window has not been told yet, nothing is written: the news comes
   * as an event, and saving again replaces what is there.
   */
  save(id: DocumentId, content: string): Promise<Outcome<{ id: DocumentId; name: string }>>
  /** Asks for a place; `id` is the document's so far, if it has one. */
  saveAs(
    id: DocumentId | undefined,
    name: string,
    content: string,
  ): Promise<Outcome<{ id: DocumentId; name: string }>>
  /** Asks for a place for what was made of a document, `id` being its file, and writes it there. */
  saveExport(
    id: DocumentId | undefined,
    name: string,
    format: ExportFormat,
    bytes: Uint8Array,
  ): Promise<Outcome<{ name: string }>>
  /** Keeps a changed document safe; fulfilled once it is, or once the window has been told that it can't be. */
  keep(snapshot: Snapshot): Promise<void>
  /** For a document that is saved, closed or not wanted back. Closing the window forgets all that it kept. */
  forget(key: DocumentKey): Promise<void>
  /** What earlier windows kept and neither forgot nor closed, newest first. One that is opened again keeps its key. */
  recovered(): Promise<readonly Recovered[]>
  /** What was open last time. To be asked before `setOpen`, which replaces it. */
  session(): Promise<Session>
  /** Says which files are open, in their order, and which of them is shown: for the next start, and to be watched. */
  setOpen(files: readonly DocumentId[], shown?: DocumentId): void
  settings(): Promise<Settings>
  changeSettings(settings: Settings): Promise<void>
  setWindow(state: WindowState): void
  /** Jobs run side by side, each in a process of its own; its messages carry its id. */
  startJob(request: JobRequest): void
  cancelJob(id: number): void
}

/** What the desktop itself offers its page: everything but exports, which are drawn in a worker of the page. */
export type DesktopHost = Omit<Host, 'startJob'> & {
  startJob(request: JobRequest<ThinkingName>): void
}
