import { describe, expect, it } from 'vitest'
import { redo, undo } from '../../../src/core/editor/commands'
import { editorOf, press, release, type Editor } from '../../../src/core/editor/editor'
import { emptyBoard } from '../../../src/core/rally/board'
import { text } from '../../../src/core/text/say'
import { changeSaid } from '../../../src/renderer/state/change-said'
import { Grip } from '../../../src/renderer/state/grip.svelte'
import { Typing } from '../../../src/renderer/state/typing'

describe('digits', () => {
  it('go on with a number on the same place, for a second or so', () => {
    const typing = new Typing()
    expect(typing.goesOn('on 3', 0)).toBe(false)
    expect(typing.goesOn('on 3', 900)).toBe(true)
    expect(typing.goesOn('on 3', 1800)).toBe(true)
    expect(typing.goesOn('on 4', 1900)).toBe(false)
    expect(typing.goesOn('on 4', 5000)).toBe(false)
  })

  it('begin a new number once one is done with the last', () => {
    const typing = new Typing()
    typing.goesOn('on 3', 0)
    typing.end()
    expect(typing.goesOn('on 3', 1)).toBe(false)
  })
})

describe('Space', () => {
  it('is a key when nothing was moved meanwhile, however often it repeats', () => {
    const grip = new Grip()
    grip.hold()
    grip.hold()
    expect(grip.held).toBe(true)
    expect(grip.letGo()).toBe(true)
    expect(grip.held).toBe(false)
  })

  it('is no key after the board was moved, and none when it was not held', () => {
    const grip = new Grip()
    grip.hold()
    grip.use()
    grip.hold()
    expect(grip.letGo()).toBe(false)
    expect(grip.letGo()).toBe(false)
    grip.hold()
    expect(grip.letGo()).toBe(true)
  })
})

describe('what was changed', () => {
  const click = (editor: Editor, x: number): Editor => {
    const at = { x: x + 0.5, y: 0.5, maze: 0 }
    return release(press(editor, { tool: 'battery', charge: 2 }, at), at)
  }
  const start = editorOf(emptyBoard(5, 5))
  const drawn = click(start, 2)
  const name = text('step.battery')

  it('is the name of the step', () => {
    expect(changeSaid(start.draft, drawn.draft)).toEqual(name)
  })

  it('is told apart from undoing it and doing it again', () => {
    const back = undo(drawn)
    expect(changeSaid(drawn.draft, back.draft)).toEqual(text('says.undone', { name }))
    expect(changeSaid(back.draft, redo(back).draft)).toEqual(text('says.redone', { name }))
    expect(changeSaid(back.draft, click(back, 3).draft)).toEqual(name)
  })

  it('is nothing where nothing has changed', () => {
    expect(changeSaid(start.draft, start.draft)).toBeUndefined()
  })
})
