/** Electron's `app`: the life of the program, and one program at a time per folder of user data. */
import { EventEmitter } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, watch, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { closeBrowser, openBrowser, userData } from './browser'
import { session } from './session'
import { ENVIRONMENT } from './protocol'
import { record } from './side-channel'
import { endAll } from './utility-process'

/** A window as the app sees it when it quits. */
export interface Closable {
  /** Whether it is closed now. */
  closeNow(): Promise<boolean>
}

const HANDED = '.handed'

class App extends EventEmitter {
  readonly isPackaged = false
  readonly windows = new Set<Closable>()
  quitting = false
  #ready: Promise<void> | undefined
  #isReady = false

  whenReady(): Promise<void> {
    this.#ready ??= openBrowser().then(() => {
      this.#isReady = true
      this.emit('session-created', session.defaultSession)
      this.emit('ready', {})
    })
    return this.#ready
  }

  isReady(): boolean {
    return this.#isReady
  }

  getPath(name: string): string {
    const path = join(userData, name)
    mkdirSync(path, { recursive: true })
    return path
  }

  getVersion(): string {
    return '0.0.0-standin'
  }

  getPreferredSystemLanguages(): string[] {
    return (process.env[ENVIRONMENT.languages] ?? 'en-GB').split(',')
  }

  addRecentDocument(path: string): void {
    record('addRecentDocument', path)
  }

  /** The first holds a file of its own; a second one leaves what it has for the first and gets nothing. */
  requestSingleInstanceLock(data: unknown): boolean {
    const lock = join(userData, 'lock')
    if (!isHeld(lock)) rmSync(lock, { force: true })
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
    } catch {
      writeFileSync(join(userData, `${process.pid}${HANDED}`), JSON.stringify(data))
      return false
    }
    process.on('exit', () => rmSync(lock, { force: true }))
    watch(userData, { persistent: false }, () => this.#receive())
    return true
  }

  #receive(): void {
    for (const name of readdirSync(userData).filter((each) => each.endsWith(HANDED))) {
      const source = readFileSync(join(userData, name), 'utf8')
      // Seen before it is written.
      if (source === '') continue
      rmSync(join(userData, name))
      this.emit('second-instance', {}, [], userData, JSON.parse(source))
    }
  }

  quit(): void {
    void this.#quit()
  }

  async #quit(): Promise<void> {
    if (this.quitting || this.#prevented('before-quit')) return
    this.quitting = true
    for (const window of this.windows) {
      if (await window.closeNow()) continue
      this.quitting = false
      return
    }
    if (this.#prevented('will-quit')) this.quitting = false
    else await this.exit(0)
  }

  /** Fails aloud if the program has left a process behind. */
  async exit(code: number): Promise<void> {
    const left = endAll()
    if (left > 0) console.error(`${left} processes were left behind`)
    await closeBrowser().catch(() => {})
    process.exit(left > 0 ? 70 : code)
  }

  #prevented(name: string): boolean {
    let prevented = false
    this.emit(name, { preventDefault: () => (prevented = true) })
    return prevented
  }
}

/** A lock outlives a program that was killed, but means nothing then. */
function isHeld(lock: string): boolean {
  try {
    return process.kill(Number(readFileSync(lock, 'utf8')), 0)
  } catch {
    return false
  }
}

export const app = new App()
