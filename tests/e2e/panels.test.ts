/** What is around the board while one draws: dialogs, the panel, the history, the live verdict, the overview. */
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Hand, newBoard } from '../../scripts/hand'
import {
  reload,
  startWebEdition,
  upload,
  withoutFilePickers,
  withoutLiveVerdict,
  type WebEdition,
} from '../../scripts/web-edition'
import { generate } from '../../src/core/mazes/generators/pair'
import { write as writeMazes } from '../../src/core/mazes/write'
import { read } from '../../src/core/rally/read'
import { solve } from '../../src/core/rally/solver/solve'
import { solved } from './look'

const FIVE = { width: 5, height: 5 }
const RALLY = '5\n1,1,4\n2\n3,3,2\n5,5,1\n'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

const VIEWPORT = { viewport: { width: 1280, height: 800 } }

async function openBoard(content: string): Promise<Page> {
  const page = await edition.open(VIEWPORT, withoutFilePickers)
  await upload(page, { name: 'board.txt', content })
  return page
}

/** Runs a command by its name, through the palette. */
async function command(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Type a command' }).fill(name)
  await page.keyboard.press('Enter')
}

const badge = (page: Page, verdict: string) => page.locator(`.live[data-verdict="${verdict}"]`)

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

describe('a new board', () => {
  it('is made as one wishes, with the keyboard alone, and opens without a file', async () => {
    const page = await edition.open(VIEWPORT, withoutFilePickers)
    await page.keyboard.press('Control+Alt+n')
    const dialog = page.getByRole('dialog', { name: 'New board' })
    await dialog.waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.type('7')
    expect(await page.getByRole('spinbutton', { name: 'Height' }).inputValue()).toBe('7')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('4')
    await dialog.getByRole('checkbox', { name: 'Diagonal steps' }).focus()
    await page.keyboard.press('Space')
    await dialog.getByRole('textbox', { name: 'Title' }).focus()
    await page.keyboard.type('Zig: zag')
    await page.keyboard.press('Enter')
    await page.getByRole('tab', { name: 'Zig zag', selected: true }).waitFor()
    const hand = await Hand.over(page, { width: 7, height: 4 })
    expect(await hand.saved()).toBe('7,4\n1,1,0\n0\n#!diagonal=1\n#!title=Zig: zag\n')
    await page.context().close()
  })

  it('says in words what is wrong, and does not open', async () => {
    const page = await edition.open(VIEWPORT)
    await page.keyboard.press('Control+Alt+n')
    await page.getByRole('spinbutton', { name: 'Width' }).fill('1001')
    await page.getByText('The width must be a whole number from 1 to 1000.').waitFor()
    expect(await page.getByRole('button', { name: 'Create' }).isDisabled()).toBe(true)
    await page.keyboard.press('Enter')
    expect(await page.getByRole('dialog').isVisible()).toBe(true)
    await page.context().close()
  })

  it('is offered where nothing is open', async () => {
    const page = await edition.open(VIEWPORT)
    await page.keyboard.press('Control+Alt+w')
    await page.getByRole('main').waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'New board…' }).last().click()
    await page.getByRole('radio', { name: 'Mazes' }).check()
    await page.getByRole('button', { name: '8 × 8', exact: true }).click()
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByText('Mazes · 8 × 8').waitFor()
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Untitled 1'])
    await newBoard(page, 'Rally', FIVE)
    expect(await page.getByRole('tab').allInnerTexts()).toEqual(['Untitled 1', 'Untitled 2'])
    await page.context().close()
  })
})

