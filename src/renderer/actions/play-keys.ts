/** Keys while one plays: moves, as they lie on a keyboard or a number pad, and looking around. */
import { moveCursor, putCursor } from '../../core/editor/cursor'
import { boundsOf } from '../../core/grid/range'
import { puzzleOf, type Board } from '../../core/puzzle'
import { TELEPORT_BACK } from '../../core/rally/rules'
import type { TextKey } from '../../core/text/say'
import type { Workbench } from '../state/workbench.svelte'
import { ARROWS, revealCursor } from './board-keys'
import { run } from './commands'
import type { Focus } from './keyboard'
import type { KeyPress } from './shortcut'

interface PlayKey {
  readonly shortcut: string
  readonly name: TextKey
  /** A move that it makes: where a board does not know it, the key means nothing. */
  readonly letter?: string
}

/** What the shortcut sheet says about them. */
export const PLAY_KEYS: readonly PlayKey[] = [
  { shortcut: 'Arrows', name: 'keys.go' },
  { shortcut: 'Corners', name: 'keys.diagonal', letter: '7' },
  { shortcut: 'T', name: 'keys.teleport', letter: TELEPORT_BACK },
  { shortcut: 'Backspace', name: 'keys.take-back' },
  { shortcut: 'Shift+Arrows', name: 'keys.look' },
  { shortcut: 'Enter', name: 'keys.go-there' },
]

/** Those that mean something on a board. */
export function playKeysFor(board: Board): readonly PlayKey[] {
  const letters = puzzleOf(board).letters(board)
  return PLAY_KEYS.filter(({ letter = '' }) => letters.includes(letter))
}

const MOVES: Readonly<Record<string, string>> = {
  ArrowUp: 'u',
  ArrowDown: 'd',
  ArrowLeft: 'l',
  ArrowRight: 'r',
  '8': 'u',
  '2': 'd',
  '4': 'l',
  '6': 'r',
  '7': '7',
  '9': '9',
  '1': '1',
  '3': '3',
  t: TELEPORT_BACK,
  T: TELEPORT_BACK,
}

/** The number pad without NumLock. */
const PAD: Readonly<Record<string, string>> = {
  Numpad7: '7',
  Numpad9: '9',
  Numpad1: '1',
  Numpad3: '3',
}

type Press = KeyPress & { readonly code?: string }

/** Uses a key, if it means something to someone who plays; tells whether it did. */
export function usePlayKey(workbench: Workbench, press: Press, focus: Focus): boolean {
  const { key, code = '', shiftKey } = press
  if (focus === 'text' || press.ctrlKey || press.metaKey || press.altKey) return false
  if (shiftKey && key in ARROWS) return lookAlong(workbench, ARROWS[key])
  if (key === 'Enter') return focus === 'board' && goThere(workbench)
  if (key === 'Backspace') return takeBack(workbench)
  const move = PAD[code] ?? MOVES[key]
  if (move === undefined) return false
  workbench.keysPoint = false
  workbench.playMode.go(move)
  revealActors(workbench)
  return true
}

function takeBack(workbench: Workbench): true {
  run(workbench, 'undo')
  return true
}

function revealActors({ board, view, playMode }: Workbench): void {
  if (board) view?.reveal(boundsOf(board, playMode.actors))
}

/** Begins to look where the robot is, or the person in the maze where the cursor was. */
function lookAlong(workbench: Workbench, [dx, dy]: readonly [number, number]): true {
  const { cursor, playMode } = workbench
  workbench.edit((editor) => {
    const { maze } = editor.cursor
    const begun = cursor ? editor : putCursor(editor, playMode.actors[maze], maze)
    return moveCursor(begun, 'select', dx, dy)
  })
  workbench.keysPoint = true
  revealCursor(workbench)
  return true
}

function goThere({ cursor, keyPlace, playMode }: Workbench): boolean {
  if (cursor && keyPlace) playMode.goTo(keyPlace.cell, keyPlace.maze)
  return cursor !== undefined
}
