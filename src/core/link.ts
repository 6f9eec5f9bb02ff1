/** That something on one cell reaches another cell: to be drawn, and to be read out. */
import type { Text } from './text/say'

export interface Link {
  readonly from: number
  readonly to: number
  /** How far, in short; of a single thing's links also what is left on arrival. */
  readonly label: string
  /** Whether it can be gone with the charge that is there now. */
  readonly possible: boolean
  readonly text: Text
}

/** What the thing on a cell reaches, the nearest first; and in a few words how many that are, or why there are none. */
export interface Links {
  readonly links: readonly Link[]
  readonly text: Text
}
