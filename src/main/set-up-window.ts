/**
 * The one window: made when it is needed, where it stood last, and shut off from everything but its preload script.
 * One whose page crashes loads it again; if that crashes before it is ready, there is no use in going on.
 */
import { app, BrowserWindow, screen } from 'electron'
import { join } from 'node:path'
import { text, type Language } from '../core/text/say'
import type { WindowState } from '../host/host'
import { createCloseGuard } from './close-guard'
import { askToDiscard, tellLost, type Asker } from './dialogs'
import { ARGUMENTS } from './ipc'
import { createMailbox, type Mailbox } from './mailbox'
import { groundColour } from './set-up-theme'
import type { Stored } from './stored'
import { onScreen, SMALLEST, type WindowPlace } from './window-place'

export const PAGE = join(import.meta.dirname, '../renderer/index.html')
const PRELOAD = join(import.meta.dirname, '../preload/preload.cjs')

export interface MainWindow {
  readonly mail: Mailbox
  current(): BrowserWindow | undefined
  asker(): Asker
  language(): Language
  /** Brings the window to the front; makes it, if there is none. */
  show(): void
  follow(state: WindowState): void
}

export interface WindowWishes {
  /** A person has closed the window. */
  readonly closed: () => void
  /** The page is gone in any other way: it crashed, or it is loaded again. */
  readonly left: () => void
  readonly focused: () => void
}

export function setUpWindow(
  place: Stored<WindowPlace>,
  systemLanguage: Language,
  { closed, left, focused }: WindowWishes,
): MainWindow {
  let window: BrowserWindow | undefined
  let state = emptyState(systemLanguage)
  let quitting = false
  app.on('before-quit', () => (quitting = true))

  const mail = createMailbox((name, ...args) => window?.webContents.send(name, ...args))
  const current = (): BrowserWindow | undefined => (window?.isDestroyed() ? undefined : window)
  const asker = (): Asker => {
    const asking = current()
    if (!asking) throw new Error('There is no window to ask in.')
    return { window: asking, language: state.language }
  }
  const create = (): BrowserWindow => {
    const made = makeWindow(place.get(), systemLanguage)
    guardClosing(made, place, {
      unsaved: () => state.unsaved,
      ask: async (count) => {
        const discards = await askToDiscard(asker(), count)
        if (!discards) quitting = false
        return discards
      },
      closeAgain: () => (quitting ? app.quit() : made.close()),
    })
    const gone = (): void => {
      mail.gone()
      state = emptyState(state.language)
    }
    made.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (!isMainFrame || isSameDocument) return
      gone()
      left()
    })
    made.webContents.on('render-process-gone', (_, { reason }) => {
      if (reason === 'clean-exit') return
      const worked = mail.isListening()
      gone()
      left()
      if (!worked) return giveUp(made, state.language)
      mail.tell('problem', text('keeping.window-crashed'))
      made.webContents.reload()
    })
    made.on('focus', focused)
    made.on('closed', () => {
      gone()
      window = undefined
      closed()
    })
    return made
  }
  return {
    mail,
    current,
    asker,
    language: () => state.language,
    show() {
      window = current() ?? create()
      if (window.isMinimized()) window.restore()
      window.focus()
    },
    follow(next) {
      state = next
      current()?.setTitle(titleOf(next))
      current()?.setDocumentEdited(next.dirty)
    },
  }
}

function emptyState(language: Language): WindowState {
  return { title: '', dirty: false, unsaved: 0, language, enabled: [], checked: [] }
}

export function titleOf({ title, dirty }: WindowState): string {
  return title === '' ? 'Stromwerk' : `${dirty ? '• ' : ''}${title} – Stromwerk`
}

function makeWindow(place: WindowPlace, systemLanguage: Language): BrowserWindow {
  const areas = screen.getAllDisplays().map((display) => display.workArea)
  const window = new BrowserWindow({
    ...onScreen(place, areas),
    minWidth: SMALLEST.width,
    minHeight: SMALLEST.height,
    title: 'Stromwerk',
    show: false,
    backgroundColor: groundColour(),
    webPreferences: {
      preload: PRELOAD,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: false,
      additionalArguments: [
        ARGUMENTS.version + app.getVersion(),
        ARGUMENTS.language + systemLanguage,
      ],
    },
  })
  if (place.maximized) window.maximize()
  window.once('ready-to-show', () => window.show())
  // The title bar says what the window's state says, whatever the page calls itself.
  window.on('page-title-updated', (event) => event.preventDefault())
  void window.loadFile(PAGE)
  return window
}

function giveUp(window: BrowserWindow, language: Language): void {
  tellLost(language)
  window.destroy()
}

function guardClosing(
  window: BrowserWindow,
  place: Stored<WindowPlace>,
  guarded: Parameters<typeof createCloseGuard>[0],
): void {
  const guard = createCloseGuard(guarded)
  window.on('close', (event) => {
    void place.set({ ...window.getNormalBounds(), maximized: window.isMaximized() })
    if (guard.holdsBack()) event.preventDefault()
  })
}