describe('another size', () => {
  it('names what it cuts off, and undo brings it back', async () => {
    const page = await openBoard(RALLY)
    await page.getByRole('button', { name: 'Change…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Size of the board' })
    await dialog.getByText('Nothing is cut off.').waitFor()
    await dialog.getByRole('button', { name: 'Columns on the right: one less' }).click()
    await dialog.getByRole('spinbutton', { name: 'Rows at the top' }).fill('2')
    await dialog.getByText('1 battery', { exact: true }).waitFor()
    await dialog.getByText('4 × 7', { exact: true }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByText('Rally · 4 × 7').waitFor()
    const hand = await Hand.over(page, { width: 4, height: 7 })
    expect(await hand.saved()).toBe('4,7\n1,3,4\n1\n3,5,2\n')
    await page.keyboard.press('Control+z')
    await page.getByText('Rally · 5 × 5').waitFor()
    expect(await hand.saved()).toBe(RALLY)
    await page.context().close()
  })

  it('is refused where nothing would be left', async () => {
    const page = await openBoard(RALLY)
    await command(page, 'size of the board')
    await page.getByRole('spinbutton', { name: 'Columns on the left' }).fill('-5')
    await page.getByText('The width must be a whole number from 1 to 1000.').waitFor()
    expect(await page.getByRole('button', { name: 'Change the size' }).isDisabled()).toBe(true)
    await page.context().close()
  })
})

describe('a command that removes something', () => {
  it('asks first, and is not done when one says no', async () => {
    const page = await openBoard('5\n3,3,4\n1\n3,1,2\n')
    await command(page, 'wrap the border')
    const dialog = page.getByRole('dialog', { name: 'Wrap the border' })
    await dialog.getByText('what is on 3,1').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('1 battery', { exact: true }).waitFor()

    await command(page, 'wrap the border')
    await dialog.getByRole('button', { name: 'Go on' }).click()
    await page.getByText('6 teleporter pairs').waitFor()
    await page.keyboard.press('Control+z')
    await page.getByText('1 battery', { exact: true }).waitFor()
    await page.context().close()
  })

  it('does not ask where nothing is removed', async () => {
    const page = await openBoard(RALLY)
    await command(page, 'turn left')
    await page.getByRole('option', { name: 'Turn left' }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    await page.context().close()
  })
})

describe('the panel', () => {
  it('changes title and options, each a step that can be undone', async () => {
    const page = await openBoard(RALLY)
    await field(page, 'Title').click()
    await page.keyboard.type('My board ')
    expect(await field(page, 'Title').inputValue()).toBe('My board ')
    await field(page, 'Notes').click()
    await page.keyboard.type('Two lines,\nof course.')
    await page.getByRole('checkbox', { name: 'Diagonal steps' }).check()
    await page.getByRole('checkbox', { name: 'Teleporting costs nothing' }).check()
    const hand = await Hand.over(page, FIVE)
    const end = '#!diagonal=1\n#!teleport-cost=0\n#!title=My board\n'
    expect(await hand.saved()).toBe(`${RALLY}# Two lines,\n# of course.\n${end}`)
    expect(await page.locator('.history').getByRole('option').count()).toBe(5)

    for (let times = 0; times < 3; times++) await page.keyboard.press('Control+z')
    expect(await field(page, 'Notes').inputValue()).toBe('')
    expect(await field(page, 'Title').inputValue()).toBe('My board')
    expect(await page.getByRole('checkbox', { name: 'Diagonal steps' }).isChecked()).toBe(false)
    await page.keyboard.press('Control+z')
    expect(await field(page, 'Title').inputValue()).toBe('')
    expect(await hand.saved()).toBe(RALLY)
    await page.context().close()
  })

  it('shows the selected cell, and changes its charge and label', async () => {
    const page = await openBoard(RALLY)
    const hand = await Hand.over(page, FIVE)
    await hand.click(2.5, 2.5)
    await page.getByText('3, 3: battery, charge 2').first().waitFor()
    await page.locator('.selection').getByRole('spinbutton').fill('17')
    await page.keyboard.press('Tab')
    await page.keyboard.type('here')
    expect(await hand.saved()).toBe('5\n1,1,4\n2\n3,3,17:here\n5,5,1\n')
    await page.context().close()
  })

  it('jumps through the history, back and forth', async () => {
    const page = await openBoard(RALLY)
    for (const name of ['turn left', 'transpose', 'clear the board']) await command(page, name)
    const rows = page.locator('.history').getByRole('option')
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringContaining('As opened'),
      expect.stringContaining('Turn left'),
      expect.stringContaining('Transpose'),
      expect.stringContaining('Clear the board'),
    ])
    const hand = await Hand.over(page, FIVE)
    const last = await hand.saved()
    await rows.nth(0).click()
    expect(await hand.saved()).toBe(RALLY)
    expect(await rows.nth(0).getAttribute('aria-selected')).toBe('true')
    await rows.nth(3).click()
    expect(await hand.saved()).toBe(last)
    await page.keyboard.press('ArrowUp')
    expect(await rows.nth(2).getAttribute('aria-selected')).toBe('true')
    await page.context().close()
  })

  it('keeps only the rows in sight of a long history', async () => {
    const page = await openBoard(RALLY)
    const turn = page.getByRole('checkbox', { name: 'Diagonal steps' })
    for (let times = 0; times < 60; times++) await turn.click()
    const rows = page.locator('.history').getByRole('option')
    await page.locator('#history-60[aria-selected="true"]').waitFor()
    expect(await rows.count()).toBeLessThan(30)
    expect(await rows.last().getAttribute('aria-setsize')).toBe('61')
    await page.context().close()
  })

  it('goes to where a problem is', async () => {
    const page = await openBoard('40\n1,1,1\n2\n2,1,1\n40,40,1\n')
    for (let times = 0; times < 10; times++) await page.keyboard.press('Control+Equal')
    const problem = page.locator('.problems').getByRole('button', { name: 'out of every reach' })
    await problem.click()
    expect(await problem.getAttribute('aria-pressed')).toBe('true')
    await page.getByText('40, 40: battery, charge 1').first().waitFor()
    const box = (await page.getByRole('application').boundingBox())!
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await expect.poll(() => page.locator('footer .seen').innerText()).toMatch(/^(39|40), (39|40): /)
    await page.context().close()
  })

  it('folds its parts away and stays usable in a small window', async () => {
    const page = await edition.open({ viewport: { width: 900, height: 600 } }, withoutFilePickers)
    await upload(page, { name: 'board.txt', content: RALLY })
    for (const name of ['Problems', 'Board', 'Selected cell'])
      await page.getByRole('button', { name, exact: true }).click()
    await page.locator('.history').getByRole('option', { name: 'As opened' }).waitFor()
    const box = (await page.locator('.history').boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(600)
    expect(await field(page, 'Title').count()).toBe(0)
    await page.context().close()
  })
})

/** Keeps, from now on, every verdict that the badge shows together with the board's facts beside it. */
async function watchBadge(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const look = (): void => {
      const verdict = document.querySelector<HTMLElement>('.live')?.dataset.verdict
      const facts = [...document.querySelectorAll('.board li')].map((fact) => fact.textContent)
      if (verdict) seen.add(`${verdict}: ${facts.join(', ')}`)
    }
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])
}

