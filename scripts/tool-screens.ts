/** Screens with each tool in use, most of them in the middle of a stroke: what one sees while drawing. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { read } from '../src/core/puzzle'
import { Hand } from './hand'
import { upload } from './web-edition'

interface ToolScreen {
  readonly name: string
  show(page: Page): Promise<unknown>
}

const RALLY = '12,8\n2,2,5\n7\n4,2,3\n7,3,2\n9,6,4\n3,6,1\n11,2,60\n5,4,0\nT6,6,12,8\n'
const MAZES = readFileSync('resources/examples/mazes-03-pitfalls.txt', 'utf8')

/** A board, a tool by its key, and what one does with it. */
function screen(
  name: string,
  [content, panes]: readonly [string, number],
  keys: readonly string[],
  act: (hand: Hand) => Promise<unknown>,
): ToolScreen {
  return {
    name: `tool-${name}`,
    async show(page) {
      await upload(page, { name: 'drawing.txt', content })
      const hand = await Hand.over(page, read(content).board!, panes)
      await hand.keys(...keys)
      await act(hand)
    },
  }
}

const rally = [RALLY, 1] as const
const mazes = [MAZES, 2] as const

type Spot = readonly [x: number, y: number]

/** A drag that is not over. */
async function held(hand: Hand, from: Spot, to: Spot, maze = 0): Promise<void> {
  await hand.press(...from, maze)
  await hand.point((from[0] + to[0]) / 2, (from[1] + to[1]) / 2, maze)
  await hand.point(...to, maze)
}

async function withKeys(hand: Hand, ...keys: readonly string[]): Promise<void> {
  await hand.page.mouse.move(0, 0)
  await hand.page.getByRole('application').focus()
  await hand.keys(...keys)
}

export const TOOL_SCREENS: readonly ToolScreen[] = [
  screen('select', rally, ['v'], (hand) => hand.drag([2.5, 1.5], [7.5, 4.5])),
  screen('move', rally, ['v'], async (hand) => {
    await hand.drag([2.5, 1.5], [7.5, 4.5])
    await held(hand, [4.5, 2.5], [6.5, 4.5])
  }),
  screen('robot', rally, ['r'], (hand) => held(hand, [1.5, 1.5], [5.5, 4.5])),
  screen('battery-hover', rally, ['b'], (hand) => hand.point(5.5, 4.5)),
  screen('battery', rally, ['b'], (hand) => held(hand, [1.5, 4.5], [10.5, 4.5])),
  screen('battery-rectangle', rally, ['Shift+b'], (hand) => held(hand, [3.5, 2.5], [9.5, 5.5])),
  screen('battery-fill', rally, ['f'], (hand) => hand.click(5.5, 4.5)),
  screen('teleporter', rally, ['t'], async (hand) => {
    await hand.click(1.5, 6.5)
    await hand.point(8.2, 1.4)
  }),
  screen('eraser', rally, ['e'], (hand) => held(hand, [2.5, 1.5], [8.5, 5.5])),
  screen('pan', rally, ['h'], (hand) => held(hand, [2.5, 1.5], [5.5, 2.5])),
  screen('keys', rally, ['b'], (hand) => withKeys(hand, 'ArrowRight', 'ArrowDown', 'ArrowDown')),
  screen('keys-select', rally, ['v'], (hand) =>
    withKeys(hand, 'ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowDown'),
  ),
  screen('wall-hover', mazes, ['w'], (hand) => hand.point(2, 2.5)),
  screen('wall', mazes, ['w'], (hand) => held(hand, [0.5, 3], [3.5, 3], 1)),
  screen('wall-rectangle', mazes, ['Shift+w'], (hand) => held(hand, [1.5, 1.5], [4.5, 3.5])),
  screen('pit', mazes, ['p'], (hand) => held(hand, [1.5, 2.5], [4.5, 2.5], 1)),
  screen('maze-select', mazes, ['v'], (hand) => hand.drag([1.5, 1.5], [4.5, 3.5], 1)),
  screen('maze-eraser', mazes, ['e'], (hand) => held(hand, [1.5, 1.5], [5.5, 3.5])),
  screen('maze-keys', mazes, ['w'], (hand) =>
    withKeys(hand, 'ArrowDown', 'ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight'),
  ),
]
