/**
 * Every command of the program, once. The native menu, the toolbar, the shortcut sheet and the command palette are
 * made from this list; what an action does, the window says (a record with one function per id, so none is forgotten).
 */
import type { TextKey } from '../text/say'
import type { Extra } from './desk'
import type { ToolName } from './tools'

export const MENUS = ['file', 'edit', 'tools', 'board', 'view', 'solution', 'game', 'help'] as const

export type MenuName = (typeof MENUS)[number]

/** What has to be the case for an action to apply; `always` needs nothing. */
export type Condition =
  | 'always'
  | 'document'
  | 'board'
  | 'undoable'
  | 'redoable'
  | 'selection'
  | 'charges'
  | 'two-mazes'
  | 'solving'
  | 'idle'
  | 'solution'
  | 'reach'
  | 'trails'
  | 'playable'
  | 'playing'

export interface ActionEntry {
  readonly id: string
  readonly name: TextKey
  readonly menu: MenuName
  readonly when: Condition
  /** Keys joined by `+`; `Mod` is Cmd on a Mac and Ctrl elsewhere. Keys without a modifier act on the board only. */
  readonly shortcut?: string
  /** A second key that does the same, for whoever is used to it. */
  readonly also?: string
  /** What it means in a text field, which undoes and selects for itself. */
  readonly inField?: 'undo' | 'redo' | 'selectAll'
  /** The tool it takes in hand, or the command it is, which only some puzzles have. */
  readonly tool?: ToolName
  readonly extra?: Extra
  /** Switches something on and off; menus show which. */
  readonly toggle?: true
  /** Chooses one of several of its kind; menus show which is chosen. */
  readonly choice?: 'theme' | 'language'
  /** The system's own command: its key is not ours, what it means for a board comes as a clipboard event. */
  readonly role?: 'cut' | 'copy' | 'paste'
}

type Rest = Omit<ActionEntry, 'id' | 'name' | 'menu' | 'when'>

function action<Id extends string>(
  id: Id,
  menu: MenuName,
  when: Condition,
  shortcut?: string,
  rest: Rest = {},
) {
  const name: `action.${Id}` = `action.${id}`
  return { id, name, menu, when, ...(shortcut === undefined ? {} : { shortcut }), ...rest }
}

function tool<Name extends ToolName>(name: Name, shortcut: string) {
  const entry = action(`tool-${name}` as const, 'tools', 'board', shortcut, { tool: name })
  return { ...entry, name: `tool.${name}` as const }
}

function extra<Name extends Extra>(name: Name) {
  const entry = action(`extra-${name}` as const, 'board', 'board', undefined, { extra: name })
  return { ...entry, name: `action.${name}` as const }
}

