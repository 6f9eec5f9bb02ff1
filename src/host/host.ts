/**
 * The one door between the window and the world: everything that the window can ask of its host, and everything that
 * the host tells by itself. The desktop's preload script and the web edition both offer exactly this; types only.
 * The window never sees a path: it holds document ids.
 */
import type { ActionId } from '../core/editor/actions'
import type { JobMessage, JobRequest } from '../core/jobs/job'
import type { Language, Text } from '../core/text/say'

export type DocumentId = string

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

/** What became of a request that may fail or be called off; a problem is a sentence for a person. */
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem?: Text }

export interface Settings {
  readonly language: Language | 'system'
  readonly theme: 'light' | 'dark' | 'system'
}

export const DEFAULT_SETTINGS: Settings = { language: 'system', theme: 'system' }

/** What the title bar and the menu show. */
export interface WindowState {
  /** The document's name, or empty when none is open. */
  readonly title: string
  readonly dirty: boolean
  readonly unsaved: number
  /** The language the window speaks now, which the native menu follows. */
  readonly language: Language
  readonly enabled: readonly ActionId[]
}

export interface HostEvents {
  /** Files to show: from the command line, the system, a second start or a drop. */
  opened: (files: readonly OpenedFile[]) => void
  /** A file that was asked for and can't be opened. */
  problem: (problem: Text) => void
  /** An action chosen in the native menu. */
  action: (id: ActionId) => void
  job: (message: JobMessage) => void
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
  openRecent(id: DocumentId): Promise<Outcome<OpenedFile>>
  save(id: DocumentId, content: string): Promise<Outcome<{ id: DocumentId; name: string }>>
  /** Asks for a place; `id` is the document's so far, if it has one. */
  saveAs(
    id: DocumentId | undefined,
    name: string,
    content: string,
  ): Promise<Outcome<{ id: DocumentId; name: string }>>
  settings(): Promise<Settings>
  changeSettings(settings: Settings): Promise<void>
  setWindow(state: WindowState): void
  /** One job runs at a time; starting another ends the one before. */
  startJob(request: JobRequest): void
  cancelJob(id: number): void
}
