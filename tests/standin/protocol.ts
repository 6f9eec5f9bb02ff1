/** What a test can do to a program that runs on the stand-in, beside driving its page: a person's hands and eyes. */
export interface MenuEntry {
  readonly id: string
  readonly label: string
  readonly role?: string
  readonly accelerator?: string
  readonly enabled: boolean
  readonly checked?: boolean
  readonly submenu?: readonly MenuEntry[]
}

export interface WindowView {
  readonly title: string
  readonly edited: boolean
  readonly visible: boolean
  readonly focused: number
  readonly bounds: { x: number; y: number; width: number; height: number }
}

/** An answer for the next dialog of its kind; a dialog that nobody expects is an error. */
export type DialogAnswer =
  | { readonly kind: 'open'; readonly paths: readonly string[] }
  | { readonly kind: 'save'; readonly path: string | undefined }
  /** `after` so many milliseconds, for what happens while the dialog is there. */
  | { readonly kind: 'message'; readonly button: number; readonly after?: number }

export interface Call {
  readonly name: string
  readonly args: readonly unknown[]
}

export interface Operations {
  readonly answerDialog: (answer: DialogAnswer) => void
  readonly menu: () => readonly MenuEntry[]
  readonly clickMenu: (id: string) => void
  readonly windowView: () => WindowView | undefined
  readonly closeWindow: () => void
  readonly setBounds: (bounds: WindowView['bounds']) => void
  /** Lets the window load another file, as only the main process can. */
  readonly loadFile: (path: string) => void
  /** Says which paths the files have that will be dropped. */
  readonly knowFiles: (paths: readonly string[]) => void
  /** Hands over a file as the system does on a Mac. */
  readonly openFile: (path: string) => void
  /** Whether a page would be given this permission. */
  readonly permits: (permission: string) => boolean
  /** The processes of jobs that live now. */
  readonly jobs: () => readonly number[]
  /** What the program asked the system to do. */
  readonly calls: () => readonly Call[]
  readonly quit: () => void
}

export type Told =
  | { readonly op: 'window' }
  | { readonly op: 'page-error'; readonly message: string }
  | { readonly op: 'result'; readonly id: number; readonly value: unknown }
  | { readonly op: 'error'; readonly id: number; readonly message: string }

export interface Order {
  readonly id: number
  readonly name: keyof Operations
  readonly args: readonly unknown[]
}

/** What the driver hands to the stand-in as it starts. */
export const ENVIRONMENT = {
  userData: 'STANDIN_USER_DATA',
  chromium: 'STANDIN_CHROMIUM',
  languages: 'STANDIN_LANGUAGES',
} as const
