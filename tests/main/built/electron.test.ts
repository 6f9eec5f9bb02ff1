/** The real Electron, where it is installed: the few things that the stand-in can only pretend. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findElectron } from '../../../scripts/electron'
import { hostIn } from '../../standin/host-in-page'

const program = findElectron()
const name = 'the desktop on real Electron'

describe.skipIf(program === undefined)(
  program === undefined ? `${name} (its binary is not installed here)` : name,
  () => {
    let folder: string
    let app: ElectronApplication

    beforeAll(async () => {
      folder = mkdtempSync(join(tmpdir(), 'stromwerk-electron-'))
      const board = join(folder, 'board.txt')
      writeFileSync(board, '3\n1,1,1\n1\n2,1,3\n')
      const switches = process.getuid?.() === 0 ? ['--no-sandbox'] : []
      app = await _electron.launch({
        executablePath: program ?? '',
        args: [...switches, `--user-data-dir=${folder}`, resolve('.'), '--', board],
      })
    })

    afterAll(async () => {
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    })

    it('opens its window, isolated, with the board of the command line', async () => {
      const page = await app.firstWindow()
      expect(await page.evaluate(() => typeof Reflect.get(globalThis, 'require'))).toBe('undefined')
      await expect.poll(() => app.windows().length).toBe(1)
      const titles = (): Promise<string[]> =>
        app.evaluate(({ BrowserWindow }) =>
          BrowserWindow.getAllWindows().map((window) => window.getTitle()),
        )
      await expect.poll(titles, { timeout: 20_000 }).toEqual(['board.txt – Stromwerk'])
    })

    it('draws an export in a worker of its page', async () => {
      const page = await app.firstWindow()
      await page.keyboard.press('Control+Shift+E')
      await page.locator('[data-preview="drawn"]').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
    })

    it('solves in a utility process', async () => {
      const { host, heard } = await hostIn(await app.firstWindow())
      await host.evaluate((host) =>
        host.startJob({
          id: 1_000_000,
          work: 'solve',
          ask: {
            board: {
              kind: 'rally',
              width: 3,
              height: 3,
              robot: { cell: 0, charge: 2 },
              batteries: [],
              teleporters: [],
              diagonal: false,
              teleportCost: 1,
              labels: [],
              about: { entries: [], notes: [] },
            },
          },
        }),
      )
      const last = async (): Promise<unknown> => (await heard()).job.at(-1)
      await expect.poll(last, { timeout: 20_000 }).toMatchObject({ result: { status: 'solved' } })
    })
  },
)
