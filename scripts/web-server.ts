/**
 * Serves the web edition on this machine only: the built files and nothing else, to pages that were loaded from here.
 * A page elsewhere can't use it: the address is 127.0.0.1, and the names under which it was asked (Host) and from where
 * (Origin) are checked, against pages that let their own name point to this machine.
 */
import { readdir, readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, sep } from 'node:path'
import { CONTENT_POLICY } from '../src/host/content-policy'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.ttf': 'font/ttf',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}

const HEADERS = {
  'content-security-policy': `${CONTENT_POLICY}; frame-ancestors 'none'`,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cache-control': 'no-cache',
}

/** A file from the command line, as the page gets it. */
export interface OfferedFile {
  readonly name: string
  /** The bytes in base64. */
  readonly content: string
}

export interface WebServer {
  readonly url: string
  close(): Promise<void>
}

export async function serve(
  folder: string,
  files: readonly OfferedFile[],
  port = 0,
): Promise<WebServer> {
  const pages = await pagesOf(folder)
  const server = createServer((request, response) => {
    answer(request, response, pages, files).catch(() => end(response, 500))
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, '127.0.0.1', done)
  })
  return { url: addressOf(server), close: () => close(server) }
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}

/** Which address shows which file: a list made once, so that no address can lead anywhere else. */
async function pagesOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const pages = new Map(
    files.map((entry) => {
      const path = join(entry.parentPath, entry.name)
      return [path.slice(folder.length).split(sep).join('/'), path]
    }),
  )
  const home = pages.get('/index.html')
  return home === undefined ? pages : pages.set('/', home)
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  pages: ReadonlyMap<string, string>,
  files: readonly OfferedFile[],
): Promise<void> {
  if (!isFromHere(request)) return end(response, 403)
  if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405)
  const path = pathOf(request)
  if (path === '/files.json' && files.length > 0) {
    return end(response, 200, JSON.stringify(files), TYPES['.json'])
  }
  const file = path === undefined ? undefined : pages.get(path)
  if (file === undefined) return end(response, 404)
  end(response, 200, await readFile(file), TYPES[extname(file)] ?? 'application/octet-stream')
}

function isFromHere({ headers, socket }: IncomingMessage): boolean {
  const here = [`127.0.0.1:${socket.localPort}`, `localhost:${socket.localPort}`]
  if (!here.includes(headers.host ?? '')) return false
  return headers.origin === undefined || here.some((name) => headers.origin === `http://${name}`)
}

function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, ''))
  } catch {
    return undefined
  }
}

function end(
  response: ServerResponse,
  status: number,
  body: string | Uint8Array = '',
  type = 'text/plain',
): void {
  response.writeHead(status, {
    ...HEADERS,
    'content-type': type,
    'content-length': Buffer.byteLength(body),
  })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}
