/** Pictures, animations and texts by the command line. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GifReader } from 'omggif'
import { describe, expect, test } from 'vitest'
import { LIGHT } from '../../src/core/picture/theme'
import { folder, mazes, rally, stromwerk, unsolvable } from './stromwerk'

describe('render', () => {
  test('draws SVG', async () => {
    const output = join(folder, 'board.svg')
    expect((await stromwerk(['render', rally, '-o', output, '--solution'])).exit).toBe(0)
    const drawn = readFileSync(output, 'utf8')
    expect(drawn).toMatch(/^<svg /)
    expect(drawn).toContain('stroke-width="5"')
  })

  test('draws PNG of the asked size, the same with and without system fonts', async () => {
    const output = join(folder, 'board.png')
    expect((await stromwerk(['render', mazes, '-o', output, '--scale', '24', '--dark'])).exit).toBe(
      0,
    )
    const png = readFileSync(output)
    expect(png.subarray(1, 4).toString()).toBe('PNG')
    // Two boards of 3 cells with their margins (30 and 12 at 48 pixels per cell).
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([186, 93])
  })

  test('animates a solution as GIF, and given moves', async () => {
    const output = join(folder, 'play.gif')
    const frames = async (...args: string[]): Promise<number> => {
      expect((await stromwerk(['render', rally, '-o', output, '--scale', '8', ...args])).exit).toBe(
        0,
      )
      return new GifReader(readFileSync(output)).numFrames()
    }
    expect(await frames()).toBe(5)
    expect(await frames('--stride', '3')).toBe(3)
    expect(await frames('--moves', 'rr', '--trail', 'battery')).toBe(3)
  })

  test('shows frames as long as asked', async () => {
    const output = join(folder, 'slow.gif')
    await stromwerk(['render', mazes, '-o', output, '--delay', '350', '--moves', 'dr', '--dark'])
    const reader = new GifReader(readFileSync(output))
    expect(reader.frameInfo(0).delay).toBe(35)
  })

  test('tells the steps in words', async () => {
    const output = join(folder, 'steps.txt')
    expect((await stromwerk(['render', rally, '-o', output])).exit).toBe(0)
    const lines = readFileSync(output, 'utf8').split('\n')
    expect(lines.slice(0, 3)).toEqual([
      '1 swap',
      'Start at 1,1 with charge 2.',
      'Go to 3,1 (2 moves): drop charge 0, take charge 2.',
    ])
    expect((await stromwerk(['verify', rally, lines.at(-2)!])).exit).toBe(0)
  })

  test('says where unfinished moves end', async () => {
    const output = join(folder, 'unfinished.txt')
    await stromwerk(['render', rally, '-o', output, '--moves', 'r'], '', 'de')
    expect(readFileSync(output, 'utf8')).toContain('mit Ladung 1')
  })

  test('colours the way by battery only where there are batteries', async () => {
    const output = join(folder, 'battery.svg')
    const trail = ['--solution', '--trail', 'battery']
    expect((await stromwerk(['render', rally, '-o', output, ...trail])).exit).toBe(0)
    const drawn = readFileSync(output, 'utf8')
    for (const colour of LIGHT.batteryTrails.slice(0, 2))
      expect(drawn).toContain(`stroke="${colour}"`)
    const { exit, err } = await stromwerk(['render', mazes, '-o', output, ...trail])
    expect(exit).toBe(2)
    expect(err).toContain('--trail takes one of: time; found “battery”')
  })

  test('without a solution there is a picture, but nothing to play', async () => {
    const picture = join(folder, 'unsolvable.svg')
    const drawn = await stromwerk(['render', unsolvable, '-o', picture, '--solution'])
    expect([drawn.exit, existsSync(picture)]).toEqual([0, true])
    expect(drawn.err).toContain('the board is drawn without one')
    for (const name of ['nothing.gif', 'nothing.txt']) {
      const output = join(folder, name)
      expect((await stromwerk(['render', unsolvable, '-o', output])).exit).toBe(1)
      expect(existsSync(output)).toBe(false)
    }
  })

  test('refuses moves that the rules do not allow', async () => {
    const output = join(folder, 'impossible.svg')
    const ran = await stromwerk(['render', rally, '-o', output, '--moves', 'ru', '--json'])
    expect(ran.exit).toBe(2)
    expect(ran.json()).toMatchObject([{ faults: [{ code: 'move-off-board', move: 2 }] }])
    expect(existsSync(output)).toBe(false)
  })

  test.each([
    [['-o', 'board.bmp'], '.svg, .png, .gif or .txt'],
    [[], 'The output file is missing'],
    [['-o', 'board.png', '--scale', '0'], 'from 1 to 96'],
    [['-o', 'board.gif', '--stride', '0'], '--stride takes a number from 1'],
    [['-o', 'board.gif', '--delay', 'soon'], '--delay takes a number from 20'],
    [['-o', 'board.svg', '--trail', 'rainbow'], '--trail takes one of: time, battery'],
  ])('refuses %j', async (args, told) => {
    const { exit, err } = await stromwerk(['render', rally, ...args])
    expect(exit).toBe(2)
    expect(err).toContain(told)
  })
})
