/** A played solution in words: what happens at which frame. */
import type { Text } from './text/say'

export interface Milestone {
  readonly frame: number
  readonly text: Text
}
