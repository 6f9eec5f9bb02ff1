/** A pair of mazes side by side as a picture, with the ways of both people if there is a solution. */
import { cellAt } from '../grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../mazes/board'
import { boardBox, centre, gridShapes, RULER, rulerShapes } from './grid'
import { wholeBoard, type CellRange } from './range'
import { CELL, moved, type Picture, type Shape } from './shape'
import type { Theme } from './theme'
import { trailShapes } from './trail'
import { mazesWay, stretchesOf } from './way'

export function mazesPicture(board: MazesBoard, theme: Theme, moves?: string): Picture {
  const one = boardBox(board)
  const box = { width: 2 * one.width, height: one.height }
  const background: Shape = { kind: 'rect', x: 0, y: 0, ...box, fill: theme.background }
  const trail = (who: number): Shape[] =>
    moves === undefined ? [] : trailShapes(stretchesOf(board, mazesWay(board, who, moves)), theme)
  const both = board.mazes.flatMap((maze, who) =>
    moved([...mazeShapes(board, maze, theme), ...trail(who)], RULER + who * one.width, RULER),
  )
  return { ...box, shapes: [background, ...both] }
}

function mazeShapes(board: MazesBoard, maze: Maze, theme: Theme): Shape[] {
  return [
    ...rulerShapes(board, 0, theme),
    ...gridShapes(board, theme),
    ...pitShapes(board, maze.pits, theme),
    ...startShapes(board, theme),
    ...goalShapes(board, theme),
    wallShape(board, maze, theme),
  ]
}

/** Holes: dark, with a rim. Both are filled, which is far quicker to draw than a stroke where pits are many. */
export function pitShapes(board: MazesBoard, pits: readonly number[], theme: Theme): Shape[] {
  if (pits.length === 0) return []
  const centres = pits.flatMap((cell) => {
    const { x, y } = centre(board, cell)
    return [x, y]
  })
  return [
    { kind: 'circles', centres, radius: 18.5, fill: theme.pitEdge },
    { kind: 'circles', centres, radius: 15, fill: theme.pit },
  ]
}

/** The start is a round mark. */
export function startShapes(board: MazesBoard, theme: Theme): Shape[] {
  const { x, y } = centre(board, START)
  return [
    { kind: 'circles', centres: [x, y], radius: 14, stroke: theme.start, strokeWidth: 4 },
    { kind: 'circles', centres: [x, y], radius: 5, fill: theme.start },
  ]
}

/** The goal is a flag. */
export function goalShapes(board: MazesBoard, theme: Theme): Shape[] {
  const { x, y } = centre(board, goalOf(board))
  const [pole, top] = [x - 9, y - 16]
  const flag = [pole, top, pole + 24, top + 8, pole, top + 16]
  return [
    { kind: 'lines', lines: [[pole, top, pole, y + 17]], stroke: theme.goal, strokeWidth: 4 },
    { kind: 'lines', lines: [flag], closed: true, fill: theme.goal },
  ]
}

/** The walls of a range of cells, also those on its edge. */
export function wallShape(
  board: MazesBoard,
  maze: Maze,
  theme: Theme,
  range: CellRange = wholeBoard(board),
): Shape {
  return {
    kind: 'lines',
    lines: wallLines(board, maze, range),
    stroke: theme.wall,
    strokeWidth: 5,
  }
}

/** The border counts as a wall; walls in one line are drawn in one go. */
export function wallLines(
  board: MazesBoard,
  maze: Maze,
  { left, top, right, bottom }: CellRange = wholeBoard(board),
): number[][] {
  const { width, height } = board
  const lines: number[][] = []
  for (let y = top; y <= bottom; y++) {
    const border = y === 0 || y === height
    const wall = (x: number): boolean => border || maze.below[cellAt(board, x, y - 1)] === 1
    for (const [from, to] of runs(left, right, wall)) {
      lines.push([from * CELL, y * CELL, to * CELL, y * CELL])
    }
  }
  for (let x = left; x <= right; x++) {
    const border = x === 0 || x === width
    const wall = (y: number): boolean => border || maze.right[cellAt(board, x - 1, y)] === 1
    for (const [from, to] of runs(top, bottom, wall)) {
      lines.push([x * CELL, from * CELL, x * CELL, to * CELL])
    }
  }
  return lines
}

/** The stretches from `first` up to `end` where walls stand without a gap. */
function* runs(
  first: number,
  end: number,
  wall: (index: number) => boolean,
): Generator<[number, number]> {
  for (let from = first; from < end; from++) {
    if (!wall(from)) continue
    let to = from + 1
    while (to < end && wall(to)) to++
    yield [from, to]
    from = to
  }
}
