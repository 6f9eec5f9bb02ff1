/** The stand-in notices what would break on a real desktop: each of these is the built program with one thing broken. */
import { afterEach, describe, expect, it } from 'vitest'
import type { Host } from '../../../src/host/host'
import { copyBuild, removeBuild, type Breakage } from '../../standin/build'
import { start, type Program } from '../../standin/launch'

let program: (Program & { opened: Promise<void> }) | undefined
let build = ''

const startBroken = (...breakages: Breakage[]): Program & { opened: Promise<void> } => {
  build = copyBuild(breakages)
  program = start({ build })
  return program
}

afterEach(async () => {
  await program?.close()
  removeBuild(build)
})

describe('a broken desktop', () => {
  it('can’t ask on a channel that was renamed on one side', async () => {
    const { opened, page } = startBroken(['preload/preload.cjs', '"settings"', '"preferences"'])
    await opened
    const answer = (await page()).evaluate(() =>
      (Reflect.get(globalThis, 'stromwerk') as Host).settings(),
    )
    await expect(answer).rejects.toThrow("No handler registered for 'preferences'")
  })

  it('offers nothing if the preload script reaches for Node', async () => {
    const electron = 'require("electron");'
    const { opened, page, pageErrors } = startBroken([
      'preload/preload.cjs',
      electron,
      `${electron} require("node:fs");`,
    ])
    await opened
    const offered = await (await page()).evaluate(() => 'stromwerk' in globalThis)
    expect(offered).toBe(false)
    await expect.poll(() => pageErrors.join()).toContain('module not found: node:fs')
  })

  it('opens no window whose page shares its world with the preload script', async () => {
    const { opened } = startBroken([
      'main/index.js',
      'contextIsolation: true',
      'contextIsolation: false',
    ])
    await expect(opened).rejects.toThrow('isolated and sandboxed windows only')
  })
})