const LIST = [
  action('new', 'file', 'always', 'Mod+Alt+N'),
  action('generate', 'file', 'always', 'Mod+Alt+G'),
  action('open', 'file', 'always', 'Mod+O'),
  action('examples', 'file', 'always', 'Mod+E'),
  action('save', 'file', 'board', 'Mod+S'),
  action('save-as', 'file', 'board', 'Mod+Shift+S'),
  action('export', 'file', 'board', 'Mod+Shift+E'),
  action('print', 'file', 'board', 'Mod+P'),
  action('close', 'file', 'document', 'Mod+Alt+W'),
  // Browsers keep the usual keys for themselves.
  action('reopen-closed', 'file', 'always', 'Mod+Alt+Z', { also: 'Mod+Shift+T' }),

  action('undo', 'edit', 'undoable', 'Mod+Z', { inField: 'undo' }),
  action('redo', 'edit', 'redoable', 'Mod+Shift+Z', { also: 'Mod+Y', inField: 'redo' }),
  action('cut', 'edit', 'board', 'Mod+X', { role: 'cut' }),
  action('copy', 'edit', 'board', 'Mod+C', { role: 'copy' }),
  action('paste', 'edit', 'always', 'Mod+V', { role: 'paste' }),
  action('delete', 'edit', 'board', 'Delete', { also: 'Backspace' }),
  action('select-all', 'edit', 'board', 'Mod+A', { inField: 'selectAll' }),
  action('deselect', 'edit', 'selection', 'Mod+Shift+A'),
  action('charge-more', 'edit', 'charges', 'Plus'),
  action('charge-less', 'edit', 'charges', '-'),
  action('other-maze', 'edit', 'two-mazes', 'M'),

  tool('select', 'V'),
  tool('robot', 'R'),
  tool('battery', 'B'),
  tool('battery-rectangle', 'Shift+B'),
  tool('battery-fill', 'F'),
  tool('teleporter', 'T'),
  tool('wall', 'W'),
  tool('wall-rectangle', 'Shift+W'),
  tool('pit', 'P'),
  tool('eraser', 'E'),
  tool('pan', 'H'),

  action('resize', 'board', 'board'),
  action('crop', 'board', 'board'),
  action('turn-left', 'board', 'board'),
  action('turn-right', 'board', 'board'),
  action('mirror-left-right', 'board', 'board'),
  action('mirror-top-bottom', 'board', 'board'),
  action('transpose', 'board', 'board'),
  extra('wrap'),
  extra('all-walls'),
  extra('copy-maze'),
  extra('clear'),

  action('zoom-in', 'view', 'board', 'Mod+Plus'),
  action('zoom-out', 'view', 'board', 'Mod+-'),
  action('zoom-fit', 'view', 'board', 'Mod+0'),
  action('zoom-actual', 'view', 'board', 'Mod+1'),
  action('zoom-selection', 'view', 'selection', 'Mod+2'),
  action('show-reach', 'view', 'reach', undefined, { toggle: true }),
  action('show-graph', 'view', 'reach', 'G', { toggle: true }),
  action('theme-light', 'view', 'always', undefined, { choice: 'theme' }),
  action('theme-dark', 'view', 'always', undefined, { choice: 'theme' }),
  action('theme-system', 'view', 'always', undefined, { choice: 'theme' }),
  action('language-de', 'view', 'always', undefined, { choice: 'language' }),
  action('language-en', 'view', 'always', undefined, { choice: 'language' }),
  action('palette', 'view', 'always', 'Mod+K'),
  action('next-area', 'view', 'always', 'F6'),
  action('previous-area', 'view', 'always', 'Shift+F6'),

  action('solve', 'solution', 'idle', 'Mod+Enter'),
  action('cancel', 'solution', 'solving', 'Escape'),
  action('play', 'solution', 'solution', 'Space'),
  action('step-forward', 'solution', 'solution', 'Right'),
  action('step-back', 'solution', 'solution', 'Left'),
  action('milestone-forward', 'solution', 'solution', 'Shift+Right'),
  action('milestone-back', 'solution', 'solution', 'Shift+Left'),
  action('to-start', 'solution', 'solution', 'Home'),
  action('to-end', 'solution', 'solution', 'End'),
  action('faster', 'solution', 'solution', ']'),
  action('slower', 'solution', 'solution', '['),
  action('loop', 'solution', 'solution', 'L', { toggle: true }),
  action('follow', 'solution', 'always', undefined, { toggle: true }),
  action('trail-by-battery', 'solution', 'trails', undefined, { toggle: true }),
  action('live-verdict', 'solution', 'always', undefined, { toggle: true }),

  action('play-start', 'game', 'playable', 'Mod+Shift+Enter'),
  action('play-leave', 'game', 'playing', 'Escape', { also: 'Mod+Shift+Enter' }),
  action('play-restart', 'game', 'playing', 'R'),
  action('play-hint', 'game', 'playing', 'H'),
  action('play-back', 'game', 'playing', 'B'),
  action('play-warning', 'game', 'always', undefined, { toggle: true }),

  action('rules', 'help', 'always'),
  action('shortcuts', 'help', 'always', 'F1'),
  action('about', 'help', 'always'),
] as const

export type ActionId = (typeof LIST)[number]['id']

export type Action = ActionEntry & { readonly id: ActionId }

export const ACTIONS: readonly Action[] = LIST
