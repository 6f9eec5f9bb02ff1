/** Electron's window: a page of Chromium, with the built preload script in a world of its own. */
import type { BrowserWindowConstructorOptions, WebPreferences } from 'electron'
import { randomBytes } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page, Route } from 'playwright-core'
import { app, type Closable } from './app'
import { openBrowser } from './browser'
import { makeCodec } from './codec'
import { pageScript, preloadScript } from './page-scripts'
import { PagePipe } from './page-pipe'
import type { WindowView } from './protocol'
import { record, tell } from './side-channel'

const codec = makeCodec()

class WebContents extends EventEmitter {
  #openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' })

  constructor(readonly window: BrowserWindow) {
    super()
  }

  send(channel: string, ...args: unknown[]): void {
    const message = { op: 'event', channel, args: codec.encode(args) } as const
    void this.window.loaded.then(() => this.window.pipe?.post(message))
  }

  setWindowOpenHandler(handler: (details: { url: string }) => { action: string }): void {
    this.#openHandler = handler
  }

  opens(url: string): boolean {
    return this.#openHandler({ url }).action !== 'deny'
  }

  reload(): void {
    this.window.reload()
  }

  /** Whether the program lets the page go there by itself. */
  navigates(url: string): boolean {
    let prevented = false
    this.emit('will-navigate', { url, preventDefault: () => (prevented = true) })
    return !prevented
  }
}

export class BrowserWindow extends EventEmitter implements Closable {
  readonly webContents = new WebContents(this)
  /** Fulfilled once the page is there and whatever was asked of it is done. */
  loaded: Promise<unknown>
  pipe: PagePipe | undefined
  #page: Page | undefined
  #destroyed = false
  /** The one navigation that the program itself has asked for. */
  #expected: string | undefined
  #view: WindowView
  #crashed = false
  readonly #preferences: WebPreferences

  constructor(options: BrowserWindowConstructorOptions) {
    super()
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready')
    const { webPreferences = {}, x = 0, y = 0, width = 800, height = 600 } = options
    requireIsolation(webPreferences)
    this.#preferences = webPreferences
    const [title, visible] = [options.title ?? '', options.show !== false]
    this.#view = { title, visible, edited: false, focused: 0, bounds: { x, y, width, height } }
    app.windows.add(this)
    app.emit('web-contents-created', {}, this.webContents)
    this.loaded = this.#open(webPreferences)
  }

  async #open({ preload, additionalArguments = [] }: WebPreferences): Promise<void> {
    const context = await openBrowser()
    const page =
      context.pages().find((each) => each.url() === 'about:blank') ?? (await context.newPage())
    this.#page = page
    const { width, height } = this.#view.bounds
    await page.setViewportSize({ width, height })
    await page.route('**/*', (route) => this.#pass(route))
    const token = `s${randomBytes(8).toString('hex')}`
    this.pipe = await PagePipe.open(page, `ipc${token}`, this.webContents)
    await this.pipe.addScript(pageScript(token))
    if (preload !== undefined) {
      const source = readFileSync(preload, 'utf8')
      const world = { binding: this.pipe.binding, argv: additionalArguments }
      await this.pipe.addScript(preloadScript(token, world, source), true)
    }
    this.#listen(page)
    tell({ op: 'window' })
  }

  #listen(page: Page): void {
    page.on('load', () => this.emit('ready-to-show'))
    page.on('pageerror', ({ message }) => tell({ op: 'page-error', message }))
    page.on('console', (line) => {
      if (line.type() === 'error') tell({ op: 'page-error', message: line.text() })
    })
    page.on('popup', (popup) => {
      const allowed = this.webContents.opens(popup.url())
      record('popup', allowed)
      if (!allowed) void popup.close()
    })
    page.on('crash', () => {
      this.#crashed = true
      this.webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 5 })
    })
    page.on('close', () => page === this.#page && this.#closed())
  }

  /** Stands between the page and what it loads: where it may go by itself, the program says. */
  async #pass(route: Route): Promise<void> {
    const request = route.request()
    if (!request.isNavigationRequest() || request.frame() !== this.#page?.mainFrame()) {
      return route.continue()
    }
    const url = request.url()
    const allowed =
      url === this.#expected || url === this.#page.url() || this.webContents.navigates(url)
    if (!allowed) return route.abort('aborted')
    this.webContents.emit('did-start-navigation', { isMainFrame: true, isSameDocument: false })
    return route.continue()
  }

  #closed(): void {
    this.#destroyed = true
    app.windows.delete(this)
    this.emit('closed')
    if (app.windows.size === 0 && !app.quitting) app.emit('window-all-closed')
  }

  loadFile(path: string): Promise<void> {
    const url = pathToFileURL(path).href
    const loading = this.loaded.then(async () => {
      this.#expected = url
      await this.#page?.goto(url)
    })
    this.loaded = loading
    return loading
  }

  /** What has crashed here stays so; its place is taken by another page. */
  reload(): void {
    const url = this.#expected ?? ''
    this.loaded = this.loaded.then(async () => {
      if (this.#crashed) await this.#replacePage()
      await this.#page?.goto(url)
    })
  }

  async #replacePage(): Promise<void> {
    const crashed = this.#page
    this.#page = undefined
    await crashed?.close()
    this.#crashed = false
    await this.#open(this.#preferences)
  }

  destroy(): void {
    void this.#page?.close()
  }

  knowFiles(paths: readonly string[]): void {
    const named = Object.fromEntries(paths.map((path) => [basename(path), path]))
    void this.pipe?.post({ op: 'files', paths: named })
  }

  close(): void {
    void this.closeNow()
  }

  async closeNow(): Promise<boolean> {
    await this.loaded
    let prevented = false
    this.emit('close', { preventDefault: () => (prevented = true) })
    if (!prevented && !this.#destroyed) await this.#page?.close()
    return !prevented
  }

  #change(change: Partial<WindowView>): void {
    this.#view = { ...this.#view, ...change }
  }

  view = (): WindowView => this.#view
  isDestroyed = (): boolean => this.#destroyed
  isMinimized = (): boolean => false
  isMaximized = (): boolean => false
  getNormalBounds = (): WindowView['bounds'] => this.#view.bounds
  setBounds = (bounds: WindowView['bounds']): void => this.#change({ bounds })
  setTitle = (title: string): void => this.#change({ title })
  setDocumentEdited = (edited: boolean): void => this.#change({ edited })
  show = (): void => this.#change({ visible: true })
  focus = (): void => {
    this.#change({ focused: this.#view.focused + 1 })
    this.emit('focus')
  }
}

function requireIsolation({ contextIsolation, sandbox, nodeIntegration }: WebPreferences): void {
  if (contextIsolation !== true || sandbox !== true || nodeIntegration === true) {
    throw new Error('The stand-in opens isolated and sandboxed windows only.')
  }
}