describe('the live verdict', () => {
  it('says that a board is solvable, without showing the solution, which then is there at once', async () => {
    const page = await openBoard('3\n1,1,2\n1\n3,1,2\n')
    await badge(page, 'solved').waitFor()
    await page.getByText('4 moves · 1 swap · exactly one solution').waitFor()
    await page.getByText('Solve the board to watch its solution here.').waitFor()
    await page.getByRole('button', { name: 'Show the solution' }).click()
    await solved(page)
    await page.getByText('0 / 4').waitFor()
    await page.context().close()
  })

  it('says why a board can’t be solved', async () => {
    const page = await openBoard('3\n1,1,1\n1\n3,3,1\n')
    await badge(page, 'unsolvable').waitFor()
    await page.getByText('This board has no solution to watch.').waitFor()
    // With the first stroke nothing is known any more.
    const hand = await Hand.over(page, { width: 3, height: 3 })
    await hand.keys('b')
    await hand.press(1.5, 1.5)
    await page.getByText('Solve the board to watch its solution here.').waitFor()
    await hand.release()
    await page.locator('.live').getByText('Can’t be solved').waitFor()
    await page.context().close()
  })

  it('is never that of an older board while one draws', async () => {
    const page = await openBoard(RALLY)
    const seen = await watchBadge(page)
    const hand = await Hand.over(page, FIVE)
    await hand.keys('b', '1')
    for (let stroke = 0; stroke < 12; stroke++) {
      const [x, y] = [1 + (stroke % 4), 1 + Math.floor(stroke / 4)]
      await hand.click(x + 0.5, y + 0.5)
      // Now and then long enough for an answer, and mostly not.
      if (stroke % 4 === 3) await page.locator('.live[data-live="done"]').waitFor()
    }
    await page.keyboard.press('Control+z')
    await page.locator('.live[data-live="done"]').waitFor()

    const boards = await drawnBoards(hand)
    const verdicts = new Map(
      boards.map((board) => [factsOf(board), solve(read(board).board!).status]),
    )
    const shown = await seen()
    expect(shown.length).toBeGreaterThanOrEqual(4)
    for (const each of shown) {
      const [verdict, facts] = each.split(': ')
      expect({ facts, verdict }).toEqual({ facts, verdict: verdicts.get(facts) })
    }
    await page.context().close()
  })

  it('waits while a stroke is under way', async () => {
    const page = await openBoard(RALLY)
    await badge(page, 'solved').or(badge(page, 'unsolvable')).waitFor()
    const hand = await Hand.over(page, FIVE)
    await hand.keys('b')
    await hand.press(1.5, 1.5)
    expect(await page.locator('.live').getAttribute('data-live')).toBe('waiting')
    await hand.keys('Escape')
    expect(await page.locator('.live').getAttribute('data-live')).toBe('done')
    await hand.release()
    await page.context().close()
  })

  it('can be switched off, for good', async () => {
    const page = await openBoard(RALLY)
    await command(page, 'solve while drawing')
    await page.getByText('Not solved yet.').waitFor()
    await reload(page)
    await page.getByText('Not solved yet.').waitFor()
    await page.context().close()
  })
})

