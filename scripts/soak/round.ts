/**
 * One round of somebody who works without a pause: opens a small board and a large pair of mazes, draws, undoes, solves,
 * gives searches up, and closes both. Keys are pressed inside the page, many at once, so that thousands take seconds;
 * they go the same way as those of a keyboard.
 */
import type { Page } from 'playwright-core'
import { generate } from '../../src/core/mazes/generators/pair'
import { write } from '../../src/core/mazes/write'
import type { Random } from '../../src/core/random'
import { upload } from '../web-edition'

export interface Plan {
  readonly edits: number
  readonly solves: number
  readonly cancels: number
}

/** So small that any board on it is solved at once, however it is drawn. */
const BOARDS = {
  rally: '4\n1,1,2\n1\n3,1,2\n',
  mazes: '5 5\n' + ('0 0 0 0\n'.repeat(5) + '0 0 0 0 0\n'.repeat(4) + '0\n').repeat(2),
} as const

/** Keys that change something at the cursor, after it has gone somewhere. */
const EDITS = {
  rally: [['b', 'Enter'], ['b', 'Enter', '2'], ['r', 'Enter'], ['Delete'], ['-'], ['+']],
  mazes: [['w', 'ArrowRight', 'Enter'], ['w', 'ArrowDown', 'Enter'], ['p', 'Enter'], ['Delete']],
} as const

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const

/** Takes minutes, so that there is something to give up. */
const HARD = write(generate({ width: 181, height: 181, seed: 7, loops: 0, pits: 0 }))

/** Tells how many steps the history has in the end: some of those that were done are undone. */
export async function round(page: Page, plan: Plan, random: Random): Promise<number> {
  const kind = random.pick(['rally', 'mazes'] as const)
  await upload(page, { name: `${kind}.txt`, content: BOARDS[kind] })
  for (let solve = 0; solve < plan.solves; solve++) {
    await draw(page, kind, Math.ceil(plan.edits / plan.solves), random)
    await solveOnce(page)
  }
  const steps = await stepsOf(page)
  await page.keyboard.press('Control+Alt+w')
  await upload(page, { name: 'hard.txt', content: HARD })
  for (let cancel = 0; cancel < plan.cancels; cancel++) await giveUpOnce(page)
  await page.keyboard.press('Control+Alt+w')
  return steps
}

async function draw(
  page: Page,
  kind: keyof typeof EDITS,
  edits: number,
  random: Random,
): Promise<void> {
  const keys = Array.from({ length: edits }, () => [
    random.pick([...ARROWS]),
    ...random.pick<readonly string[]>([...EDITS[kind]]),
    ...(random.between(0, 9) === 0 ? ['Undo', 'Redo', 'Undo'] : []),
  ])
  await page.getByRole('application').focus()
  await page.evaluate(pressAll, keys)
}

/** Runs in the page. */
async function pressAll(edits: readonly (readonly string[])[]): Promise<void> {
  for (const keys of edits) {
    for (const key of keys) {
      const command = { Undo: 'z', Redo: 'y' }[key]
      const wanted = { key: command ?? key, ctrlKey: command !== undefined }
      document.activeElement!.dispatchEvent(
        new KeyboardEvent('keydown', { ...wanted, bubbles: true, cancelable: true }),
      )
    }
    await new Promise(requestAnimationFrame)
  }
}

/** The first row of the history is the board as it was opened. */
async function stepsOf(page: Page): Promise<number> {
  const row = page.locator('[id^="history-"]').first()
  return Number(await row.getAttribute('aria-setsize')) - 1
}

const state = (page: Page, status: string) =>
  page.locator(`.solve-state[data-status="${status}"]`).waitFor()

async function solveOnce(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await state(page, 'done')
}

async function giveUpOnce(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await state(page, 'running')
  await page.keyboard.press('Escape')
  await state(page, 'cancelled')
}
