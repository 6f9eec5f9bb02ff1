/**
 * Every command of the program, once. The native menu, the toolbar, the shortcut sheet and the command palette are
 * made from this list; what an action does, the window says (a record with one function per id, so none is forgotten).
 */
import type { TextKey } from '../text/say'

export type MenuName = 'file' | 'view' | 'solution' | 'help'

/** What has to be the case for an action to apply; `always` needs nothing. */
export type Condition = 'always' | 'document' | 'board' | 'solving' | 'idle' | 'solution'

export interface ActionEntry {
  readonly id: string
  readonly name: TextKey
  readonly menu: MenuName
  readonly when: Condition
  /** Keys joined by `+`; `Mod` is Cmd on a Mac and Ctrl elsewhere. Keys without a modifier act on the board only. */
  readonly shortcut?: string
}

export const ACTIONS = [
  { id: 'open', name: 'action.open', menu: 'file', when: 'always', shortcut: 'Mod+O' },
  { id: 'examples', name: 'action.examples', menu: 'file', when: 'always', shortcut: 'Mod+E' },
  { id: 'save', name: 'action.save', menu: 'file', when: 'board', shortcut: 'Mod+S' },
  { id: 'save-as', name: 'action.save-as', menu: 'file', when: 'board', shortcut: 'Mod+Shift+S' },
  { id: 'close', name: 'action.close', menu: 'file', when: 'document', shortcut: 'Mod+Alt+W' },
  { id: 'zoom-in', name: 'action.zoom-in', menu: 'view', when: 'board', shortcut: 'Mod+Plus' },
  { id: 'zoom-out', name: 'action.zoom-out', menu: 'view', when: 'board', shortcut: 'Mod+-' },
  { id: 'zoom-fit', name: 'action.zoom-fit', menu: 'view', when: 'board', shortcut: 'Mod+0' },
  { id: 'theme-light', name: 'action.theme-light', menu: 'view', when: 'always' },
  { id: 'theme-dark', name: 'action.theme-dark', menu: 'view', when: 'always' },
  { id: 'theme-system', name: 'action.theme-system', menu: 'view', when: 'always' },
  { id: 'language-de', name: 'action.language-de', menu: 'view', when: 'always' },
  { id: 'language-en', name: 'action.language-en', menu: 'view', when: 'always' },
  { id: 'palette', name: 'action.palette', menu: 'view', when: 'always', shortcut: 'Mod+K' },
  { id: 'solve', name: 'action.solve', menu: 'solution', when: 'idle', shortcut: 'Mod+Enter' },
  { id: 'cancel', name: 'action.cancel', menu: 'solution', when: 'solving', shortcut: 'Escape' },
  { id: 'play', name: 'action.play', menu: 'solution', when: 'solution', shortcut: 'Space' },
  {
    id: 'step-forward',
    name: 'action.step-forward',
    menu: 'solution',
    when: 'solution',
    shortcut: 'Right',
  },
  {
    id: 'step-back',
    name: 'action.step-back',
    menu: 'solution',
    when: 'solution',
    shortcut: 'Left',
  },
  {
    id: 'milestone-forward',
    name: 'action.milestone-forward',
    menu: 'solution',
    when: 'solution',
    shortcut: 'Shift+Right',
  },
  {
    id: 'milestone-back',
    name: 'action.milestone-back',
    menu: 'solution',
    when: 'solution',
    shortcut: 'Shift+Left',
  },
  { id: 'to-start', name: 'action.to-start', menu: 'solution', when: 'solution', shortcut: 'Home' },
  { id: 'to-end', name: 'action.to-end', menu: 'solution', when: 'solution', shortcut: 'End' },
  { id: 'faster', name: 'action.faster', menu: 'solution', when: 'solution', shortcut: ']' },
  { id: 'slower', name: 'action.slower', menu: 'solution', when: 'solution', shortcut: '[' },
  { id: 'loop', name: 'action.loop', menu: 'solution', when: 'solution', shortcut: 'L' },
  { id: 'shortcuts', name: 'action.shortcuts', menu: 'help', when: 'always', shortcut: 'F1' },
  { id: 'about', name: 'action.about', menu: 'help', when: 'always' },
] as const satisfies readonly ActionEntry[]

export type ActionId = (typeof ACTIONS)[number]['id']

export const MENUS: readonly MenuName[] = ['file', 'view', 'solution', 'help']
