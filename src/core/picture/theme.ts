/** The colours of a board. Texts and walls keep at least 4.5:1 against what they stand on, in both themes. */

export interface Theme {
  readonly background: string
  readonly cell: string
  readonly grid: string
  readonly coordinate: string
  readonly wall: string
  readonly pit: string
  readonly pitEdge: string
  readonly robot: string
  readonly onRobot: string
  readonly battery: string
  readonly onBattery: string
  readonly empty: string
  readonly onEmpty: string
  readonly label: string
  readonly start: string
  readonly goal: string
  readonly onMark: string
  /** The two people of a pair of mazes; their shapes and numbers tell them apart as well. */
  readonly people: readonly [string, string]
  /** The outline and hatch of cells that are lit up. */
  readonly highlight: string
  /** Teleporter pairs take these in turn; their letters tell apart what the colours no longer can. */
  readonly teleporters: readonly string[]
  readonly onTeleporter: string
  /** A trail goes from the first to the last of these. */
  readonly trail: readonly string[]
  /** Batteries take these in turn where a trail has one colour for each. */
  readonly batteryTrails: readonly string[]
}

export const LIGHT: Theme = {
  background: '#f6f7f9',
  cell: '#ffffff',
  grid: '#d5dae1',
  coordinate: '#5b6472',
  wall: '#1f2733',
  pit: '#2b303a',
  pitEdge: '#8a5a2b',
  robot: '#1d4ed8',
  onRobot: '#ffffff',
  battery: '#15803d',
  onBattery: '#ffffff',
  empty: '#e3e7ec',
  onEmpty: '#4b5563',
  label: '#374151',
  start: '#1d4ed8',
  goal: '#15803d',
  onMark: '#ffffff',
  people: ['#1d4ed8', '#b45309'],
  highlight: '#c2185b',
  teleporters: ['#7e22ce', '#b45309', '#0e7490', '#be123c', '#4d7c0f', '#4338ca'],
  onTeleporter: '#ffffff',
  trail: ['#2563eb', '#ea580c', '#16a34a'],
  batteryTrails: [
    '#2563eb',
    '#c2410c',
    '#0f766e',
    '#be185d',
    '#4d7c0f',
    '#7e22ce',
    '#a16207',
    '#475569',
  ],
}

export const DARK: Theme = {
  background: '#14171c',
  cell: '#1e232b',
  grid: '#353d49',
  coordinate: '#a3adbb',
  wall: '#e5e9ef',
  pit: '#05070a',
  pitEdge: '#d39a5f',
  robot: '#60a5fa',
  onRobot: '#0b1220',
  battery: '#4ade80',
  onBattery: '#06220f',
  empty: '#39414d',
  onEmpty: '#c4ccd6',
  label: '#d1d7df',
  start: '#60a5fa',
  goal: '#4ade80',
  onMark: '#0b1220',
  people: ['#60a5fa', '#fbbf24'],
  highlight: '#ff7ab0',
  teleporters: ['#d8b4fe', '#fbbf24', '#67e8f9', '#fda4af', '#bef264', '#a5b4fc'],
  onTeleporter: '#14171c',
  trail: ['#60a5fa', '#fb923c', '#4ade80'],
  batteryTrails: [
    '#60a5fa',
    '#fb923c',
    '#2dd4bf',
    '#f472b6',
    '#a3e635',
    '#c084fc',
    '#facc15',
    '#cbd5e1',
  ],
}
