/** A pair of mazes side by side as a picture, with the ways of both people if there is a solution. */
import { cellAt } from '../grid/size'
import { goalOf, START, type Maze, type MazesBoard } from '../mazes/board'
import type { MazesFilm } from '../mazes/rules'
import { boardBox, centre, gridShapes, RULER, rulerShapes } from './grid'
import { CELL, moved, type Picture, type Shape } from './shape'
import type { Theme } from './theme'
import { trailShapes, type Stretch } from './trail'

export function mazesPicture(board: MazesBoard, theme: Theme, film?: MazesFilm): Picture {
  const one = boardBox(board)
  const box = { width: 2 * one.width, height: one.height }
  const background: Shape = { kind: 'rect', x: 0, y: 0, ...box, fill: theme.background }
  const both = board.mazes.flatMap((maze, who) => [
    ...moved(mazeShapes(board, maze, theme), RULER + who * one.width, RULER),
    ...(film
      ? moved(trailShapes(stretches(film, who), theme), RULER + who * one.width, RULER)
      : []),
  ])
  return { ...box, shapes: [background, ...both] }
}

function mazeShapes(board: MazesBoard, maze: Maze, theme: Theme): Shape[] {
  return [
    ...rulerShapes(board, 0, theme),
    ...gridShapes(board, theme),
    ...pitShapes(board, maze.pits, theme),
    ...markShapes(board, theme),
    { kind: 'lines', lines: wallLines(board, maze), stroke: theme.wall, strokeWidth: 5 },
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

/** The start is a round mark, the goal a flag. */
function markShapes(board: MazesBoard, theme: Theme): Shape[] {
  const start = centre(board, START)
  const goal = centre(board, goalOf(board))
  const [pole, top] = [goal.x - 9, goal.y - 16]
  return [
    {
      kind: 'circles',
      centres: [start.x, start.y],
      radius: 14,
      stroke: theme.start,
      strokeWidth: 4,
    },
    { kind: 'circles', centres: [start.x, start.y], radius: 5, fill: theme.start },
    { kind: 'lines', lines: [[pole, top, pole, goal.y + 17]], stroke: theme.goal, strokeWidth: 4 },
    {
      kind: 'lines',
      lines: [[pole, top, pole + 24, top + 8, pole, top + 16]],
      closed: true,
      fill: theme.goal,
    },
  ]
}

/** All walls, the border included; walls in one line are drawn in one go. */
export function wallLines(board: MazesBoard, maze: Maze): number[][] {
  const { width, height } = board
  const [right, bottom] = [width * CELL, height * CELL]
  const lines: number[][] = [[0, 0, right, 0, right, bottom, 0, bottom, 0, 0]]
  for (let y = 0; y < height - 1; y++) {
    for (const [from, to] of runs(width, (x) => maze.below[cellAt(board, x, y)] === 1)) {
      lines.push([from * CELL, (y + 1) * CELL, to * CELL, (y + 1) * CELL])
    }
  }
  for (let x = 0; x < width - 1; x++) {
    for (const [from, to] of runs(height, (y) => maze.right[cellAt(board, x, y)] === 1)) {
      lines.push([(x + 1) * CELL, from * CELL, (x + 1) * CELL, to * CELL])
    }
  }
  return lines
}

function* runs(length: number, wall: (index: number) => boolean): Generator<[number, number]> {
  for (let from = 0; from < length; from++) {
    if (!wall(from)) continue
    let to = from + 1
    while (to < length && wall(to)) to++
    yield [from, to]
    from = to
  }
}

function stretches(film: MazesFilm, who: number): Stretch[] {
  const { board } = film.world
  const all: Stretch[] = []
  for (let index = 1; index <= film.length; index++) {
    const { from, to, happened } = film.frame(index).event!
    if (from[who] === to[who]) continue
    const jump = happened[who] === 'fell'
    all.push({ from: centre(board, from[who]), to: centre(board, to[who]), jump })
  }
  return all
}
