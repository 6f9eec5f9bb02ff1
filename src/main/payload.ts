/**
 * What each channel accepts. A window that has been taken over can send anything; nothing but these shapes gets past
 * the door. Boards are looked at as data only: whether they make sense, the job's own process finds out.
 */
import type { About } from '../core/about'
import { MOST_BYTES } from '../core/decode'
import { ACTIONS } from '../core/editor/actions'
import type { ParameterValue } from '../core/generator'
import { EXPORT_FORMATS, MOST_EXPORT_BYTES, type ExportFormat } from '../core/jobs/export'
import type { JobRequest, ThinkingName, Works } from '../core/jobs/job'
import type { Wanted } from '../core/jobs/wanted'
import { LIMITS as MAZE_LIMITS, type Maze, type MazesBoard } from '../core/mazes/board'
import { LIMITS as RALLY_LIMITS, type Battery, type RallyBoard } from '../core/rally/board'
import { TRAIL_STYLES } from '../core/picture/ink'
import { LANGUAGES } from '../core/text/say'
import type { Limits } from '../core/verdict'
import type { Settings, Snapshot, WindowState } from '../host/host'
import type { Notices, Requests } from './ipc'
import * as shape from './shape'
import type { Shape } from './shape'

const MOST_CELLS = RALLY_LIMITS.side ** 2
const MOST_LINES = 1_000_000
const MOST_IN_A_LINE = 1_000_000
const MOST_PATHS = 10_000

const cell = shape.integer(0, MOST_CELLS - 1)
const side = shape.integer(1, Math.max(RALLY_LIMITS.side, MAZE_LIMITS.side))
const line = shape.string(MOST_IN_A_LINE)
const id = shape.string(64)
const name = shape.string(1000)
const content = shape.string(MOST_BYTES)
const jobId = shape.integer(0, Number.MAX_SAFE_INTEGER)

const about = shape.record<About>({
  entries: shape.list(shape.tuple<readonly [string, string]>(line, line), MOST_LINES),
  notes: shape.list(line, MOST_LINES),
})

const battery = shape.record<Battery>({ cell, charge: shape.integer(0, RALLY_LIMITS.charge) })

const rallyBoard = shape.record<RallyBoard>({
  kind: shape.oneOf('rally'),
  width: side,
  height: side,
  robot: battery,
  batteries: shape.list(battery, MOST_CELLS),
  teleporters: shape.list(shape.tuple<readonly [number, number]>(cell, cell), MOST_CELLS),
  diagonal: shape.boolean,
  teleportCost: shape.oneOf(0, 1),
  labels: shape.list(shape.tuple<readonly [number, string]>(cell, line), MOST_CELLS),
  about,
})

const maze = shape.record<Maze>({
  right: shape.bytes(MOST_CELLS),
  below: shape.bytes(MOST_CELLS),
  pits: shape.list(cell, MOST_CELLS),
})

const mazesBoard = shape.record<MazesBoard>({
  kind: shape.oneOf('mazes'),
  width: side,
  height: side,
  mazes: shape.tuple<readonly [Maze, Maze]>(maze, maze),
  about,
})

const limits = shape.record<Limits>(
  {
    seconds: shape.number(0, 1e9),
    bytes: shape.number(0, 1e15),
    nodes: shape.number(0, 1e15),
  },
  'seconds',
  'bytes',
  'nodes',
)

const board = shape.either(rallyBoard, mazesBoard)

/** Parameters by their names; which there are, and which values they take, the generator knows. */
const given = shape.dictionary<ParameterValue>(
  shape.either(shape.either(shape.boolean, shape.number(-1e9, 1e9)), name),
  100,
)
const seed = shape.integer(0, 2 ** 32 - 1)

const wanted = shape.record<Wanted>(
  {
    rating: shape.number(1, 10),
    tolerance: shape.number(0, 10),
    solutions: shape.integer(1, 1e6),
    tries: shape.integer(1, 1e9),
    seconds: shape.number(0, 1e9),
  },
  'rating',
  'solutions',
  'seconds',
)

