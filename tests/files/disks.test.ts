/** Disks that refuse: on each, the file that was there stays whole, nothing is left beside it, and there is a reason. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { say } from '../../src/core/text/say'
import { diskReason } from '../../src/files/disk-reason'

const folder = mkdtempSync(join(tmpdir(), 'stromwerk-disks-'))

afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Report {
  readonly error?: { readonly code: string; readonly message: string }
  readonly content: string
  readonly names: readonly string[]
}

/** Runs a test's program with a disk of its own at `folder`, which only it can see. */
function onDisk<Said = Report>(
  prepare: string,
  program = 'write-once',
): { status: number | null; report: () => Said; stderr: string } {
  const script = `mount -t tmpfs -o size=64k none "$0" && cd "$0" && printf old > board.txt && ${prepare}`
  const run = `${script} && cd "$1" && exec "$2" --import tsx tests/files/${program}.ts "$0/board.txt"`
  const args = ['-rm', 'sh', '-c', run, folder, process.cwd(), process.execPath]
  const { status, stdout, stderr } = spawnSync('unshare', args, { encoding: 'utf8' })
  return { status, stderr, report: () => JSON.parse(stdout) as Said }
}

const canMount = onDisk('true').status === 0
const name = 'a disk that refuses'

describe.skipIf(!canMount)(canMount ? name : `${name} (a small disk can't be made here)`, () => {
  const expectRefused = (prepare: string, code: string, reason: string): void => {
    const { report, stderr } = onDisk(prepare)
    expect(stderr).toBe('')
    const { error, content, names } = report()
    expect(error).toMatchObject({ code })
    expect(content).toBe('old')
    expect(names.filter((each) => each.endsWith('.tmp'))).toEqual([])
    const told = diskReason(Object.assign(new Error(error?.message), error))
    expect(typeof told === 'string' ? told : say('en', told)).toBe(reason)
  }

  it('because it is full', () => {
    expectRefused('head -c 50000 /dev/zero > filler', 'ENOSPC', 'the disk is full')
  })

  it('because it is write-protected', () => {
    expectRefused('mount -o remount,ro "$0"', 'EROFS', 'the disk is write-protected')
  })

  it('because something is mounted over the file', () => {
    const lock = 'printf old > other && mount --bind other board.txt'
    expectRefused(lock, 'EBUSY', 'another program is using it')
  })

  it.each([
    ['is full', 'mkdir recovery && head -c 50000 /dev/zero > filler', 'disk.full'],
    ['is write-protected', 'mkdir recovery && mount -o remount,ro "$0"', 'disk.read-only'],
  ])('keeps nothing safe when it %s, which is said once', (_, prepare, why) => {
    const { report, stderr } = onDisk<{ problems: unknown[] }>(prepare, 'keep-thrice')
    expect(stderr).toBe('')
    expect(report().problems).toMatchObject([
      { key: 'keeping.cant-keep', values: { why: { key: why } } },
    ])
  })

  it('but takes what fits', () => {
    const { error, content, names } = onDisk('true').report()
    expect(error).toBeUndefined()
    expect(content).toHaveLength(40_000)
    expect(names).toEqual(['board.txt'])
  })
})

describe('the reason', () => {
  it.each([
    ['EACCES', 'access is denied'],
    ['EPERM', 'access is denied'],
    ['ENOENT', 'the folder is not there any more'],
    ['EISDIR', 'there is a folder of that name'],
    ['EIO', 'the disk reports an error'],
  ])('of %s is said in words', (code, words) => {
    const told = diskReason(Object.assign(new Error('raw'), { code }))
    expect(typeof told === 'string' ? told : say('en', told)).toBe(words)
  })

  it('of anything else is what the system says', () => {
    expect(diskReason(new Error('raw'))).toBe('raw')
  })
})
