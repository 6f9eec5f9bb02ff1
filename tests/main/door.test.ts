/** The door between the window and the main process, against a window that has been taken over. */
import fc from 'fast-check'
import { EventEmitter } from 'node:events'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { IpcMain, WebContents, WebFrameMain } from 'electron'
import { describe, expect, it } from 'vitest'
import { MOST_BYTES } from '../../src/core/decode'
import { MOST_EXPORT_BYTES } from '../../src/core/jobs/export'
import { generate } from '../../src/core/mazes/generators/pair'
import { read } from '../../src/core/puzzle'
import { DEFAULT_SETTINGS } from '../../src/host/host'
import type { Notices, Requests } from '../../src/main/ipc'
import { PAYLOADS } from '../../src/main/payload'
import { setUpIpc, type Handlers, type Listeners, type Sender } from '../../src/main/set-up-ipc'
import { always } from '../property'

type Channels = Requests & Notices
type Channel = keyof Channels

const RALLY = read('5\n1,1,4\n1\n2,1,3\n# note\n#!title=Test\n').board!
const MAZES = generate({ width: 3, height: 3, seed: 1, loops: 0, pits: 0 })
const SNAPSHOT = { key: 'a-1', name: 'a.txt', content: 'x', revision: 3 }
const GENERATE = {
  kind: 'rally',
  strategy: 'route',
  given: { batteries: 5 },
  seed: 1,
  rate: true,
  wanted: { rating: 6, tolerance: 0.5, solutions: 1, tries: 100, seconds: 60 },
} as const
const STATE = {
  title: 'x',
  dirty: true,
  unsaved: 1,
  language: 'de',
  enabled: ['open'],
  checked: [],
} as const

/** For each channel, payloads that pass. */
const GOOD: { readonly [Name in Channel]: readonly Parameters<Channels[Name]>[] } = {
  open: [[]],
  'open-dropped': [[['/a.txt', '/b.txt']]],
  recent: [[]],
  reopen: [['id']],
  save: [['id', 'content']],
  'save-as': [
    ['id', 'a.txt', 'content'],
    [undefined, 'a.txt', 'content'],
  ],
  'save-export': [
    ['id', 'a.gif', 'gif', Uint8Array.of(1, 2)],
    [undefined, 'a.svg', 'svg', new Uint8Array()],
  ],
  keep: [[SNAPSHOT], [{ ...SNAPSHOT, file: 'id' }]],
  forget: [['a-1']],
  recovered: [[]],
  session: [[]],
  settings: [[]],
  'change-settings': [[{ ...DEFAULT_SETTINGS, language: 'de' }]],
  ready: [[]],
  'set-window': [[STATE]],
  'set-open': [
    [['id', 'other'], 'id'],
    [[], undefined],
  ],
  'start-job': [
    [{ id: 1, work: 'solve', ask: { board: RALLY, limits: { seconds: 1 }, count: 3 } }],
    [{ id: 2, work: 'solve', ask: { board: MAZES } }],
    [{ id: 3, work: 'rate', ask: { board: RALLY } }],
    [{ id: 4, work: 'generate', ask: GENERATE }],
  ],
  'cancel-job': [[1]],
}

const CHANNELS = Object.keys(GOOD) as Channel[]
const REQUESTS: readonly Channel[] = CHANNELS.filter(
  (name) => !['ready', 'set-window', 'set-open', 'start-job', 'cancel-job'].includes(name),
)

const page = resolve('/program/out/renderer/index.html')
const ours = {} as WebContents
const frame = { url: pathToFileURL(page).href, parent: null } as WebFrameMain
const HOME: Sender = { sender: ours, senderFrame: frame }

/** Every way not to be our page in the main frame of our window. */
const STRANGERS: readonly Sender[] = [
  { sender: {} as WebContents, senderFrame: frame },
  { sender: ours, senderFrame: null },
  { sender: ours, senderFrame: { url: frame.url, parent: frame } as WebFrameMain },
  ...[
    'https://example.invalid/',
    'about:blank',
    'data:text/html,x',
    `${frame.url}x`,
    'file://example.invalid/index.html',
    'file:///a%2Fb',
    'file:',
    '',
  ].map((url) => ({ sender: ours, senderFrame: { url, parent: null } as WebFrameMain })),
]

/** The door with nothing behind it but a list of what came through. */
function openDoor(): { knock(sender: Sender, name: Channel, args: unknown[]): boolean } {
  let passed = 0
  const pass = (): Promise<never> => {
    passed++
    return Promise.resolve(undefined as never)
  }
  const handlers = new Map<string, (event: unknown, ...args: unknown[]) => unknown>()
  const listeners = new EventEmitter()
  const ipcMain = {
    handle: (name: string, handler: never) => void handlers.set(name, handler),
    on: (name: string, listener: never) => listeners.on(name, listener),
  } as unknown as Pick<IpcMain, 'handle' | 'on'>
  const behind = (names: readonly Channel[]): unknown =>
    Object.fromEntries(names.map((name) => [name, pass]))
  const notices = CHANNELS.filter((name) => !REQUESTS.includes(name))
  const home = { page, contents: () => ours }
  setUpIpc(ipcMain, home, behind(REQUESTS) as Handlers, behind(notices) as Listeners, () => {})
  return {
    knock(sender, name, args) {
      const before = passed
      try {
        handlers.get(name)?.(sender, ...args)
      } catch (error) {
        expect((error as Error).message).toMatch(/^[a-z-]+: refused/)
      }
      listeners.emit(name, sender, ...args)
      return passed > before
    },
  }
}

