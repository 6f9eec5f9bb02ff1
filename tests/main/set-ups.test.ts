import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { WebContents, WebFrameMain } from 'electron'
import { describe, expect, it } from 'vitest'
import { filesOf } from '../../src/main/arguments'
import { createCloseGuard } from '../../src/main/close-guard'
import { createMailbox, type Send } from '../../src/main/mailbox'
import { isAtHome } from '../../src/main/set-up-ipc'

describe('the files of a command line', () => {
  it('are what is no switch, from where it was started', () => {
    const argv = ['stromwerk', '--no-sandbox', 'a.txt', '', '/b.txt']
    expect(filesOf(argv, true, '/boards')).toEqual([resolve('/boards/a.txt'), resolve('/b.txt')])
  })

  it('come behind the program’s folder where it is not packaged, and all behind --', () => {
    const argv = ['electron', '--inspect', '.', 'a.txt', '--', '--odd.txt']
    expect(filesOf(argv, false, '/')).toEqual([resolve('/a.txt'), resolve('/--odd.txt')])
  })
})

describe('the close guard', () => {
  const setUp = (unsaved: number) => {
    const seen = { asked: 0, closed: 0, answer: (() => {}) as (wants: boolean) => void }
    const guard = createCloseGuard({
      unsaved: () => unsaved,
      ask: () =>
        new Promise((answer) => {
          seen.asked++
          seen.answer = answer
        }),
      closeAgain: () => seen.closed++,
    })
    return { guard, seen }
  }

  it('lets go when everything is saved', () => {
    const { guard, seen } = setUp(0)
    expect(guard.holdsBack()).toBe(false)
    expect(seen.asked).toBe(0)
  })

  it('asks once, however often one closes, and closes again on a yes', async () => {
    const { guard, seen } = setUp(2)
    expect([guard.holdsBack(), guard.holdsBack()]).toEqual([true, true])
    expect(seen.asked).toBe(1)
    seen.answer(true)
    await expect.poll(() => seen.closed).toBe(1)
    expect(guard.holdsBack()).toBe(false)
  })

  it('asks anew after a no', async () => {
    const { guard, seen } = setUp(1)
    guard.holdsBack()
    seen.answer(false)
    await new Promise((done) => setTimeout(done))
    expect(guard.holdsBack()).toBe(true)
    expect(seen).toMatchObject({ asked: 2, closed: 0 })
  })
})

describe('the mailbox', () => {
  it('keeps what a loading window must not miss, in order, and drops news of jobs', () => {
    const sent: string[] = []
    const send: Send = (name, ...args) => void sent.push(args.length === 1 ? name : 'too much')
    const mail = createMailbox(send)
    mail.tell('opened', [])
    mail.tell('job', { id: 1, type: 'failed', message: '' })
    mail.tell('action', 'open')
    expect(sent).toEqual([])
    mail.ready()
    mail.tell('job', { id: 1, type: 'failed', message: '' })
    expect(sent).toEqual(['opened', 'action', 'job'])
    mail.gone()
    mail.tell('action', 'open')
    expect(sent).toHaveLength(3)
    mail.ready()
    expect(sent).toHaveLength(4)
  })
})

describe('the door', () => {
  const page = resolve('/program/out/renderer/index.html')
  const ours = {} as WebContents
  const home = { page, contents: () => ours }
  const frame = (url: string, parent: WebFrameMain | null = null): WebFrameMain =>
    ({ url, parent }) as WebFrameMain
  const here = frame(pathToFileURL(page).href)

  it('lets our page in', () => {
    expect(isAtHome({ sender: ours, senderFrame: here }, home)).toBe(true)
    const hash = frame(`${pathToFileURL(page).href}#part`)
    expect(isAtHome({ sender: ours, senderFrame: hash }, home)).toBe(true)
  })

  it('keeps others out', () => {
    const out = (sender: WebContents, senderFrame: WebFrameMain | null): void =>
      expect(isAtHome({ sender, senderFrame }, home)).toBe(false)
    out({} as WebContents, here)
    out(ours, null)
    out(ours, frame(here.url, here))
    out(ours, frame('file:///program/out/renderer/other.html'))
    out(ours, frame('https://example.invalid/program/out/renderer/index.html'))
    out(ours, frame('about:blank'))
    expect(isAtHome({ sender: ours, senderFrame: here }, { page, contents: () => undefined })).toBe(
      false,
    )
  })
})
