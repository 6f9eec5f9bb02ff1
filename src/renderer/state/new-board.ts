/** What someone wishes a new board to be, as a form holds it, and the board that comes of it. */
import { withEntry } from '../../core/about'
import { deskFor } from '../../core/editor/desk'
import { puzzleOf, puzzles, type Board, type BoardOptions, type Kind } from '../../core/puzzle'
import type { Text } from '../../core/text/say'
import { sizeFault } from './board-size'

export interface Wish {
  readonly kind: Kind
  /** Fields that hold no number give `NaN`. */
  readonly width: number
  readonly height: number
  /** Width and height go together. */
  readonly square: boolean
  readonly options: Required<BoardOptions>
  readonly title: string
}

export const KINDS = Object.keys(puzzles) as Kind[]

export const PRESETS: readonly number[] = [5, 8, 10, 15, 20, 30]

export function wishFor(kind: Kind): Wish {
  const options = { diagonal: false, teleportCost: 1 } as const
  return { kind, width: 10, height: 10, square: true, options, title: '' }
}

export function withSide(wish: Wish, side: 'width' | 'height', value: number): Wish {
  return wish.square ? { ...wish, width: value, height: value } : { ...wish, [side]: value }
}

export function withSquare(wish: Wish, square: boolean): Wish {
  return square ? { ...wish, square, height: wish.width } : { ...wish, square }
}

export function wishFault({ kind, width, height }: Wish): Text | undefined {
  return sizeFault({ width, height }, deskFor(kind).largestSide)
}

/** Whether boards of a puzzle have options. */
export function hasOptions(kind: Kind): boolean {
  const smallest = deskFor(kind).blank({ width: 1, height: 1 }, {})
  return puzzleOf(smallest).options(smallest) !== undefined
}

export function wishedBoard({ kind, width, height, options, title }: Wish): Board {
  const board = deskFor(kind).blank({ width, height }, options)
  const name = title.trim()
  return name === '' ? board : { ...board, about: withEntry(board.about, 'title', name) }
}

/** A name for the document that can be that of a file: the title without what files can't have in their names. */
export function documentName(title: string, untitled: string): string {
  const name = title
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return name === '' ? untitled : name
}
