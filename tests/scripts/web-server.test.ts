import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serve, type WebServer } from '../../scripts/web-server'

let folder: string
let server: WebServer

interface Answer {
  readonly status: number
  readonly type: string
  readonly policy: string
  readonly body: string
}

/** Asks with just these headers and this path, as a browser never would. */
function ask(
  path: string,
  { method = 'GET', ...headers }: Record<string, string> = {},
  { url } = server,
): Promise<Answer> {
  const { host, hostname, port } = new URL(url)
  return new Promise((done, fail) => {
    const options = { hostname, port, path, method, headers: { host, ...headers } }
    const asked = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () =>
        done({
          status: response.statusCode ?? 0,
          type: response.headers['content-type'] ?? '',
          policy: String(response.headers['content-security-policy']),
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    asked.on('error', fail).end()
  })
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'stromwerk-web-'))
  mkdirSync(join(folder, 'pages/assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(folder, 'pages/index.html'), 'home')
  writeFileSync(join(folder, 'pages/assets/a b.js'), 'script')
  symlinkSync('../secret.txt', join(folder, 'pages/link.txt'))
  symlinkSync('..', join(folder, 'pages/up'))
  server = await serve(join(folder, 'pages'), [{ name: 'a.txt', content: 'YQ==' }])
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the web server', () => {
  it('serves its own files with their types and the policy', async () => {
    expect(await ask('/')).toMatchObject({ status: 200, body: 'home' })
    expect(await ask('/index.html?x#y')).toMatchObject({ status: 200, body: 'home' })
    const script = await ask('/assets/a%20b.js')
    expect(script).toMatchObject({ status: 200, body: 'script' })
    expect(script.type).toContain('text/javascript')
    expect(script.policy).toMatch(/^default-src 'none'.*frame-ancestors 'none'$/)
  })

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets',
    '/%',
    '//secret.txt',
    '/nothing.js',
    '/link.txt',
    '/up/secret.txt',
    '/..%2fsecret.txt',
    '/..%5csecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/index.html%00',
    '/index.html/',
    '/INDEX.HTML',
    '/__proto__',
    '/constructor',
    'http://evil.example/index.html',
  ])('serves nothing else: %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: '' })
  })

  it('can’t be reached from outside: it listens on 127.0.0.1 alone', async () => {
    const { port } = new URL(server.url)
    const others = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .map(({ address }) => address)
      .filter((address) => address !== '127.0.0.1' && !address.startsWith('fe80:'))
    const answers = (host: string): Promise<boolean> =>
      new Promise((done) => {
        const socket = connect({ host, port: Number(port) })
        const end = (open: boolean): void => {
          socket.destroy()
          done(open)
        }
        socket.once('connect', () => end(true)).once('error', () => end(false))
      })
    expect(await answers('127.0.0.1')).toBe(true)
    // Any address of 127.0.0.0/8 is this machine, on Linux at least, and none but one answers.
    for (const host of [...others, '127.0.0.2', '::1'])
      expect(await answers(host), host).toBe(false)
  })

  it('answers only to its own name and its own page', async () => {
    const { host, port } = new URL(server.url)
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await ask('/', headers)).status
    expect(await status({ host: `localhost:${port}` })).toBe(200)
    expect(await status({ origin: `http://${host}` })).toBe(200)
    expect(await status({ host: `evil.example:${port}` })).toBe(403)
    expect(await status({ host: '127.0.0.1' })).toBe(403)
    expect(await status({ origin: 'http://evil.example' })).toBe(403)
    expect(await status({ origin: 'null' })).toBe(403)
    expect(await status({ method: 'POST' })).toBe(405)
    expect(await ask('/', { method: 'HEAD' })).toMatchObject({ status: 200, body: '' })
  })

  it('offers the files of the command line, if there are any', async () => {
    const { body, type } = await ask('/files.json')
    expect(JSON.parse(body)).toEqual([{ name: 'a.txt', content: 'YQ==' }])
    expect(type).toContain('application/json')
    const without = await serve(join(folder, 'pages'), [])
    expect((await ask('/files.json', {}, without)).status).toBe(404)
    await without.close()
  })
})
