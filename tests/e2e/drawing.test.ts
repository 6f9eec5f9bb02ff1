/** Drawing in the web edition, with a mouse and with keys: contest boards from nothing, and what each gesture does. */
import { existsSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hand, newBoard } from '../../scripts/hand'
import {
  startWebEdition,
  upload,
  withoutFilePickers,
  type WebEdition,
} from '../../scripts/web-edition'
import { xOf, yOf } from '../../src/core/grid/size'
import type { Maze, MazesBoard } from '../../src/core/mazes/board'
import { read as readMazes } from '../../src/core/mazes/read'
import { write as writeMazes } from '../../src/core/mazes/write'
import { read as readRally } from '../../src/core/rally/read'
import { said, solved } from './look'

const CONTEST = '../shared/contest'
const FIVE = { width: 5, height: 5 }
const RALLY = '5\n1,1,4\n1\n3,3,2\n'
const MAZES = '3 3\n0 0\n0 0\n0 0\n0 0 0\n0 0 0\n0\n0 0\n0 0\n0 0\n0 0 0\n0 0 0\n0\n'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

async function openPage(): Promise<Page> {
  const permissions = ['clipboard-read', 'clipboard-write']
  const viewport = { width: 1280, height: 800 }
  return edition.open({ permissions, viewport }, withoutFilePickers)
}

async function rallyHand(content = RALLY): Promise<Hand> {
  const page = await openPage()
  await upload(page, { name: 'rally.txt', content })
  return Hand.over(page, FIVE)
}

async function mazesHand(content = MAZES): Promise<Hand> {
  const page = await openPage()
  await upload(page, { name: 'mazes.txt', content })
  return Hand.over(page, { width: 3, height: 3 }, 2)
}

describe.skipIf(!existsSync(CONTEST))(
  `boards of the contest (from ${CONTEST}), drawn from nothing`,
  () => {
    it('a rally, byte for byte', async () => {
      const content = readFileSync(`${CONTEST}/rally/stromrallye0.txt`, 'utf8')
      const board = readRally(content).board!
      const page = await openPage()
      await newBoard(page, 'Rally', board)
      const hand = await Hand.over(page, board)
      const over = (cell: number): [number, number] => [
        xOf(board, cell) + 0.5,
        yOf(board, cell) + 0.5,
      ]

      await hand.keys('r')
      await hand.click(...over(board.robot.cell))
      await hand.keys(...String(board.robot.charge))
      await hand.keys('b')
      for (const { cell, charge } of board.batteries) {
        await hand.point(...over(cell))
        await hand.keys(...String(charge))
        await hand.click(...over(cell))
      }
      expect(await hand.saved()).toBe(content)
      await page.context().close()
    })

    it.each(['labyrinthe0.txt', 'labyrinthe1.txt'])('a pair of mazes, %s', async (name) => {
      const content = readFileSync(`${CONTEST}/mazes/${name}`, 'utf8')
      const board = readMazes(content).board!
      const page = await openPage()
      await newBoard(page, 'Mazes', board)
      const hand = await Hand.over(page, board, 2)
      for (const [which, maze] of board.mazes.entries()) await drawMaze(hand, board, maze, which)
      const saved = await hand.saved()
      // Blanks at the ends of lines, which some contest files have, are no part of a board.
      expect(saved).toBe(content.replaceAll(/ +$/gm, ''))
      expect(saved).toBe(writeMazes(board))
      await page.context().close()
    })
  },
)

async function drawMaze(hand: Hand, board: MazesBoard, maze: Maze, which: number): Promise<void> {
  await hand.keys('w')
  for (const cell of maze.right.keys()) {
    const [x, y] = [xOf(board, cell), yOf(board, cell)]
    if (maze.right[cell]) await hand.click(x + 1, y + 0.5, which)
    if (maze.below[cell]) await hand.click(x + 0.5, y + 1, which)
  }
  await hand.keys('p')
  for (const pit of maze.pits) {
    await hand.click(xOf(board, pit) + 0.5, yOf(board, pit) + 0.5, which)
  }
}

