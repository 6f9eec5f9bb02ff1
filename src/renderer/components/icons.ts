/** The window's icons: strokes on a 24 × 24 grid, all of the same weight. */
import type { ActionId } from '../../core/editor/actions'

export const ICONS = {
  undo: 'M8 5 4 9l4 4M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a6 6 0 0 0 0 12h3',
  new: 'M6 3h8l5 5v13H6zM14 3v5h5M12.5 11.5v6M9.5 14.5h6',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
  open: 'M3 7a2 2 0 0 1 2-2h4l2 2h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z',
  save: 'M5 4h11l4 4v11a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V5a1 1 0 0 1 1-1zM8 4v5h7V4M7 20v-7h10v7',
  examples: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  generate:
    'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.5 2.5M15.5 15.5 18 18M18 6l-2.5 2.5M8.5 15.5 6 18',
  rules:
    'M4 5.5C6.5 4 9.5 4 12 5.5 14.5 4 17.5 4 20 5.5V19c-2.5-1.5-5.5-1.5-8 0-2.5-1.5-5.5-1.5-8 0zM12 5.5V19',
  graph:
    'M6 8a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 11.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8 21a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.4 6.2l7.2 2.2M6.3 8l1.3 8M16.4 11 9.8 16.8',
  follow: 'M12 15.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM4 8V4h4M16 4h4v4M20 16v4h-4M8 20H4v-4',
  trail: 'M3 8c3-6 6 6 9 0s6 6 9 0M3 16c3-6 6 6 9 0s6 6 9 0',
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
  select: 'M5 3l14 7.5-6.2 1.7-2.3 6.3z',
  robot:
    'M7 9h10a1 1 0 0 1 1 1v8a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-8a1 1 0 0 1 1-1zM12 9V5M11 4h2M9.5 13v.5M14.5 13v.5M9.5 16.2h5M3.5 12.5v3M20.5 12.5v3',
  battery:
    'M8 6h8a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM10 6V3h4v3M12 11v5M9.5 13.5h5',
  batteryRectangle: 'M3 7V3h4M17 3h4v4M21 17v4h-4M7 21H3v-4M9 9h6v8H9zM11 9V6.5h2V9M12 12v2',
  batteryFill:
    'M10.5 4l8 8-6.6 6.6a2 2 0 0 1-2.8 0L4 13.5a2 2 0 0 1 0-2.8zM3.6 12h14.9M20.5 15.5c1 1.5 1.5 2.3 1.5 3a1.5 1.5 0 0 1-3 0c0-.7.5-1.5 1.5-3z',
  teleporter:
    'M7 2.5l4.5 4.5L7 11.5 2.5 7zM17 12.5l4.5 4.5-4.5 4.5-4.5-4.5zM10.6 10.6l.8.8M13 13l.4.4',
  wall: 'M4 6h16v12H4zM4 12h16M12 6v6M8 12v6M16 12v6',
  wallRectangle: 'M3 3h18v18H3zM7.5 7.5h9v9h-9zM12 3v4.5M3 12h4.5M16.5 12H21M12 16.5V21',
  pit: 'M12 20c4.7 0 8.5-2.2 8.5-5s-3.8-5-8.5-5-8.5 2.2-8.5 5 3.8 5 8.5 5zM7 16.5c.9-1.6 2.8-2.5 5-2.5s4.1.9 5 2.5M12 2.5v4.5M9.8 5.2 12 7.4l2.2-2.2',
  eraser:
    'M10 20h10M4.7 14.6l9.2-9.2a1.8 1.8 0 0 1 2.6 0l3.1 3.1a1.8 1.8 0 0 1 0 2.6L10.7 20H8l-3.3-3.3a1.5 1.5 0 0 1 0-2.1zM9 10.3l5.7 5.7',
  pan: 'M12 3v18M3 12h18M9.5 5.5 12 3l2.5 2.5M9.5 18.5 12 21l2.5-2.5M5.5 9.5 3 12l2.5 2.5M18.5 9.5 21 12l-2.5 2.5',
} as const

export type IconName = keyof typeof ICONS

/** The icons of actions that have one. */
export const ACTION_ICONS: Readonly<Partial<Record<ActionId, IconName>>> = {
  new: 'new',
  generate: 'generate',
  open: 'open',
  examples: 'examples',
  save: 'save',
  'zoom-in': 'zoomIn',
  'zoom-out': 'zoomOut',
  'zoom-fit': 'fit',
  palette: 'search',
  rules: 'rules',
  'show-graph': 'graph',
  follow: 'follow',
  'trail-by-battery': 'trail',
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
  undo: 'undo',
  redo: 'redo',
  'tool-select': 'select',
  'tool-robot': 'robot',
  'tool-battery': 'battery',
  'tool-battery-rectangle': 'batteryRectangle',
  'tool-battery-fill': 'batteryFill',
  'tool-teleporter': 'teleporter',
  'tool-wall': 'wall',
  'tool-wall-rectangle': 'wallRectangle',
  'tool-pit': 'pit',
  'tool-eraser': 'eraser',
  'tool-pan': 'pan',
}