const door = openDoor()

const channels = fc.constantFrom(...CHANNELS)
const goodCalls = channels.chain((name) =>
  fc.tuple(fc.constant(name), fc.constantFrom(...(GOOD[name] as unknown as unknown[][]))),
)

/** What no place of any payload takes, as far as a message can carry it. */
const wrongValues = fc.constantFrom<unknown>(
  null,
  NaN,
  Infinity,
  -1,
  1.5,
  2 ** 60,
  1n,
  true,
  Symbol('s'),
  () => 'id',
  {},
  [],
  [[[]]],
  { toString: () => 'id' },
  { length: 1, 0: 'id' },
  new Map([['id', 1]]),
  new Date(0),
  new String('id'),
  Object.create({ id: 1 }),
  JSON.parse('{"__proto__":{"id":1}}'),
  JSON.parse('{"constructor":{"prototype":{}}}'),
  new Array(2_000_000),
  'x'.repeat(MOST_BYTES + 1),
)

describe('the door', () => {
  it('knows every channel, and lets good calls of our own page in', () => {
    expect(CHANNELS.toSorted()).toEqual(Object.keys(PAYLOADS).toSorted())
    for (const name of CHANNELS)
      for (const args of GOOD[name]) expect(door.knock(HOME, name, [...args]), name).toBe(true)
  })

  it('refuses good calls of anybody else', () => {
    always(fc.tuple(goodCalls, fc.constantFrom(...STRANGERS)), ([[name, args], stranger]) => {
      return !door.knock(stranger, name, args)
    })
  })

  it('refuses a call with anything of another kind in any place', () => {
    always(
      goodCalls.chain(([name, args]) => {
        const places = [...placesOf(args)].filter(({ length }) => length > 0)
        const place = places.length > 0 ? fc.constantFrom(...places) : fc.constant(undefined)
        return fc.tuple(fc.constant(name), fc.constant(args), place, wrongValues)
      }),
      ([name, args, place, wrong]) => {
        if (place === undefined || fits(args, place, wrong)) return true
        return !door.knock(HOME, name, replaced(args, place, wrong) as unknown[])
      },
      2000,
    )
  })

  it('refuses a call with something more or something less', () => {
    always(fc.tuple(goodCalls, wrongValues), ([[name, args], more]) => {
      if (door.knock(HOME, name, [...args, more])) return false
      return args.length === 0 || !door.knock(HOME, name, args.slice(0, -1))
    })
  })

  it('survives anything at all', () => {
    const anything = fc.array(
      fc.anything({ withMap: true, withNullPrototype: true, withDate: true }),
    )
    always(
      fc.tuple(channels, anything),
      ([name, args]) => {
        const passed = door.knock(HOME, name, args)
        return !passed || PAYLOADS[name](args)
      },
      2000,
    )
  })

  it('takes no export but those that the window makes, and none without end', () => {
    const bytes = Uint8Array.of(1)
    for (const format of ['exe', 'html', '', '../svg', 'SVG'])
      expect(door.knock(HOME, 'save-export', [undefined, 'a', format, bytes])).toBe(false)
    const endless = new Uint8Array(MOST_EXPORT_BYTES + 1)
    expect(door.knock(HOME, 'save-export', [undefined, 'a.gif', 'gif', endless])).toBe(false)
    expect(door.knock(HOME, 'save-export', [undefined, 'a.txt', 'txt', 'text'])).toBe(false)
  })

  it('starts no export, for which the desktop’s processes have no canvas', () => {
    const ask = { board: RALLY, format: 'svg', dark: false, trail: 'time', delay: 200 }
    const request = { id: 1, work: 'export', ask: { ...ask, language: 'en' } }
    expect(door.knock(HOME, 'start-job', [request])).toBe(false)
  })

  it.each([
    '',
    '.',
    '..',
    '../x',
    'a/b',
    'a\\b',
    'a.json',
    'a b',
    'ä',
    '-a',
    'a\0',
    'x'.repeat(65),
  ])('takes no key for a name of a file that it is not: %j', (key) => {
    expect(door.knock(HOME, 'forget', [key])).toBe(false)
    expect(door.knock(HOME, 'keep', [{ ...SNAPSHOT, key }])).toBe(false)
  })
})

type Path = readonly string[]

/** Every place in a value, also those where a list or a record stands. */
function* placesOf(value: unknown, path: Path = []): Generator<Path> {
  yield path
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return
  for (const [key, each] of Object.entries(value)) yield* placesOf(each, [...path, key])
}

/** Whether the value would be right there by chance: of the same kind as what stands there. */
function fits(args: unknown, path: Path, value: unknown): boolean {
  const there = path.reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], args)
  if (Array.isArray(there) && Array.isArray(value)) return value.length === 0
  return typeof there === 'boolean' && typeof value === 'boolean'
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by
  const copy = (
    Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }
  ) as Record<string, unknown>
  copy[key] = replaced(copy[key], rest, by)
  return copy
}