describe('a rally', () => {
  it('is painted by a drag, which is one step to undo and redo', async () => {
    const hand = await rallyHand()
    await hand.keys('b')
    await hand.press(0.5, 1.5)
    await hand.point(4.5, 1.5)
    // What is told of a cell is right in the middle of the stroke, too.
    const told = hand.page.locator('.selection .what')
    expect(await told.innerText()).toBe('1, 2: battery, charge 3')
    await hand.release()
    const painted = '5\n1,1,4\n6\n3,3,2\n1,2,3\n2,2,3\n3,2,3\n4,2,3\n5,2,3\n'
    expect(await hand.saved()).toBe(painted)
    await hand.keys('Control+z')
    expect(await hand.saved()).toBe(RALLY)
    expect(await said(hand.page, 'change')).toBe('Undone: Draw batteries')
    await hand.keys('Control+y')
    expect(await hand.saved()).toBe(painted)
    await hand.keys('Control+z', 'Control+Shift+z')
    expect(await hand.saved()).toBe(painted)
    await hand.page.context().close()
  })

  it('loses what the right button goes over, whatever the tool', async () => {
    const hand = await rallyHand('5\n1,1,4\n2\n3,3,2\n4,3,2\n')
    await hand.keys('b')
    await hand.press(2.5, 2.5, 0, 'right')
    await hand.point(3.5, 2.5)
    await hand.release('right')
    expect(await hand.saved()).toBe('5\n1,1,4\n0\n')
    await hand.page.context().close()
  })

  it('is as before when a drag is given up with Esc', async () => {
    const hand = await rallyHand()
    await hand.keys('b')
    await hand.press(0.5, 1.5)
    await hand.point(4.5, 4.5)
    expect(await hand.seen()).toBe('5, 5: battery, charge 3')
    await hand.keys('Escape')
    await hand.point(3.5, 4.5)
    await hand.release()
    expect(await hand.saved()).toBe(RALLY)
    expect(await hand.page.getByRole('button', { name: 'Undo' }).isDisabled()).toBe(true)
    await hand.page.context().close()
  })

  it('gets teleporters by two clicks, and Esc takes half of one back', async () => {
    const hand = await rallyHand()
    await hand.keys('t')
    await hand.click(1.5, 1.5)
    await hand.point(3.5, 3.5)
    await hand.keys('Escape')
    await hand.click(1.5, 3.5)
    await hand.click(4.5, 0.5)
    expect(await hand.saved()).toBe('5\n1,1,4\n2\n3,3,2\nT 2,4,5,1\n')
    await hand.page.context().close()
  })

  it('gets charges by digits, signs and the wheel with Alt', async () => {
    const hand = await rallyHand()
    await hand.point(2.5, 2.5)
    await hand.keys('1', '7')
    expect(await hand.seen()).toBe('3, 3: battery, charge 17')
    await hand.keys('+', '+', '-')
    expect(await hand.seen()).toBe('3, 3: battery, charge 18')
    await hand.page.keyboard.down('Alt')
    await hand.page.mouse.wheel(0, 100)
    await hand.page.mouse.wheel(0, 100)
    await hand.page.keyboard.up('Alt')
    expect(await hand.seen()).toBe('3, 3: battery, charge 16')
    // On a free cell digits are for the next battery.
    await hand.point(0.5, 4.5)
    await hand.keys('4', '2', 'b')
    expect(await hand.page.getByRole('spinbutton', { name: 'Charge of new' }).inputValue()).toBe(
      '42',
    )
    await hand.click(0.5, 4.5)
    expect(await hand.saved()).toBe('5\n1,1,4\n2\n3,3,16\n1,5,42\n')
    await hand.keys('Control+z', 'Control+z', 'Control+z', 'Control+z')
    expect(await hand.saved()).toBe(RALLY)
    await hand.page.context().close()
  })

  it('has what is selected moved by a drag and by arrows', async () => {
    const hand = await rallyHand()
    await hand.keys('v')
    await hand.drag([1.5, 1.5], [2.5, 2.5])
    expect(await hand.page.locator('footer .selected').innerText()).toBe('2 × 2 selected')
    await hand.drag([2.5, 2.5], [3.5, 2.5])
    expect(await hand.saved()).toBe('5\n1,1,4\n1\n4,3,2\n')
    await hand.keys('ArrowDown', 'ArrowDown', 'ArrowLeft')
    expect(await hand.saved()).toBe('5\n1,1,4\n1\n3,5,2\n')
    await hand.keys('Control+z')
    expect(await hand.saved()).toBe('5\n1,1,4\n1\n4,3,2\n')
    await hand.keys('Escape')
    await hand.click(3.5, 2.5)
    await hand.keys('Delete')
    expect(await hand.saved()).toBe('5\n1,1,4\n0\n')
    // A click beside the board selects nothing.
    await hand.click(-0.5, 2.5)
    expect(await hand.page.locator('footer .selected').count()).toBe(0)
    await hand.page.context().close()
  })

  it('gives a piece to another document, and to an empty window', async () => {
    const hand = await rallyHand()
    const { page } = hand
    await hand.keys('v')
    await hand.drag([2.5, 2.5], [3.5, 2.5])
    await hand.keys('Control+c')
    await upload(page, { name: 'other.txt', content: '5\n5,5,1\n0\n' })
    await hand.click(0.5, 0.5)
    await hand.keys('Control+v')
    expect(await hand.saved()).toBe('5\n5,5,1\n1\n1,1,2\n')
    await hand.keys('Control+Alt+w', 'Control+Alt+w')
    await page.getByRole('heading', { name: 'Which board shall it be?' }).waitFor()
    await hand.keys('Control+v')
    await page.getByRole('tab', { selected: true }).waitFor()
    expect(await hand.saved()).toBe('2\n1,2,0\n1\n1,1,2\n')
    await page.context().close()
  })

  it('is cut and pasted from the menu as well, and says what is no board', async () => {
    const hand = await rallyHand()
    const { page } = hand
    const choose = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: 'Menu' }).click()
      await page.getByRole('menuitem', { name: new RegExp(`^${name}`) }).click()
    }
    await hand.keys('v')
    await hand.click(2.5, 2.5)
    await choose('Cut')
    expect(await hand.saved()).toBe('5\n1,1,4\n0\n')
    await hand.click(4.5, 4.5)
    await choose('Paste')
    await expect.poll(() => said(page, 'change')).toBe('Paste')
    expect(await hand.saved()).toBe('5\n1,1,4\n1\n5,5,2\n')
    await page.evaluate(() => navigator.clipboard.writeText('milk, eggs'))
    await hand.keys('Control+v')
    await page.getByText('What is in the clipboard is not a board').waitFor()
    await page.evaluate((text) => navigator.clipboard.writeText(text), MAZES)
    await hand.keys('Control+v')
    await page.getByText('What is in the clipboard belongs to the other puzzle.').waitFor()
    await page.context().close()
  })

  it('is moved by Space and drag, by the middle button and by its tool, and not drawn on', async () => {
    const hand = await rallyHand()
    const { page } = hand
    await hand.keys('b')
    await page.keyboard.down('Space')
    await hand.drag([1.5, 1.5], [2.5, 1.5])
    await page.keyboard.up('Space')
    await hand.press(1.5, 1.5, 0, 'middle')
    await hand.point(1.5, 2.5)
    await hand.release('middle')
    await hand.keys('h')
    await hand.drag([1.5, 1.5], [2.5, 2.5])
    // By two cells in both directions, so that the battery is where the corner was.
    await hand.point(4.5, 4.5)
    expect(await hand.seen()).toBe('3, 3: battery, charge 2')
    expect(await hand.saved()).toBe(RALLY)
    await page.context().close()
  })

  it('is drawn with keys alone', async () => {
    const hand = await rallyHand()
    const { page } = hand
    await page.mouse.move(0, 0)
    await page.getByRole('application').focus()
    await hand.keys('ArrowRight', 'ArrowDown')
    expect(await said(page, 'cursor')).toBe('2, 2: free')
    await hand.keys('b', '8', 'Enter')
    expect(await said(page, 'cursor')).toBe('2, 2: battery, charge 8')
    expect(await said(page, 'change')).toBe('Draw batteries')
    await hand.keys('t', 'ArrowRight', 'Enter', 'ArrowRight', 'Enter')
    await hand.keys('Shift+ArrowDown', 'ArrowDown', 'Backspace', 'Escape')
    expect(await hand.saved()).toBe('5\n1,1,4\n2\n3,3,2\n2,2,8\n')
    await hand.keys('Control+z', 'Control+z')
    expect(await hand.saved()).toBe('5\n1,1,4\n3\n3,3,2\n2,2,8\nT 3,2,4,2\n')
    await page.context().close()
  })

  it('hands the keys over to the playback when it is solved', async () => {
    const hand = await rallyHand('3\n1,1,2\n1\n3,1,2\n')
    const { page } = hand
    await page.getByRole('application').focus()
    await hand.keys('Control+Enter')
    await solved(page)
    await hand.keys('ArrowRight')
    await page.locator('.now[data-frame="1"]').waitFor()
    await hand.keys('Space')
    await page.locator('.now[data-frame="4"]').waitFor()
    await page.context().close()
  })

  it('does not change when a text field undoes what was typed there', async () => {
    const hand = await rallyHand()
    const { page } = hand
    await hand.keys('b')
    await hand.click(0.5, 4.5)
    const field = page.getByRole('spinbutton', { name: 'Charge of new' })
    await field.fill('12')
    await hand.keys('Control+z', '7')
    expect(await hand.saved()).toBe('5\n1,1,4\n2\n3,3,2\n1,5,3\n')
    await page.context().close()
  })
})

