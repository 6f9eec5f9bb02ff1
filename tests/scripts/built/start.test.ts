import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

let child: ChildProcess | undefined
const folder = mkdtempSync(join(tmpdir(), 'stromwerk-start-'))

function start(...args: string[]): { output: () => string; ended: Promise<number | null> } {
  const started = spawn(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      LC_ALL: 'en',
      CI: '1',
      INIT_CWD: folder,
      // As if Electron were neither there nor to be had, whatever this machine has.
      ELECTRON_OVERRIDE_DIST_PATH: join(folder, 'nothing'),
      ELECTRON_MIRROR: 'http://127.0.0.1:9/',
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

  it('serves the web edition on purpose', async () => {
    const { output, ended } = start('--web')
    const url = await addressIn(output)
    expect(output()).not.toContain('Electron')
    expect((await fetch(`${url}files.json`)).status).toBe(404)
    child?.kill('SIGTERM')
    expect(await ended).toBe(0)
    rmSync(folder, { recursive: true, force: true })
  })
})
