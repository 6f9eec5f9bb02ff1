/**
 * Drawing a pair of mazes. Walls belong to edges: an area has the walls between its cells and those around it, so a room
 * that is moved or copied takes its walls along.
 */
import { lookUp, NOTHING_KNOWN, withEntry } from '../about'
import { boundsOf, isInside, shifted, sizeOf, type CellRange } from '../grid/range'
import { cellCount, xOf, yOf, type Size } from '../grid/size'
import {
  emptyBoard,
  emptyMaze,
  goalOf,
  LIMITS,
  START,
  wallCount,
  type Maze,
  type MazesBoard,
} from '../mazes/board'
import {
  allEdges,
  edgesAround,
  edgesWithin,
  hasWall,
  shiftedOnto,
  transformed,
  withMaze,
  withoutPits,
  withPits,
  withWalls,
  type Edge,
} from '../mazes/edit'
import { lookAtEdge, lookAtStart } from '../mazes/look'
import { contents } from '../mazes/contents'
import { problems } from '../mazes/problems'
import { text, type Text } from '../text/say'
import type { Area } from './area'
import type { Desk, Fitted, Margins } from './desk'
import { edgeAt, edgesBetween } from './edges'
import type { Tool } from './gesture'
import { select } from './select'
import { cellOf, nearestCell, spotsBetween, type Spot } from './spot'
import { along, alongSpots, over } from './strokes'

type MazesTool = Tool<MazesBoard>

/** A drag that starts on a wall removes walls, any other builds them. */
const wall: MazesTool = ({ board, at }) => {
  const first = edgeAt(board, at)
  const removes = first !== undefined && hasWall(board.mazes[at.maze], first)
  const name = text(removes ? 'step.wall-remove' : 'step.wall')
  return alongSpots(name, board, at, (drawn, from, to) =>
    withMaze(drawn, at.maze, (maze) =>
      withWalls(maze, edgesBetween(drawn, from, to), removes ? 0 : 1),
    ),
  )
}

/** Walls around a rectangle; with Shift also between all its cells. */
const wallRectangle: MazesTool = ({ board, at, modifiers }) =>
  over(text('step.wall-rectangle'), board, at, (before, range, maze) => {
    const inner = modifiers.shift ? edgesWithin(before, range) : []
    const edges = [...edgesAround(before, range), ...inner]
    return withMaze(before, maze, (each) => withWalls(each, edges, 1))
  })

/** A drag that starts on a pit removes pits, any other digs them. */
const pit: MazesTool = ({ board, at }) => {
  const first = cellOf(board, at)
  if (first === undefined) return undefined
  const removes = board.mazes[at.maze].pits.includes(first)
  const name = text(removes ? 'step.pit-remove' : 'step.pit')
  return along(name, board, at, (dug, cells, maze) =>
    withMaze(dug, maze, (each) =>
      removes ? withoutPits(each, (cell) => cells.includes(cell)) : withPits(dug, each, cells),
    ),
  )
}

/** On the middle of a cell it takes the pit, on an edge the wall. */
const eraser: MazesTool = ({ board, at }) =>
  alongSpots(text('step.erase'), board, at, (erased, from, to) =>
    withMaze(erased, at.maze, (maze) => {
      const beside = [from, ...spotsBetween(from, to)].filter((spot) => !edgeAt(erased, spot))
      const cells = new Set(beside.map((spot) => cellOf(erased, spot)))
      const open = withWalls(maze, edgesBetween(erased, from, to), 0)
      return withoutPits(open, (cell) => cells.has(cell))
    }),
  )

function edgesOf(size: Size, range: CellRange): Edge[] {
  return [...edgesWithin(size, range), ...edgesAround(size, range)]
}

function clearedMaze(size: Size, maze: Maze, range: CellRange): Maze {
  const open = withWalls(maze, edgesOf(size, range), 0)
  return withoutPits(open, (cell) => isInside(range, xOf(size, cell), yOf(size, cell)))
}

function moved(board: MazesBoard, area: Area, dx: number, dy: number): MazesBoard {
  const clip = clipOf(board, area)
  const lifted = cleared(board, area)
  const { left, top } = shifted(area.range, dx, dy)
  return pasted(lifted, clip, { x: left, y: top, maze: area.maze }).board
}

function cleared(board: MazesBoard, { range, maze }: Area): MazesBoard {
  return withMaze(board, maze, (each) => clearedMaze(board, each, range))
}

/**
 * A piece is the first maze of a board with a margin of one cell on each side: there the walls around it find a place,
 * and no pit of it comes to lie on start or goal.
 */
const MARGIN_KEY = 'clip-margin'

function clipOf(board: MazesBoard, { range, maze }: Area): MazesBoard {
  const { width, height } = sizeOf(range)
  const size = { width: width + 2, height: height + 2 }
  const source = board.mazes[maze]
  const only = { ...board, mazes: [source, source] as const }
  const piece = shiftedOnto(only, size, 1 - range.left, 1 - range.top)
  const inner = { left: 1, top: 1, right: width + 1, bottom: height + 1 }
  const kept = onlyWithin(size, piece.mazes[0], inner)
  return {
    ...piece,
    mazes: [kept, kept],
    about: withEntry(NOTHING_KNOWN, MARGIN_KEY, '1'),
  }
}

