import { spawn, type ChildProcess } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it } from 'vitest'

let child: ChildProcess | undefined
const folder = mkdtempSync(join(tmpdir(), 'stromwerk-start-'))

interface Started {
  readonly output: () => string
  readonly ended: Promise<number | null>
}

const start = (...args: string[]): Started => startWith({ CI: '1' }, ...args)

function startWith(environment: NodeJS.ProcessEnv, ...args: string[]): Started {
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LC_ALL: 'en',
      INIT_CWD: folder,
      // As if Electron were neither there nor to be had, whatever this machine has.
      ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'nothing'),
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
      ...environment,
    },
  })
  child = started
  let output = ''
  started.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  started.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const ended = new Promise<number | null>((done) => started.once('exit', (code) => done(code)))
  return { output: () => output, ended }
}

const addressIn = async (output: () => string): Promise<string> => {
  await expect.poll(output, { timeout: 20_000 }).toContain('http://127.0.0.1:')
  return /http:\S+/.exec(output())![0]
}

afterEach(() => {
  if (child?.exitCode === null) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('npm start', () => {
  it('says in one sentence that there is no Electron, serves the web edition, and ends on Ctrl+C', async () => {
    writeFileSync(join(folder, 'board.txt'), 'ä')
    const { output, ended } = start('board.txt', 'missing.txt')
    const url = await addressIn(output)
    expect(output()).toContain('Electron is not installed and can’t be fetched here')
    expect(output()).toContain('“missing.txt” can’t be opened. There is no such file.')
    expect(await (await fetch(url)).text()).toContain('Content-Security-Policy')
    const files = (await (await fetch(`${url}files.json`)).json()) as unknown
    expect(files).toEqual([{ name: 'board.txt', content: Buffer.from('ä').toString('base64') }])
    child?.kill('SIGINT')
    expect(await ended).toBe(0)
    await expect(fetch(url)).rejects.toThrow()
  })

  it('ends at once while Electron is being fetched, and nobody goes on fetching', async () => {
    const connections = new Set<Socket>()
    const silent = createServer((socket) => {
      connections.add(socket)
      socket.resume().once('close', () => connections.delete(socket))
      socket.on('error', () => {})
    })
    await new Promise<void>((done) => silent.listen(0, '127.0.0.1', done))
    const { port } = silent.address() as AddressInfo
    const { ended } = startWith({ CI: '1', ELECTRON_MIRROR: `http://127.0.0.1:${port}/` })
    await expect.poll(() => connections.size).toBe(1)
    child?.kill('SIGINT')
    expect(await ended).toBe(0)
    await expect.poll(() => connections.size).toBe(0)
    silent.close()
  })

  it('serves the web edition on purpose', async () => {
    const { output, ended } = start('--web')
    const url = await addressIn(output)
    expect(output()).not.toContain('Electron')
    expect((await fetch(`${url}files.json`)).status).toBe(404)
    child?.kill('SIGTERM')
    expect(await ended).toBe(0)
  })
})

describe.skipIf(process.platform !== 'linux')('npm start where there is a screen', () => {
  const programs = join(folder, 'programs')
  const called = (): string => readFileSync(join(programs, 'called'), 'utf8')

  /** A machine whose only program is this one; it writes down what it is called with. */
  const startWithOnly = (name: string): Started => {
    rmSync(programs, { recursive: true, force: true })
    mkdirSync(programs)
    const script = `#!/bin/sh\necho "$@" > ${programs}/called\n`
    writeFileSync(join(programs, name), script, { mode: 0o755 })
    const nothing = join(folder, 'nothing')
    return startWith(
      {
        PATH: programs,
        DISPLAY: ':0',
        CI: undefined,
        CHROMIUM_PATH: undefined,
        PLAYWRIGHT_BROWSERS_PATH: nothing,
        TMPDIR: programs,
      },
      '--web',
    )
  }

  it('opens a window of its own with Chromium, ends with it and leaves no profile', async () => {
    const { output, ended } = startWithOnly('chromium')
    const url = await addressIn(output)
    expect(await ended).toBe(0)
    expect(called()).toContain(`--app=${url}`)
    expect(readdirSync(programs).filter((name) => name.startsWith('stromwerk-'))).toEqual([])
  })

  it('opens the system’s browser where there is no Chromium, and stays until Ctrl+C', async () => {
    const { output, ended } = startWithOnly('xdg-open')
    const url = await addressIn(output)
    await expect.poll(() => existsSync(join(programs, 'called')) && called()).toContain(url)
    expect((await fetch(url)).status).toBe(200)
    child?.kill('SIGINT')
    expect(await ended).toBe(0)
  })

  it('goes on where nothing opens pages', async () => {
    const { output, ended } = startWithOnly('nothing-of-use')
    const url = await addressIn(output)
    expect((await fetch(url)).status).toBe(200)
    child?.kill('SIGINT')
    expect(await ended).toBe(0)
  })
})
