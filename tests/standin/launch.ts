/** Starts the built program on the stand-in, and drives it. */
import { fork, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser, type Page } from 'playwright-core'
import { needChromium } from '../../scripts/chromium'
import { ENVIRONMENT, type Operations, type Order, type Told } from './protocol'

export interface LaunchOptions {
  /** The folder that holds out/. */
  readonly build: string
  readonly files?: readonly string[]
  /** Given for a second start; otherwise a new folder, removed in the end. */
  readonly userData?: string
  readonly languages?: string
}

type Operate = <Name extends keyof Operations>(
  name: Name,
  ...args: Parameters<Operations[Name]>
) => Promise<ReturnType<Operations[Name]>>

export interface Program {
  readonly pid: number
  readonly userData: string
  readonly operate: Operate
  /** Errors that the page has thrown or logged. */
  readonly pageErrors: readonly string[]
  /** What the program has printed. */
  readonly output: () => string
  readonly page: () => Promise<Page>
  /** The page that takes the place of one that crashed. */
  readonly nextPage: () => Promise<Page>
  readonly exited: Promise<number | null>
  /** Ends it at once, as a power cut would; its folder stays. */
  readonly kill: () => Promise<void>
  /** Quits, if it still runs, and sees to it that no process is left. */
  readonly close: () => Promise<void>
}

const ROOT = resolve(import.meta.dirname, '../..')
const REGISTER = new URL('./register.ts', import.meta.url).href

export async function launch(options: LaunchOptions): Promise<Program> {
  const program = start(options)
  await program.opened
  return program
}

/** For a program that is to end by itself, with or without a window. */
export function start(options: LaunchOptions): Program & { readonly opened: Promise<void> } {
  const userData = options.userData ?? mkdtempSync(join(tmpdir(), 'stromwerk-standin-'))
  const child = forkMain(options, userData)
  const pageErrors: string[] = []
  let output = ''
  let browser: Browser | undefined
  const note = (chunk: Buffer): void => void (output += chunk.toString())
  child.stdout?.on('data', note)
  child.stderr?.on('data', note)
  child.on('message', (told: Told) => {
    if (told.op === 'page-error') pageErrors.push(told.message)
  })
  const exited = new Promise<number | null>((done) => child.once('exit', (code) => done(code)))
  let [windows, handed] = [0, 1]
  const opened = new Promise<void>((done, fail) => {
    child.on('message', (told: Told) => {
      if (told.op !== 'window') return
      windows++
      done()
    })
    void exited.then((code) => fail(new Error(`Ended with ${code} before it opened:\n${output}`)))
  })
  opened.catch(() => {})
  const operate = operator(child, exited)
  return {
    pid: child.pid ?? 0,
    userData,
    pageErrors,
    exited,
    opened,
    operate,
    output: () => output,
    async page() {
      browser ??= await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort(userData)}`)
      return firstPage(browser)
    },
    async nextPage() {
      for (handed++; windows < handed;) await new Promise((done) => setTimeout(done, 50))
      await browser?.close()
      browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort(userData)}`)
      return firstPage(browser)
    },
    async kill() {
      await browser?.close()
      child.kill('SIGKILL')
      await exited
      await browserGone(userData)
    },
    async close() {
      await browser?.close()
      if (child.connected) await operate('quit').catch(() => {})
      const timer = setTimeout(() => child.kill('SIGKILL'), 10_000)
      await exited
      clearTimeout(timer)
      if (options.userData === undefined) rmSync(userData, { recursive: true, force: true })
    },
  }
}

function forkMain({ build, files = [], languages }: LaunchOptions, userData: string): ChildProcess {
  return fork(join(build, 'out/main/index.js'), [...files], {
    cwd: ROOT,
    execArgv: ['--import', 'tsx', '--import', REGISTER],
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: {
      ...process.env,
      [ENVIRONMENT.userData]: userData,
      [ENVIRONMENT.chromium]: needChromium(),
      ...(languages === undefined ? {} : { [ENVIRONMENT.languages]: languages }),
    },
  })
}

function operator(child: ChildProcess, exited: Promise<unknown>): Operate {
  const waiting = new Map<number, [(value: never) => void, (error: Error) => void]>()
  let last = 0
  child.on('message', (told: Told) => {
    if (told.op !== 'result' && told.op !== 'error') return
    const [done, fail] = waiting.get(told.id) ?? []
    waiting.delete(told.id)
    if (told.op === 'result') done?.(told.value as never)
    else fail?.(new Error(told.message))
  })
  void exited.then(() => {
    for (const [, fail] of waiting.values()) fail(new Error('The program has ended.'))
  })
  return (name, ...args) =>
    new Promise((done, fail) => {
      if (!child.connected) return fail(new Error('The program has ended.'))
      waiting.set(++last, [done, fail])
      child.send({ id: last, name, args } satisfies Order)
    })
}

/** Chromium ends once nobody drives it any more, and takes its lock away. */
async function browserGone(userData: string): Promise<void> {
  const isThere = (): boolean => readdirSync(join(userData, 'chromium')).includes('SingletonLock')
  while (isThere()) await new Promise((done) => setTimeout(done, 50))
}

/** Chromium leaves its port in its profile. */
function debuggingPort(userData: string): string {
  return readFileSync(join(userData, 'chromium', 'DevToolsActivePort'), 'utf8').split('\n')[0]
}

async function firstPage(browser: Browser): Promise<Page> {
  const [page] = browser.contexts()[0].pages()
  await page.waitForURL((url) => url.protocol === 'file:')
  await page.waitForLoadState()
  return page
}