/** Everything outside a rectangle removed. */
function onlyWithin(size: Size, maze: Maze, range: CellRange): Maze {
  const wanted = edgesOf(size, range).filter((edge) => hasWall(maze, edge))
  const none = {
    ...maze,
    right: new Uint8Array(cellCount(size)),
    below: new Uint8Array(cellCount(size)),
  }
  const open = withoutPits(none, (cell) => !isInside(range, xOf(size, cell), yOf(size, cell)))
  return withWalls(open, wanted, 1)
}

function pasted(
  board: MazesBoard,
  clip: MazesBoard,
  { x, y, maze }: { readonly x: number; readonly y: number; readonly maze: number },
): { board: MazesBoard; area: Area } {
  const margin = lookUp(clip.about, MARGIN_KEY) === '1' ? 1 : 0
  const range = {
    left: x,
    top: y,
    right: Math.min(board.width, x + clip.width - 2 * margin),
    bottom: Math.min(board.height, y + clip.height - 2 * margin),
  }
  const [piece] = shiftedOnto(clip, board, x - margin, y - margin).mazes
  const within = edgesWithin(board, range)
  const around = edgesAround(board, range).filter((edge) => hasWall(piece, edge))
  const pits = piece.pits.filter((cell) => isInside(range, xOf(board, cell), yOf(board, cell)))
  const change = (target: Maze): Maze => {
    const swept = withoutPits(withWalls(target, within, 0), (cell) =>
      isInside(range, xOf(board, cell), yOf(board, cell)),
    )
    const walled = withWalls(
      swept,
      [...within.filter((edge) => hasWall(piece, edge)), ...around],
      1,
    )
    return withPits(board, walled, pits)
  }
  return { board: withMaze(board, maze, change), area: { range, maze } }
}

function resized(board: MazesBoard, { left, top, right, bottom }: Margins): Fitted<MazesBoard> {
  const size = { width: board.width + left + right, height: board.height + top + bottom }
  return fitted(board, shiftedOnto(board, size, left, top))
}

/** A solution that was known no longer fits. */
function fitted(before: MazesBoard, after: MazesBoard): Fitted<MazesBoard> {
  const about = withEntry(after.about, 'solution', undefined)
  return { board: { ...after, about }, lost: lostBetween(before, after) }
}

function lostBetween(before: MazesBoard, after: MazesBoard): Text[] {
  const pits = pitCount(before) - pitCount(after)
  const walls = wallsOf(before) - wallsOf(after)
  return [
    ...(pits > 0 ? [text('lost.pits', { count: pits })] : []),
    ...(walls > 0 ? [text('lost.walls', { count: walls })] : []),
  ]
}

function pitCount({ mazes }: MazesBoard): number {
  return mazes.reduce((sum, { pits }) => sum + pits.length, 0)
}

function wallsOf({ mazes }: MazesBoard): number {
  return mazes.reduce((sum, maze) => sum + wallCount(maze), 0)
}

/** Start and goal are corners, so the content of mazes without walls and pits is the whole board. */
function contentOf(board: MazesBoard): CellRange {
  const cells = board.mazes.flatMap((maze) => [
    ...maze.pits,
    ...[...maze.right.keys()].flatMap((cell) => (maze.right[cell] ? [cell, cell + 1] : [])),
    ...[...maze.below.keys()].flatMap((cell) =>
      maze.below[cell] ? [cell, cell + board.width] : [],
    ),
  ])
  return boundsOf(board, cells.length === 0 ? [START, goalOf(board)] : cells)
}

/** Only whoever stands right on an edge means it: a cursor of keys does, a pointer hardly ever. */
function look(board: MazesBoard, at: Spot): Text {
  const isBetween = Number.isInteger(at.x) || Number.isInteger(at.y)
  const edge = isBetween ? edgeAt(board, at) : undefined
  if (edge) return lookAtEdge(board, edge, at.maze)
  return lookAtStart(board, nearestCell(board, at), at.maze)
}

export const mazesDesk: Desk<MazesBoard> = {
  kind: 'mazes',
  tools: {
    select: (press) => select(press, moved),
    wall,
    'wall-rectangle': wallRectangle,
    pit,
    eraser,
  },
  largestSide: LIMITS.side,
  mazes: 2,
  look,
  blank: ({ width, height }) => emptyBoard(width, height),
  extras: {
    clear: (board, which) => ({
      board: withMaze(board, which, () => emptyMaze(board)),
      lost: [],
    }),
    'all-walls': (board, which) => ({
      board: withMaze(board, which, (maze) => withWalls(maze, allEdges(board), 1)),
      lost: [],
    }),
    'copy-maze': (board, which) => ({
      board: withMaze(board, 1 - which, () => board.mazes[which]),
      lost: [],
    }),
  },
  moved,
  cleared,
  clipOf,
  pasted,
  resized,
  transformed: (board, symmetry) => fitted(board, transformed(board, symmetry)),
  contentOf,
  contents,
  problems,
}
