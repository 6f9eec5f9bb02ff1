/** The desktop as a list of set-ups, each in a file of its own; here they are only introduced to each other. */
import { app, ipcMain, session, utilityProcess } from 'electron'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { say, text, type Language } from '../core/text/say'
import type { Settings } from '../host/host'
import { askFiles, askPlace } from './dialogs'
import { createDocuments } from './documents'
import { createJobs, type Jobs } from './jobs'
import { createOpening, type Opening } from './opening'
import { openRecent, type Recent } from './recent'
import { openRecovery, type Recovery } from './recovery'
import { createSaving, type Saving } from './saving'
import { openSession, type OpenSession } from './session'
import { setUpIpc, type Handlers, type Listeners } from './set-up-ipc'
import { lockSession } from './set-up-lockdown'
import { setUpMenu, type AppMenu } from './set-up-menu'
import { setUpQuitting } from './set-up-quitting'
import { setUpTheme } from './set-up-theme'
import { PAGE, setUpWindow, type MainWindow } from './set-up-window'
import { openSettings } from './settings'
import type { Stored } from './stored'
import { createWatching } from './watching'
import { openWindowPlace } from './window-place'

const WORKER = join(import.meta.dirname, 'worker.js')

interface Desktop {
  readonly window: MainWindow
  readonly menu: AppMenu
  readonly opening: Opening
  readonly saving: Saving
  readonly recovery: Recovery
  readonly openFiles: OpenSession
  readonly recent: Recent
  readonly settings: Stored<Settings>
  readonly jobs: Jobs
}

/** Opens the window; what comes back shows it and opens files in it. */
export function startDesktop(): (files: readonly string[]) => void {
  lockSession(session.defaultSession)
  const folder = app.getPath('userData')
  const settings = openSettings(folder)
  setUpTheme(settings.get())
  const systemLanguage = languageOf(app.getPreferredSystemLanguages())
  const place = openWindowPlace(folder)
  const window = setUpWindow(place, systemLanguage, {
    closed() {
      jobs.cancelAll()
      recovery.close()
    },
    left() {
      jobs.cancelAll()
      recovery.abandon()
    },
    focused: () => void watching.lookAtAll(),
  })
  if (settings.aside !== undefined) {
    window.mail.tell('problem', text('keeping.settings-unreadable', { name: settings.aside }))
  }
  const jobs = setUpJobs(window)
  const documents = createDocuments()
  const watching = createWatching(documents, window.mail.tell)
  const recovery = openRecovery(join(folder, 'recovery'), documents, window.mail.tell)
  const recent = openRecent(folder, documents, homedir(), (added) => {
    if (added !== undefined) app.addRecentDocument(added)
    menu.renew()
  })
  const opening = createOpening(documents, recent, window.mail.tell, watching.know)
  const saving = createSaving(documents, recent, watching, (proposal, format) =>
    askPlace(window.asker(), proposal, format),
  )
  const openFiles = openSession(folder, documents, opening, watching.follow)
  const receive = (files: readonly string[]): void => {
    window.show()
    void opening.offer(files)
  }
  const { language } = settings.get()
  const menu = setUpMenu({
    recent: () => recent.files(),
    act(id) {
      // On a Mac the menu is there without a window.
      window.show()
      window.mail.tell('action', id)
    },
    openRecent: (id) => receive([documents.pathOf(id)].filter((path) => path !== undefined)),
    language: language === 'system' ? systemLanguage : language,
  })
  const desktop = { window, menu, opening, saving, recovery, openFiles, recent, settings, jobs }
  const home = { page: PAGE, contents: () => window.current()?.webContents }
  setUpIpc(ipcMain, home, answers(desktop), ears(desktop))
  const writers = [saving, recovery, openFiles, settings, recent, place]
  setUpQuitting(app, process.platform === 'darwin', jobs.end, () =>
    Promise.all(writers.map((writer) => writer.settled())),
  )
  app.on('activate', () => window.show())
  return receive
}

function setUpJobs(window: MainWindow): Jobs {
  const jobs = createJobs(
    () => utilityProcess.fork(WORKER, [], { serviceName: 'Stromwerk job' }),
    (message) => window.mail.tell('job', message),
    (text) => say(window.language(), text),
  )
  jobs.standBy()
  return jobs
}

function answers(desktop: Desktop): Handlers {
  const { window, opening, saving, recovery, openFiles, recent, settings } = desktop
  return {
    open: async () => opening.open(await askFiles(window.asker())),
    'open-dropped': opening.open,
    recent: () => Promise.resolve(recent.files()),
    reopen: opening.openOne,
    save: saving.save,
    'save-as': saving.saveAs,
    'save-export': saving.saveExport,
    keep: recovery.keep,
    forget: recovery.forget,
    recovered: recovery.recovered,
    session: openFiles.session,
    settings: () => Promise.resolve(settings.get()),
    'change-settings'(changed) {
      setUpTheme(changed)
      return settings.set(changed)
    },
  }
}

function ears({ window, menu, openFiles, jobs }: Desktop): Listeners {
  return {
    ready: window.mail.ready,
    'set-window'(state) {
      window.follow(state)
      menu.follow(state.language, state.enabled, state.checked)
    },
    'set-open': openFiles.setOpen,
    'start-job': jobs.start,
    'cancel-job': jobs.cancel,
  }
}

/** The first language that we speak among those that the system prefers. */
export function languageOf(languages: readonly string[]): Language {
  const known = languages.map((each) => each.slice(0, 2).toLowerCase())
  return known.find((each) => each === 'de' || each === 'en') === 'de' ? 'de' : 'en'
}