describe('a pair of mazes', () => {
  it('gets walls along a drag, and loses them by one that starts on a wall', async () => {
    const hand = await mazesHand()
    await hand.keys('w')
    await hand.point(1.5, 1, 1)
    expect(await hand.seen()).toBe('maze 2 · between 1, 0 and 1, 1: no wall')
    await hand.point(1.5, 1.5, 1)
    expect(await hand.seen()).toMatch(/^maze 2 · 1, 1: /)
    await hand.drag([0.5, 1], [2.5, 1], 1)
    expect(await hand.seen()).toBe('maze 2 · between 2, 0 and 2, 1: wall')
    expect(await hand.saved()).toBe(MAZES.slice(0, -14) + '1 1 1\n0 0 0\n0\n')
    await hand.drag([2.5, 1], [1.5, 1], 1)
    expect(await hand.saved()).toBe(MAZES.slice(0, -14) + '1 0 0\n0 0 0\n0\n')
    await hand.keys('Control+z', 'Control+z')
    expect(await hand.saved()).toBe(MAZES)
    await hand.page.context().close()
  })

  it('gets a rectangle of walls, and loses a wall and a pit by the right button', async () => {
    const hand = await mazesHand()
    await hand.keys('p')
    await hand.click(1.5, 1.5)
    await hand.keys('Shift+w')
    await hand.drag([1.5, 1.5], [1.6, 1.6])
    await hand.click(1, 1.5, 0, 'right')
    const walls = '3 3\n0 0\n0 1\n0 0\n0 1 0\n0 1 0\n'
    expect(await hand.saved()).toBe(`${walls}1\n1 1\n${MAZES.slice(-26)}`)
    await hand.click(1.5, 1.5, 0, 'right')
    expect(await hand.saved()).toBe(`${walls}0\n${MAZES.slice(-26)}`)
    await hand.page.context().close()
  })

  it('is drawn with keys alone, in both mazes', async () => {
    const hand = await mazesHand()
    const { page } = hand
    await page.mouse.move(0, 0)
    await page.getByRole('application').focus()
    await hand.keys('w', 'ArrowRight')
    expect(await said(page, 'cursor')).toBe('maze 1 · between 0, 0 and 1, 0: no wall')
    await hand.keys('Enter')
    expect(await said(page, 'cursor')).toBe('maze 1 · between 0, 0 and 1, 0: wall')
    await hand.keys('m', 'Enter')
    expect(await hand.saved()).toBe(
      '3 3\n1 0\n0 0\n0 0\n0 0 0\n0 0 0\n0\n1 0\n0 0\n0 0\n0 0 0\n0 0 0\n0\n',
    )
    await page.context().close()
  })
})