/** Every board of the history, as files. */
async function drawnBoards(hand: Hand): Promise<string[]> {
  const rows = await hand.page.locator('.history').getByRole('option').count()
  const boards: string[] = []
  for (let row = 0; row < rows; row++) {
    await hand.page.locator(`#history-${row}`).click()
    boards.push(await hand.saved())
  }
  return boards
}

/** As the panel says it. */
function factsOf(source: string): string {
  const { robot, batteries } = read(source).board!
  const charge = batteries.reduce((sum, battery) => sum + battery.charge, robot.charge)
  return `${batteries.length} batteries, charge ${charge} in all`
}

describe('the overview', () => {
  const large = writeMazes(generate({ width: 121, height: 121, seed: 3, loops: 0.1, pits: 0.02 }))

  it('comes when not all of a large board is in sight, and goes where one clicks', async () => {
    const page = await openBoard(large)
    const map = page.getByRole('img', { name: 'Overview' })
    expect(await map.count()).toBe(0)
    await page.keyboard.press('Control+1')
    await map.waitFor()
    const box = (await map.boundingBox())!
    await page.mouse.click(box.x + box.width - 3, box.y + box.height - 3)
    const board = (await page.getByRole('application').boundingBox())!
    await page.mouse.move(board.x + board.width / 4, board.y + board.height / 2)
    await expect.poll(() => page.locator('footer .seen').innerText()).toMatch(/1[12]\d, 1[12]\d:/)
    await page.keyboard.press('Control+0')
    await map.waitFor({ state: 'detached' })
    await page.context().close()
  })

  it('does not come on a small board', async () => {
    const page = await openBoard('60\n1,1,1\n0\n')
    await page.keyboard.press('Control+1')
    await page.locator('footer').getByText('100%').waitFor()
    expect(await page.getByRole('img', { name: 'Overview' }).count()).toBe(0)
    await page.context().close()
  })
})

describe('without the live verdict', () => {
  it('a board is solved when one asks', async () => {
    const page = await edition.open(VIEWPORT, async (page) => {
      await withoutFilePickers(page)
      await withoutLiveVerdict(page)
    })
    await upload(page, { name: 'board.txt', content: '3\n1,1,2\n1\n3,1,2\n' })
    await page.getByText('Not solved yet.').waitFor()
    await page.keyboard.press('Control+Enter')
    await solved(page)
    await page.context().close()
  })
})
