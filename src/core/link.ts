/** That something on one cell reaches another cell: to be drawn, and to be read out. */
import type { Text } from './text/say'

export interface Link {
  readonly from: number
  readonly to: number
  /** How far, in short. */
  readonly label: string
  /** Whether it can be gone with the charge that is there now. */
  readonly possible: boolean
  readonly text: Text
}
