/** A pair of mazes side by side as a picture: with the ways of a solution if there is one, or at any frame of a play. */
import { cellAt } from '../grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../mazes/board'
import { centre, gridShapes } from './grid'
import type { TrailStyle } from './ink'
import { pictureOf, type Pane } from './pane'
import { personShapes } from './people'
import { holds, wholeBoard, type CellRange } from '../grid/range'
import { reelOf, type Reel } from './reel'
import { CELL, type Picture, type Shape } from './shape'
import type { Theme } from './theme'
import { trailAlong, trailShapes } from './trail'
import { mazesWay } from './way'

/** Both mazes without people, with the whole ways of a solution if there is one. */
export function mazesPicture(
  board: MazesBoard,
  theme: Theme,
  moves?: string,
  style: TrailStyle = 'time',
): Picture {
  const panes = board.mazes.map((maze, who): Pane => {
    const way = moves === undefined ? undefined : mazesWay(board, who, moves)
    const trail = way && trailAlong(board, way, style, theme)
    return {
      size: board,
      origin: 0,
      shapes: (_, range) => [
        ...mazeShapes(board, maze, theme, range),
        ...(trail ? trailShapes(trail, theme) : []),
      ],
    }
  })
  return pictureOf(panes, theme)
}

/** A play, frame by frame. */
export function mazesReel(
  board: MazesBoard,
  moves: string,
  theme: Theme,
  style: TrailStyle = 'time',
): Reel {
  const panes = board.mazes.map((maze, who) => {
    const way = mazesWay(board, who, moves)
    const trail = trailAlong(board, way, style, theme)
    const shapes = (frame: number, range: CellRange): Shape[] => [
      ...mazeShapes(board, maze, theme, range),
      ...trailShapes(trail, theme, frame, range),
      ...(holds(range, board, way.to[frame]) ? personShapes(board, way.to[frame], who, theme) : []),
    ]
    return { size: board, origin: 0, shapes, way }
  })
  return reelOf(panes, theme)
}

function mazeShapes(board: MazesBoard, maze: Maze, theme: Theme, range: CellRange): Shape[] {
  const seen = (cell: number): boolean => holds(range, board, cell)
  return [
    ...gridShapes(board, theme, range),
    ...pitShapes(board, maze.pits.filter(seen), theme),
    ...(seen(START) ? startShapes(board, theme) : []),
    ...(seen(goalOf(board)) ? goalShapes(board, theme) : []),
    wallShape(board, maze, theme, range),
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
