import { describe, expect, it } from 'vitest'
import { ACTIONS, type Action } from '../../../src/core/editor/actions'
import { step } from '../../../src/core/editor/editor'
import { emptyBoard } from '../../../src/core/rally/board'
import { text } from '../../../src/core/text/say'
import { documentOf, type BoardDocument } from '../../../src/renderer/state/document'
import { applying } from '../../../src/renderer/actions/applies'
import { actionFor, type Focus } from '../../../src/renderer/actions/keyboard'
import { matches, written, type KeyPress } from '../../../src/renderer/actions/shortcut'

function press(key: string, modifiers: readonly string[] = []): KeyPress {
  return {
    key,
    ctrlKey: modifiers.includes('Control'),
    metaKey: modifiers.includes('Meta'),
    altKey: modifiers.includes('Alt'),
    shiftKey: modifiers.includes('Shift'),
    getModifierState: (name) => modifiers.includes(name),
  }
}

const board = documentOf(1, { name: 'board', bytes: '3\n1,1,2\n1\n3,1,2\n' })
const edit = (document: BoardDocument): BoardDocument => ({
  ...document,
  editor: step(document.editor!, text('step.clear'), emptyBoard(3, 3)),
})
const verdict = { status: 'solved', moves: 'rrdu', nodes: 1 } as const
const solved = {
  ...board,
  solve: { status: 'done', verdict, seconds: 1, limits: {} },
} as const

const chosen = (key: string, modifiers: readonly string[] = [], focus: Focus = 'other') =>
  actionFor(press(key, modifiers), 'linux', focus, solved)

describe('shortcuts', () => {
  it('take Cmd on a Mac and Ctrl elsewhere', () => {
    expect(matches('Mod+K', press('k', ['Meta']), 'mac')).toBe(true)
    expect(matches('Mod+K', press('k', ['Control']), 'mac')).toBe(false)
    expect(matches('Mod+K', press('k', ['Control']), 'windows')).toBe(true)
    expect(matches('Mod+K', press('k', ['Control', 'Alt']), 'windows')).toBe(false)
  })

  it('tell Shift apart for letters and arrows, not for signs', () => {
    expect(chosen('s', ['Control'])).toBe('save')
    expect(chosen('S', ['Control', 'Shift'])).toBe('save-as')
    expect(chosen('ArrowRight')).toBe('step-forward')
    expect(chosen('ArrowRight', ['Shift'])).toBe('milestone-forward')
    expect(chosen('+', ['Control', 'Shift'])).toBe('zoom-in')
    expect(chosen('=', ['Control'])).toBe('zoom-in')
  })

  it('work where a bracket needs AltGr', () => {
    expect(chosen(']', ['Control', 'Alt', 'AltGraph'])).toBe('faster')
  })

  it('leave plain keys to what has the focus', () => {
    expect(chosen('l')).toBe('loop')
    expect(chosen('l', [], 'text')).toBeUndefined()
    expect(chosen(' ', [], 'button')).toBeUndefined()
    expect(chosen('ArrowRight', [], 'button')).toBe('step-forward')
    expect(chosen('ArrowRight', [], 'slider')).toBeUndefined()
    expect(chosen('ArrowRight', ['Shift'], 'slider')).toBe('milestone-forward')
    expect(chosen('s', ['Control'], 'text')).toBe('save')
  })

  it('may have a second key', () => {
    const edited = edit(board)
    const chosenFor = (key: string, modifiers: readonly string[] = [], focus: Focus = 'other') =>
      actionFor(press(key, modifiers), 'linux', focus, edited)
    expect(chosenFor('Delete')).toBe('delete')
    expect(chosenFor('Backspace')).toBe('delete')
    expect(chosenFor('z', ['Control'])).toBe('undo')
    expect(chosenFor('y', ['Control'])).toBeUndefined()
  })

  it('leave undoing and selecting to text fields', () => {
    const edited = edit(board)
    const inField = (key: string) => actionFor(press(key, ['Control']), 'linux', 'text', edited)
    expect(inField('z')).toBeUndefined()
    expect(inField('a')).toBeUndefined()
    expect(inField('s')).toBe('save')
  })

  it('do nothing for an action that does not apply', () => {
    expect(actionFor(press(' '), 'linux', 'other', board)).toBeUndefined()
    expect(actionFor(press('Escape'), 'linux', 'other', board)).toBeUndefined()
  })

  it('are all different where they apply together', () => {
    const taken = applying(solved).flatMap((id) => {
      const { shortcut, also } = ACTIONS.find((action) => action.id === id) as Action
      return [shortcut, also].filter((keys) => keys !== undefined)
    })
    expect(new Set(taken).size).toBe(taken.length)
  })

  it('are written as on the keys', () => {
    expect(written('Mod+Shift+S', 'mac', 'de')).toBe('⌘⇧S')
    expect(written('Mod+Shift+S', 'linux', 'en')).toBe('Ctrl+Shift+S')
    expect(written('Mod+Shift+S', 'linux', 'de')).toBe('Strg+Umschalt+S')
    expect(written('Mod+Plus', 'windows', 'en')).toBe('Ctrl++')
  })
})
