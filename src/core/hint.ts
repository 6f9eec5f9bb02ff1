/** What a solution advises next, in two levels: first only what to aim at, then how. */
import type { Text } from './text/say'

export interface Hint {
  readonly aim: { readonly text: Text; readonly cells: readonly number[] }
  readonly way: { readonly text: Text; readonly moves: string }
}
