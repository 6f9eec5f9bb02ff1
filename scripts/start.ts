/**
 * `npm start [files]`: opens the editor. That is Electron where it is installed or can be fetched; otherwise one sentence,
 * and the web edition at a local address. `npm run web [files]` serves the web edition on purpose.
 */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { environmentLanguage } from '../src/core/text/environment'
import { say, text, type Text } from '../src/core/text/say'
import { readBytes } from '../src/files/read-bytes'
import { fetchElectron, findElectron } from './electron'
import { openBrowser } from './open-browser'
import { serve, type OfferedFile } from './web-server'

const ROOT = resolve(import.meta.dirname, '..')
const PAGES = join(ROOT, 'out', 'renderer')

const tell = (told: Text): void => console.log(say(environmentLanguage(process.env), told))

const { values, positionals } = parseArgs({
  options: {
    web: { type: 'boolean' },
    port: { type: 'string', default: '0' },
    'no-browser': { type: 'boolean' },
  },
  allowPositionals: true,
})
// npm runs this in the project's folder; the files are named from where one stands.
const files = positionals.map((file) => resolve(process.env.INIT_CWD ?? '.', file))

/** Ctrl+C, or being told to end. Whoever started us may pass on a signal that has already reached us: we listen to the end. */
const stop = new AbortController()
const stopped = new Promise<void>((done) => stop.signal.addEventListener('abort', () => done()))
process.on('SIGINT', () => stop.abort())
process.on('SIGTERM', () => stop.abort())

if (!existsSync(join(PAGES, 'index.html'))) {
  tell(text('start.not-built'))
  process.exit(1)
}
const electron = values.web ? undefined : await electronOrSentence()
process.exitCode = electron === undefined ? await runWeb() : await runElectron(electron)

async function electronOrSentence(): Promise<string | undefined> {
  const found = findElectron()
  if (found !== undefined) return found
  tell(text('start.fetching'))
  const fetched = await fetchElectron(stop.signal)
  if (stop.signal.aborted) process.exit()
  if (fetched === undefined) tell(text('start.no-electron'))
  return fetched
}

/** Electron shares the terminal, so Ctrl+C reaches it too; we only wait until it is gone. */
function runElectron(program: string): Promise<number> {
  // Chromium's sandbox refuses to run as root, which a container may be.
  const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const child = spawn(program, [...switches, ROOT, '--', ...files], { stdio: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => child.kill(signal))
  }
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('exit', (code, signal) => done(code ?? 128 + constants.signals[signal ?? 'SIGTERM']))
  })
}

async function runWeb(): Promise<number> {
  const server = await serve(PAGES, await readFiles(), Number(values.port))
  tell(text('start.address', { url: server.url }))
  const browser = values['no-browser'] ? undefined : await openBrowser(server.url)
  await Promise.race([stopped, browser?.closed ?? stopped])
  await browser?.close()
  await server.close()
  return 0
}

async function readFiles(): Promise<OfferedFile[]> {
  const read: OfferedFile[] = []
  for (const file of files) {
    const [name, bytes] = [basename(file), await readBytes(file)]
    if ('code' in bytes) tell(text('desktop.cant-open', { name, why: bytes.message }))
    else read.push({ name, content: Buffer.from(bytes).toString('base64') })
  }
  return read
}
