/**
 * Two boards side by side: where they differ, and what else does. Boards of different sizes are laid with their top left
 * corners onto each other; beyond a board nothing lies.
 */
import { cellAt, contains, xOf, yOf, type Size } from '../grid/size'
import { puzzleOf, type Board } from '../puzzle'
import { text, type Text } from '../text/say'
import { deskOf } from './desk'
import { middleOf } from './spot'

/** A place where two boards differ; it may lie off one of them. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly maze: number
}

export interface Comparison {
  /** Row by row, maze by maze. */
  readonly places: readonly Place[]
  /** What differs besides, in words. */
  readonly besides: readonly Text[]
}

export function compared(mine: Board, theirs: Board): Comparison {
  if (mine.kind !== theirs.kind) return { places: [], besides: [text('compare.other-puzzle')] }
  const places = Array.from({ length: deskOf(mine).mazes }, (_, maze) =>
    differing(mine, theirs, maze),
  ).flat()
  return { places, besides: besides(mine, theirs, places.length) }
}

/** Farther than any row is long. */
const ROW = 4096

function differing(mine: Board, theirs: Board, maze: number): Place[] {
  const [here, there] = [mine, theirs].map((board) => contentsByPlace(board, maze))
  const found = [...new Set([...here.keys(), ...there.keys()])]
  return found
    .filter((place) => here.get(place) !== there.get(place))
    .sort((one, other) => one - other)
    .map((place) => ({ x: place % ROW, y: Math.floor(place / ROW), maze }))
}

function contentsByPlace(board: Board, maze: number): Map<number, string | number> {
  const contents = [...deskOf(board).contents(board, maze)]
  const placeOf = (cell: number): number => yOf(board, cell) * ROW + xOf(board, cell)
  return new Map(contents.map(([cell, content]) => [placeOf(cell), content]))
}

function besides(mine: Board, theirs: Board, places: number): Text[] {
  const size = mine.width !== theirs.width || mine.height !== theirs.height
  const [options, about] = [optionsOf, aboutOf].map((of) => of(mine) !== of(theirs))
  const found = [
    ...(size ? [text('compare.size', { mine: sizeText(mine), theirs: sizeText(theirs) })] : []),
    ...(options ? [text('compare.options')] : []),
    ...(about ? [text('compare.about')] : []),
  ]
  if (found.length > 0 || places > 0) return found
  const isSame = puzzleOf(mine).write(mine) === puzzleOf(theirs).write(theirs)
  return [text(isSame ? 'compare.same' : 'compare.order')]
}

const optionsOf = (board: Board): string => JSON.stringify(puzzleOf(board).options(board) ?? {})
const aboutOf = ({ about }: Board): string => JSON.stringify(about)

function sizeText({ width, height }: Size): Text {
  return text('fact.size', { width, height })
}

/** The cell of a board at a place, if it lies on the board. */
export function cellAtPlace(board: Board, { x, y }: Place): number | undefined {
  return contains(board, x, y) ? cellAt(board, x, y) : undefined
}

/** What lies on both boards at a place, in words. */
export function placeText(mine: Board, theirs: Board, place: Place): Text {
  return text('compare.place', { mine: lookAt(mine, place), theirs: lookAt(theirs, place) })
}

function lookAt(board: Board, place: Place): Text {
  const cell = cellAtPlace(board, place)
  if (cell === undefined) return text('compare.off-board')
  return deskOf(board).look(board, middleOf(board, cell, place.maze))
}
