/**
 * `npm run screenshots [-- FOLDER [SCREEN…]]`: pictures of every screen of the web edition, in both themes, languages
 * and two sizes. Without a folder they go to docs/pictures, where `window.png`, the README's picture, is one of them.
 */
import { copyFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { generate } from '../src/core/mazes/generators/pair'
import { write } from '../src/core/mazes/write'
import { EXPORT_SCREENS } from './export-screens'
import { KEEPING_SCREENS } from './keeping-screens'
import { command, LOOK_SCREENS } from './look-screens'
import { MAKING_SCREENS } from './making-screens'
import { withPickedFile } from './picked-file'
import { PLAY_SCREENS } from './play-screens'
import { TOOL_SCREENS } from './tool-screens'
import {
  startWebEdition,
  upload,
  type Upload,
  withoutFilePickers,
  withoutLiveVerdict,
} from './web-edition'

const [folder = 'docs/pictures', ...wanted] = process.argv.slice(2)

interface Screen {
  readonly name: string
  /** A search that is staged, since a real one would take too long or not fail. */
  readonly staged?: boolean
  /** In a browser whose dialog for files picks one that can be changed from outside. */
  readonly picks?: boolean
  show(page: Page): Promise<unknown>
}

const example = (name: string): Upload => ({
  name: `${name}.txt`,
  content: readFileSync(`resources/examples/${name}.txt`),
})

async function solve(page: Page): Promise<void> {
  await page.keyboard.press('Control+Enter')
  await page.locator('.solve-state[data-status="done"]').waitFor()
}

async function watch(page: Page, name: string, part: number): Promise<void> {
  await upload(page, example(name))
  await solve(page)
  const slider = page.getByRole('slider')
  const length = Number(await slider.getAttribute('max'))
  await slider.fill(String(Math.round(length * part)))
}

/** What staged searches answer, in this order. */
const ANSWERS = [
  {
    type: 'progress',
    progress: {
      phase: 'proof',
      nodes: 1_234_567,
      seconds: 12.3,
      figures: { memo: 812_345, depth: 96, bytes: 190 * 1024 ** 2 },
    },
  },
  {
    type: 'result',
    seconds: 60,
    result: { status: 'unknown', limit: 'seconds', nodes: 7_654_321 },
  },
  { type: 'failed', message: 'RangeError: Array buffer allocation failed' },
]

async function stageSearches(page: Page): Promise<void> {
  await withoutLiveVerdict(page)
  await page.route('**/worker-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `const answers = ${JSON.stringify(ANSWERS)}
        onmessage = ({ data: { id } }) => postMessage({ id, ...answers[id - 1] })
        const alive = 'staged ' + Math.random()
        navigator.locks.request(alive, () => {
          postMessage({ alive })
          return new Promise(() => {})
        })`,
    }),
  )
}

const SCREENS: readonly Screen[] = [
  { name: 'greeting', show: () => Promise.resolve() },
  {
    name: 'rally',
    async show(page) {
      await watch(page, 'rally-10-crowd', 0.6)
      await page.locator('[data-rated="done"]').waitFor()
    },
  },
  { name: 'teleporters', show: (page) => watch(page, 'rally-06-teleporters', 0.5) },
  { name: 'mazes', show: (page) => watch(page, 'mazes-03-pitfalls', 0.5) },
  { name: 'large', show: (page) => watch(page, 'mazes-06-catacombs', 0.7) },
  {
    name: 'unsolvable',
    async show(page) {
      await upload(page, example('rally-05-chessboard'))
      await solve(page)
      const board = (await page.locator('main').boundingBox())!
      await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2)
    },
  },
  {
    name: 'broken',
    show: (page) => upload(page, { name: 'broken.txt', content: '5\n3,5,nine\n3\n9,1,3\n1,2,2\n' }),
  },
  {
    name: 'tabs',
    show: (page) =>
      upload(page, ...['rally-09-dozen', 'mazes-02-garden', 'rally-12-marathon'].map(example)),
  },
  { name: 'menu', show: (page) => page.getByRole('button', { name: /^Men[uü]$/ }).click() },
  { name: 'palette', show: (page) => openAndType(page, 'Control+k', 's') },
  { name: 'examples', show: (page) => page.keyboard.press('Control+e') },
  { name: 'shortcuts', show: (page) => page.keyboard.press('F1') },
  {
    name: 'about',
    async show(page) {
      await openAndType(page, 'Control+k', 'Stromwerk')
      await page.keyboard.press('Enter')
    },
  },
  {
    name: 'notice',
    show: (page) => page.keyboard.press('Control+s'),
  },
  { name: 'empty', show: (page) => page.keyboard.press('Control+Alt+w') },
  { name: 'new', show: (page) => openAndType(page, 'Control+Alt+n', '') },
  {
    name: 'new-fault',
    async show(page) {
      await openAndType(page, 'Control+Alt+n', '')
      await page.getByRole('dialog').getByRole('spinbutton').first().fill('0')
    },
  },
  {
    name: 'new-empty',
    async show(page) {
      await openAndType(page, 'Control+Alt+n', '')
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    },
  },
  {
    name: 'resize',
    async show(page) {
      await upload(page, example('rally-06-teleporters'))
      await command(page, 'resize')
      const sides = page.getByRole('dialog').getByRole('spinbutton')
      await sides.first().fill('-3')
      await sides.last().fill('2')
    },
  },
  {
    name: 'ask',
    async show(page) {
      await upload(page, example('rally-10-crowd'))
      await command(page, 'extra-wrap')
    },
  },
  { name: 'live-solvable', show: (page) => live(page, example('rally-06-teleporters'), 'done') },
  { name: 'live-unsolvable', show: (page) => live(page, example('rally-05-chessboard'), 'done') },
  {
    name: 'live-searching',
    show: (page) => live(page, example('rally-12-marathon'), 'searching'),
  },
  {
    name: 'problems',
    async show(page) {
      const content = '12,9\n1,1,1\n4\n2,1,2\n1,2,2\n12,9,1\nT5,5,9,5\n'
      await live(page, { name: 'problems.txt', content }, 'done')
      await page.locator('.problems').getByRole('listitem').getByRole('button').first().click()
    },
  },
  {
    name: 'history',
    async show(page) {
      await upload(page, example('rally-04-crossroads'))
      for (const id of ['turn-right', 'mirror-left-right', 'transpose', 'extra-clear'])
        await command(page, id)
      await page.getByRole('textbox', { name: /^Tite?l/ }).fill('Zickzack')
      await page.keyboard.press('Tab')
      await page.getByRole('button', { name: /Undo|Rückgängig/ }).click()
      await page.locator('.history [aria-selected="true"]').scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'minimap',
    async show(page) {
      const board = generate({ width: 151, height: 101, seed: 3, loops: 0.1, pits: 0.02 })
      await upload(page, { name: 'large.txt', content: write(board) })
      for (let times = 0; times < 6; times++) await page.keyboard.press('Control+Equal')
    },
  },
  ...TOOL_SCREENS,
  ...EXPORT_SCREENS,
  ...LOOK_SCREENS,
  ...PLAY_SCREENS,
  ...MAKING_SCREENS,
  ...KEEPING_SCREENS,
  { name: 'solving', staged: true, show: (page) => stage(page, 1) },
  { name: 'gave-up', staged: true, show: (page) => stage(page, 2) },
  { name: 'failed', staged: true, show: (page) => stage(page, 3) },
  {
    name: 'cancelled',
    staged: true,
    async show(page) {
      await stage(page, 1)
      await page.keyboard.press('Escape')
    },
  },
]

/** Waits until the badge has come this far without being asked. */
async function live(page: Page, board: Upload, status: string): Promise<void> {
  await upload(page, board)
  await page.locator(`[data-live="${status}"]`).waitFor()
}

async function openAndType(page: Page, keys: string, letters: string): Promise<void> {
  await page.keyboard.press(keys)
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type(letters)
}

/** Searches until the answer with this number has come. */
async function stage(page: Page, answer: number): Promise<void> {
  await upload(page, example('rally-12-marathon'))
  for (let count = 1; count <= answer; count++) {
    if (count > 1) await page.keyboard.press('Escape')
    await page.keyboard.press('Control+Enter')
    await page.waitForTimeout(150)
  }
}

const SIZES = [
  { width: 1280, height: 800 },
  { width: 900, height: 600 },
]

mkdirSync(folder, { recursive: true })
const edition = await startWebEdition()
for (const screen of SCREENS.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  for (const viewport of SIZES)
    for (const locale of ['en-US', 'de-DE'])
      for (const colorScheme of ['light', 'dark'] as const) {
        const page = await edition.open({ viewport, locale, colorScheme }, async (page) => {
          await (screen.picks ? withPickedFile(page) : withoutFilePickers(page))
          if (screen.staged) await stageSearches(page)
        })
        await screen.show(page)
        await page.waitForTimeout(250)
        const size = `${viewport.width}x${viewport.height}`
        const name = [screen.name, locale.slice(0, 2), colorScheme, size].join('-')
        await page.screenshot({ path: join(folder, `${name}.png`) })
        await page.context().close()
      }
  console.log(screen.name)
}
await edition.close()
if (wanted.length === 0) {
  copyFileSync(join(folder, 'rally-en-light-1280x800.png'), join(folder, 'window.png'))
}
