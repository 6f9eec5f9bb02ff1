/**
 * Contest boards drawn from nothing, solved, watched and saved by somebody who has only a keyboard and only listens.
 * Where the cursor is, what lies there and what comes of each key is taken from the live region alone.
 */
import { existsSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  startWebEdition,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { xOf, yOf } from '../../src/core/grid/size'
import type { MazesBoard } from '../../src/core/mazes/board'
import { puzzleOf, read, type Board } from '../../src/core/puzzle'
import type { RallyBoard } from '../../src/core/rally/board'
import { say, text } from '../../src/core/text/say'
import { Ear } from './ear'

const CONTEST = '../shared/contest'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

async function listener(): Promise<Ear> {
  const page = await edition.open({ viewport: { width: 900, height: 600 } }, async (page) => {
    await withoutFilePickers(page)
    await withoutLiveVerdict(page)
  })
  return Ear.on(page)
}

/** Goes through the dialog for new boards blindly: its first choice is the puzzle of the board that is shown. */
async function newBoard(ear: Ear, { kind, width, height }: Board): Promise<void> {
  await ear.press('Control+Alt+n')
  if (kind === 'mazes') await ear.press('ArrowDown')
  await ear.press('Tab', ...String(width), 'Tab', 'Tab', 'Space', 'Shift+Tab', ...String(height))
  const puzzle = kind === 'mazes' ? 'Mazes' : 'Rally'
  await ear.until(new RegExp(`^Untitled 1: ${puzzle}, ${width} × ${height}$`), 'Enter')
}

interface Place {
  readonly maze: number
  readonly x: number
  readonly y: number
}

/** A cell, or the middle between two, with coordinates as they are said. */
function placeIn(words: string): Place {
  const [, maze = '1', x1, y1, x2 = x1, y2 = y1] =
    /^(?:maze (\d) · )?(?:between )?(\d+), (\d+)(?: and (\d+), (\d+))?: /.exec(words) ?? []
  const middle = (one: string, other: string): number => (Number(one) + Number(other)) / 2
  return { maze: Number(maze), x: middle(x1, x2), y: middle(y1, y2) }
}

/** Walks from where the ear last heard the cursor to be. */
class Walker {
  private constructor(
    readonly ear: Ear,
    private heard: string,
  ) {}

  /** Learns where it is from a step into the corner, which is said again although nothing moves. */
  static async at(ear: Ear): Promise<Walker> {
    return new Walker(ear, (await ear.after('cursor', 'ArrowLeft'))!)
  }

  /** Presses a key and listens to what is at the cursor then. */
  async key(...keys: readonly string[]): Promise<string> {
    this.heard = (await this.ear.after('cursor', ...keys)) ?? this.heard
    return this.heard
  }

  async to(x: number, y: number, maze = 1): Promise<string> {
    if (placeIn(this.heard).maze !== maze) await this.key('m')
    for (let at = placeIn(this.heard); at.x !== x || at.y !== y; at = placeIn(this.heard)) {
      const before = this.heard
      if (at.x !== x) await this.key(at.x < x ? 'ArrowRight' : 'ArrowLeft')
      else await this.key(at.y < y ? 'ArrowDown' : 'ArrowUp')
      expect(this.heard, 'a key that moves the cursor').not.toBe(before)
    }
    return this.heard
  }
}

async function drawRally(ear: Ear, board: RallyBoard): Promise<void> {
  const walker = await Walker.at(ear)
  const at = (cell: number): [number, number] => [xOf(board, cell) + 1, yOf(board, cell) + 1]
  const named = (cell: number): string => at(cell).join(', ')
  const { robot } = board
  expect(await ear.after('tool', 'r')).toBe('Tool: Robot')
  await walker.to(...at(robot.cell))
  expect(await walker.key('Enter')).toBe(`${named(robot.cell)}: robot, charge 0`)
  await walker.key(...String(robot.charge))
  expect(await walker.key('b')).toBe(`${named(robot.cell)}: robot, charge ${robot.charge}`)
  for (const { cell, charge } of board.batteries) {
    expect(await walker.to(...at(cell))).toBe(`${named(cell)}: free`)
    await walker.key('Enter')
    const heard = await walker.key(...String(charge))
    expect(heard).toBe(`${named(cell)}: battery, charge ${charge}`)
  }
  await ear.press('t')
  for (const [one, other] of board.teleporters) {
    await walker.to(...at(one))
    expect(await ear.after('prompt', 'Enter')).toContain(`One end is at ${at(one).join(',')}`)
    await walker.to(...at(other))
    expect(await walker.key('Enter')).toContain(`leads to ${at(one).join(',')}`)
  }
}

async function drawMazes(ear: Ear, board: MazesBoard): Promise<void> {
  const walker = await Walker.at(ear)
  const cells = Array.from({ length: board.width * board.height }, (_, cell) => cell)
  for (const [index, { right, below, pits }] of board.mazes.entries()) {
    const maze = index + 1
    await ear.press('w')
    for (const cell of cells) {
      const [x, y] = [xOf(board, cell), yOf(board, cell)]
      if (right[cell]) await buildAt(walker, x + 0.5, y, maze)
      if (below[cell]) await buildAt(walker, x, y + 0.5, maze)
    }
    await ear.press('p')
    for (const cell of pits) {
      await walker.to(xOf(board, cell), yOf(board, cell), maze)
      expect(await walker.key('Enter')).toContain('a pit')
    }
  }
}

/** On an edge, which is reached from its cell by half a step. */
async function buildAt(walker: Walker, x: number, y: number, maze: number): Promise<void> {
  await walker.to(Math.floor(x), Math.floor(y), maze)
  expect(await walker.to(x, y, maze)).toMatch(/: no wall$/)
  expect(await walker.key('Enter')).toMatch(/: wall$/)
  await walker.to(Math.floor(x), Math.floor(y), maze)
}

function draw(ear: Ear, board: Board): Promise<void> {
  return board.kind === 'rally' ? drawRally(ear, board) : drawMazes(ear, board)
}

/** Solves, listens to every step, and lets the rest play by itself. */
async function watch(ear: Ear, board: Board): Promise<void> {
  const puzzle = puzzleOf(board)
  const verdict = puzzle.solve(board, {})
  if (verdict.status !== 'solved') throw new Error(verdict.status)
  const play = puzzle.play(board, verdict.moves)
  const { length } = play
  const told = (frame: number): string =>
    say('en', text('playback.announce', { frame, length, what: play.narrate(frame) }))
  await ear.until(new RegExp(`^Solved with ${length} moves\\.$`), 'Control+Enter')
  for (let frame = 1; frame <= length; frame++) {
    expect(await ear.after('step', 'ArrowRight')).toBe(told(frame))
  }
  expect(await ear.after('step', 'Home')).toBe(told(0))
  await ear.until(new RegExp(`^Move 2 of ${length}: `), 'Space')
  await ear.press('Space')
}

async function saved(ear: Ear): Promise<string> {
  const download = ear.page.waitForEvent('download')
  await ear.until(/Saved as “Untitled 1.txt”\./, 'Control+s')
  return readFileSync(await (await download).path(), 'utf8')
}

/** The first and the last are written just as we write them; the other one lays its blanks otherwise. */
const BOARDS = [
  { name: 'rally/stromrallye0', same: true },
  { name: 'rally/tp0', same: false },
  { name: 'mazes/labyrinthe0', same: true },
]

describe.skipIf(!existsSync(CONTEST))(`with keys and ears alone (boards from ${CONTEST})`, () => {
  it.each(BOARDS)('$name is drawn, solved, watched and saved', async ({ name, same }) => {
    const source = readFileSync(`${CONTEST}/${name}.txt`, 'utf8')
    const board = read(source).board!
    const ear = await listener()
    await newBoard(ear, board)
    await draw(ear, board)
    await watch(ear, board)
    expect(await saved(ear)).toBe(same ? source : puzzleOf(board).write(board))
    await ear.page.context().close()
  })
})

describe('whoever only listens', () => {
  it('hears the same again, what waits, what was given up, and that nothing was done', async () => {
    const ear = await listener()
    await newBoard(ear, read('5\n1,1,0\n0\n').board!)
    const walker = await Walker.at(ear)
    await ear.press('b')
    await walker.to(2, 1)
    expect(await ear.after('change', '1', '2')).toBe('New batteries get charge 12.')
    expect(await walker.key('Enter')).toBe('2, 1: battery, charge 12')
    expect(await ear.after('change', 'Enter')).toBe('Nothing to change here.')
    await walker.to(3, 1)
    await walker.key('Enter')
    expect(await ear.after('change', 'Control+z')).toBe('Undone: Draw batteries')
    expect(await ear.after('change', 'Control+z')).toBe('Undone: Draw batteries')
    expect(await ear.after('change', 'Control+y')).toBe('Redone: Draw batteries')
    await ear.press('t')
    expect(await ear.after('prompt', 'Enter')).toMatch(/^One end is at 3,1\./)
    expect(await ear.after('change', 'Escape')).toBe('Given up.')
    await ear.press('Shift+b', 'Shift+ArrowDown')
    expect(await ear.after('selection', 'Shift+ArrowRight')).toBe('2 × 2 selected')
    await ear.press('Enter', 'Escape')
    expect(await saved(ear)).toBe('5\n1,1,0\n5\n2,1,12\n3,1,12\n4,1,12\n3,2,12\n4,2,12\n')
    await ear.page.context().close()
  })

  it('goes from area to area, also out of a text field, and back to the board from a dialog', async () => {
    const ear = await listener()
    const { page } = ear
    await newBoard(ear, read('5\n1,1,0\n0\n').board!)
    const focused = (): Promise<string | null | undefined> =>
      page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area'))
    expect(await focused()).toBe('board')
    for (const area of ['panel', 'playback', 'tabs', 'toolbar', 'tools', 'board']) {
      await ear.press('F6')
      expect(await focused()).toBe(area)
    }
    await page.getByRole('textbox', { name: 'Title' }).focus()
    await ear.press('Shift+F6')
    expect(await focused()).toBe('board')
    for (const keys of ['Control+k', 'F1', 'Control+e', 'Control+Alt+n', 'Control+Alt+g']) {
      await ear.press(keys)
      await page.getByRole('dialog').waitFor()
      await ear.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await focused(), keys).toBe('board')
    }
    await ear.press('Control+Alt+w')
    expect(await focused()).toBe('empty')
    await page.context().close()
  })
})