const ASKS: { readonly [Name in ThinkingName]: Shape<Works[Name]['ask']> } = {
  solve: shape.record<Works['solve']['ask']>(
    {
      board,
      // A state of the puzzle's own rules: a few numbers and lists.
      from: shape.plainData(3, 2 * MOST_CELLS),
      limits,
      count: shape.integer(0, Number.MAX_SAFE_INTEGER),
    },
    'from',
    'limits',
    'count',
  ),
  rate: shape.record<Works['rate']['ask']>({ board, limits }, 'limits'),
  generate: shape.record<Works['generate']['ask']>(
    {
      kind: shape.oneOf('rally', 'mazes'),
      strategy: name,
      given,
      seed,
      rate: shape.boolean,
      wanted,
    },
    'wanted',
  ),
}

function requestOf(
  work: ThinkingName,
  ask: Shape<unknown>,
): Shape<Record<keyof JobRequest, unknown>> {
  return shape.record<Record<keyof JobRequest, unknown>>({
    id: jobId,
    work: shape.oneOf(work),
    ask,
  })
}

const REQUESTS = (Object.keys(ASKS) as ThinkingName[]).map((work) => requestOf(work, ASKS[work]))

export const jobRequest: Shape<JobRequest<ThinkingName>> = (
  value,
): value is JobRequest<ThinkingName> => REQUESTS.some((fits) => fits(value))

/** Becomes the name of a file, so it holds nothing that means something there. */
const key = shape.text(64, /^[\dA-Za-z][\dA-Za-z-]*$/)

/** What every document has, with or without a file. */
export const document = {
  key,
  name,
  content,
  revision: shape.integer(0, Number.MAX_SAFE_INTEGER),
}

const snapshot = shape.record<Snapshot>({ ...document, file: id }, 'file')

const SETTINGS = {
  language: shape.oneOf('system', ...LANGUAGES),
  theme: shape.oneOf('light', 'dark', 'system'),
  liveVerdict: shape.boolean,
  reach: shape.boolean,
  trail: shape.oneOf(...TRAIL_STYLES),
  follow: shape.boolean,
  warnsOfLoss: shape.boolean,
}

export const settings = shape.record<Settings>(SETTINGS)

const LATER = ['liveVerdict', 'reach', 'trail', 'follow', 'warnsOfLoss'] as const

/** Settings as an earlier version has written them: what came later is missing. */
export const storedSettings = shape.record<StoredSettings>(SETTINGS, ...LATER)

export type StoredSettings = Omit<Settings, (typeof LATER)[number]> & Partial<Settings>

const actionIds = shape.list(shape.oneOf(...ACTIONS.map(({ id }) => id)), ACTIONS.length)

const windowState = shape.record<WindowState>({
  title: name,
  dirty: shape.boolean,
  unsaved: shape.integer(0, 1_000_000),
  language: shape.oneOf(...LANGUAGES),
  enabled: actionIds,
  checked: actionIds,
})

type Channels = Requests & Notices

/** For each channel, which arguments it takes. */
export const PAYLOADS: { readonly [Name in keyof Channels]: Shape<Parameters<Channels[Name]>> } = {
  open: shape.tuple<[]>(),
  'open-dropped': shape.tuple<[readonly string[]]>(shape.list(shape.string(32_768), MOST_PATHS)),
  recent: shape.tuple<[]>(),
  reopen: shape.tuple<[string]>(id),
  save: shape.tuple<[string, string]>(id, content),
  'save-as': shape.tuple<[string | undefined, string, string]>(
    shape.either(id, shape.missing),
    name,
    content,
  ),
  'save-export': shape.tuple<[string | undefined, string, ExportFormat, Uint8Array]>(
    shape.either(id, shape.missing),
    name,
    shape.oneOf(...EXPORT_FORMATS),
    shape.bytes(MOST_EXPORT_BYTES),
  ),
  keep: shape.tuple<[Snapshot]>(snapshot),
  forget: shape.tuple<[string]>(key),
  recovered: shape.tuple<[]>(),
  session: shape.tuple<[]>(),
  settings: shape.tuple<[]>(),
  'change-settings': shape.tuple<[Settings]>(settings),
  ready: shape.tuple<[]>(),
  'set-window': shape.tuple<[WindowState]>(windowState),
  'set-open': shape.tuple<[readonly string[], string | undefined]>(
    shape.list(id, MOST_PATHS),
    shape.either(id, shape.missing),
  ),
  'start-job': shape.tuple<[JobRequest<ThinkingName>]>(jobRequest),
  'cancel-job': shape.tuple<[number]>(jobId),
}
