/**
 * A drag under way, or a click that waits for a second one: what the board looks like so far, and what comes next. A tool
 * is the function that answers a press with a gesture; a gesture answers each further event with the next gesture.
 * The history hears of it only when it is over, so a whole drag is one step, and giving it up leaves no trace.
 */
import type { Board } from '../puzzle'
import type { CellRange } from '../grid/range'
import type { Text } from '../text/say'
import type { Area } from './area'
import type { Spot } from './spot'

/** Lines that show what is being done, above the board. */
export type Sketch =
  | { readonly kind: 'range'; readonly range: CellRange; readonly maze: number }
  | { readonly kind: 'link'; readonly from: number; readonly to: Spot }

export interface Gesture<B extends Board = Board> {
  /** What is being done, in words: the name of the step. */
  readonly name: Text
  readonly board: B
  /** What will be selected; as before where it is left out, nothing where it is `null`. */
  readonly area?: Area | null
  readonly sketch?: Sketch
  /** What a gesture that waits waits for, in words. */
  readonly prompt?: Text
  /** The pointer has moved: with its button held, or between the two clicks of a gesture that waits. */
  drag(to: Spot): Gesture<B>
  /** The button is let go. What comes then is the end, unless it waits for another press. */
  release(at: Spot): Gesture<B>
  /** Only a gesture that waits has this: the next press. */
  press?(at: Spot): Gesture<B>
}

export interface Modifiers {
  readonly shift: boolean
  readonly alt: boolean
}

/** What a tool knows when a button goes down. */
export interface Press<B extends Board = Board> {
  readonly board: B
  readonly at: Spot
  readonly area: Area | undefined
  /** The charge that new batteries get. */
  readonly charge: number
  readonly modifiers: Modifiers
}

export type Tool<B extends Board = Board> = (press: Press<B>) => Gesture<B> | undefined
