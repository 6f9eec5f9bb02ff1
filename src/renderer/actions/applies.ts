/** When an action applies, for everything that shows or runs actions. */
import {
  ACTIONS,
  type Action,
  type ActionId,
  type Condition,
  type MenuName,
} from '../../core/editor/actions'
import { deskOf } from '../../core/editor/desk'
import { puzzleOf } from '../../core/puzzle'
import { boardOf, type BoardDocument } from '../state/document'
import { movesOf } from '../state/solve'
import type { Workbench } from '../state/workbench.svelte'

/** While one plays the board is not changed: what is left of editing acts on moves, or on the cursor. */
const DRAWING: readonly MenuName[] = ['edit', 'tools', 'board']
const WHILE_PLAYING: readonly ActionId[] = ['undo', 'redo', 'other-maze']

/** Whether an action makes sense for the shown document now. */
export function applies(action: Action, shown: BoardDocument | undefined): boolean {
  const { id, menu, when, tool, extra } = action
  const board = shown && boardOf(shown)
  if (shown?.game && DRAWING.includes(menu) && !WHILE_PLAYING.includes(id)) return false
  if (tool !== undefined && tool !== 'pan' && !(board && deskOf(board).tools[tool])) return false
  if (extra !== undefined && !(board && deskOf(board).extras[extra])) return false
  return holds(when, shown)
}

function holds(condition: Condition, shown: BoardDocument | undefined): boolean {
  const board = shown && boardOf(shown)
  const solving = shown?.solve.status === 'running'
  switch (condition) {
    case 'always':
      return true
    case 'document':
      return shown !== undefined
    case 'board':
      return shown?.editor !== undefined
    case 'undoable':
      return shown !== undefined && canGo(shown, 'back')
    case 'redoable':
      return shown !== undefined && canGo(shown, 'forward')
    case 'selection':
      return shown?.editor?.area !== undefined
    case 'charges':
      return board !== undefined && deskOf(board).recharged !== undefined
    case 'two-mazes':
      return board !== undefined && deskOf(board).mazes === 2
    case 'idle':
      return shown?.editor !== undefined && !solving && !shown.game
    case 'solving':
      return solving
    case 'solution':
      return shown !== undefined && !shown.game && (movesOf(shown.solve) ?? '') !== ''
    case 'reach':
      return board !== undefined && puzzleOf(board).graph !== undefined
    case 'trails':
      return board !== undefined && puzzleOf(board).trails.length > 1
    case 'playable':
      return shown?.editor !== undefined && !shown.game
    case 'playing':
      return shown?.game !== undefined
  }
}

/** Whether there is something to undo or to redo: moves of a game, or else strokes. */
function canGo({ editor, game }: BoardDocument, where: 'back' | 'forward'): boolean {
  if (game) {
    const { done, moves } = game.playing
    return where === 'back' ? done > 0 : done < moves.length
  }
  const steps = where === 'back' ? editor?.draft.past : editor?.draft.future
  return (steps?.length ?? 0) > 0
}

export function applying(shown: BoardDocument | undefined): ActionId[] {
  return ACTIONS.filter((action) => applies(action, shown)).map(({ id }) => id)
}

const MARKS: Readonly<Partial<Record<ActionId, (workbench: Workbench) => boolean>>> = {
  'theme-light': ({ settings }) => settings.chosen.theme === 'light',
  'theme-dark': ({ settings }) => settings.chosen.theme === 'dark',
  'theme-system': ({ settings }) => settings.chosen.theme === 'system',
  'language-de': ({ settings }) => settings.language === 'de',
  'language-en': ({ settings }) => settings.language === 'en',
  loop: ({ playback }) => playback.loop,
  'live-verdict': ({ settings }) => settings.chosen.liveVerdict,
  'show-reach': ({ settings }) => settings.chosen.reach,
  'show-graph': ({ reach }) => reach.showsAll,
  follow: ({ settings }) => settings.chosen.follow,
  'trail-by-battery': ({ settings }) => settings.chosen.trail === 'battery',
  'play-warning': ({ settings }) => settings.chosen.warnsOfLoss,
}

/** Whether what a toggle switches is on, a choice is made, or a tool is in hand; `undefined` for all other actions. */
export function isOn(id: ActionId, workbench: Workbench): boolean | undefined {
  const { tool } = actionOf(id)
  return tool === undefined ? MARKS[id]?.(workbench) : tool === workbench.hand.tool
}

export function switchedOn(workbench: Workbench): ActionId[] {
  return ACTIONS.filter(({ id }) => isOn(id, workbench)).map(({ id }) => id)
}

const BY_ID: ReadonlyMap<ActionId, Action> = new Map(ACTIONS.map((action) => [action.id, action]))

export function actionOf(id: ActionId): Action {
  return BY_ID.get(id)!
}
