/** The window's icons: strokes on a 24 × 24 grid, all of the same weight. */
import type { ActionId } from '../../core/editor/actions'

export const ICONS = {
  open: 'M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  save: 'M5 4h11l4 4v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8 4v5h7V4M7 20v-7h10v7',
  examples: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  zoomIn: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21M7.5 10.5h6M10.5 7.5v6',
  zoomOut: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21M7.5 10.5h6',
  fit: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5M9 9h6v6H9z',
  solve: 'M13 3 5 14h6l-1 7 8-11h-6z',
  cancel: 'M7 7h10v10H7z',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5 21 21',
  menu: 'M4 7h16M4 12h16M4 17h16',
  play: 'M8 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  stepForward: 'M9 6l6 6-6 6',
  stepBack: 'M15 6l-6 6 6 6',
  markForward: 'M5 6l6 6-6 6M12 6l6 6-6 6',
  markBack: 'M19 6l-6 6 6 6M12 6l-6 6 6 6',
  toStart: 'M18 6l-7 6 7 6zM6 6v12',
  toEnd: 'M6 6l7 6-7 6zM18 6v12',
  loop: 'M17 3l3 3-3 3M4 11V9a3 3 0 0 1 3-3h13M7 21l-3-3 3-3M20 13v2a3 3 0 0 1-3 3H4',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17.5 19 7',
  blocked: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM5.7 5.7l12.6 12.6',
  question:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.8v.2',
  warning: 'M12 4 2.5 20h19zM12 10v5M12 17.6v.2',
  rally:
    'M8 6h8a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM10 6V3h4v3M13 10l-3 4h4l-3 4',
  mazes: 'M4 4h16v16H4zM4 9h6v6M15 4v6h-3M20 15h-6v2',
} as const

export type IconName = keyof typeof ICONS

/** The icons of actions that have one. */
export const ACTION_ICONS: Readonly<Partial<Record<ActionId, IconName>>> = {
  open: 'open',
  examples: 'examples',
  save: 'save',
  'zoom-in': 'zoomIn',
  'zoom-out': 'zoomOut',
  'zoom-fit': 'fit',
  palette: 'search',
  solve: 'solve',
  cancel: 'cancel',
  play: 'play',
  'step-forward': 'stepForward',
  'step-back': 'stepBack',
  'milestone-forward': 'markForward',
  'milestone-back': 'markBack',
  'to-start': 'toStart',
  'to-end': 'toEnd',
  loop: 'loop',
  close: 'close',
}
