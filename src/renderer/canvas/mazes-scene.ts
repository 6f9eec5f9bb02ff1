/** A pair of mazes on the stage, each in a pane of its own, with both people on their ways. */
import { goalOf, START, type MazesBoard } from '../../core/mazes/board'
import { goalShapes, startShapes } from '../../core/picture/mazes'
import { personShapes } from '../../core/picture/people'
import type { TrailStyle } from '../../core/picture/ink'
import type { Theme } from '../../core/picture/theme'
import { mazesWay } from '../../core/picture/way'
import type { Board } from '../../core/puzzle'
import { drawActor, drawJumps, drawLastPiece, drawRing, jumpsOf, placeOf } from './actors'
import { Bitmaps } from './bitmaps'
import type { Sight } from './camera'
import { drawsThings } from './detail'
import { mazeGround, type MazeGround } from './maze-ground'
import { poseAt, type Pose } from './pose'
import { within, type Look, type Scene } from './scene'
import { Trail, type Ahead } from './trail'

interface Maze {
  readonly layers: MazeGround
  readonly ground: Bitmaps
  playback: { trail: Trail; jumps: readonly number[]; bitmaps: Bitmaps } | undefined
}

export class MazesScene implements Scene {
  readonly panes = 2
  readonly origin = 0
  revision = 0
  private readonly mazes: readonly Maze[]
  private moves = ''
  private frame = 0

  constructor(
    private board: MazesBoard,
    private readonly theme: Theme,
  ) {
    this.mazes = board.mazes.map((_, who) => {
      const layers = mazeGround(board, who, theme)
      return { layers, ground: new Bitmaps(board, layers.ground), playback: undefined }
    })
  }

  get size(): MazesBoard {
    return this.board
  }

  show(board: Board): void {
    if (board.kind !== 'mazes') return
    this.board = board
    for (const { layers } of this.mazes) layers.show(board)
    this.setSolution(undefined)
  }

  setSolution(moves: string | undefined, style: TrailStyle = 'time', ahead: Ahead = 'faint'): void {
    this.moves = moves ?? ''
    this.mazes.forEach((maze, who) => {
      maze.playback?.bitmaps.clear()
      maze.playback = undefined
      if (moves === undefined) return
      const trail = new Trail(this.board, mazesWay(this.board, who, moves), this.theme, style)
      trail.ahead = ahead
      maze.playback = { trail, jumps: jumpsOf(trail), bitmaps: new Bitmaps(this.board, trail) }
    })
    this.frame = 0
    this.revision++
  }

  setFrame(frame: number): void {
    const most = this.mazes[0].playback?.trail.way.length ?? 0
    const next = Math.min(Math.max(frame, 0), most)
    if (Math.floor(next) !== Math.floor(this.frame)) {
      this.revision++
      for (const { playback } of this.mazes) playback?.trail.setFrame(Math.floor(next))
    }
    this.frame = next
  }

  drawGround({ ctx, sights, resting, inTime }: Look): boolean {
    return this.mazes
      .map(({ ground }, who) => {
        let complete = true
        within(ctx, sights[who], () => {
          complete = ground.draw(ctx, sights[who], resting, inTime)
        })
        return complete
      })
      .every(Boolean)
  }

  drawWay(look: Look): boolean {
    const { ctx, sights, resting, inTime } = look
    return this.mazes
      .map(({ playback }, who) => {
        let complete = true
        if (!playback) return complete
        const { trail, jumps, bitmaps } = playback
        within(ctx, sights[who], () => {
          complete = bitmaps.draw(ctx, sights[who], resting, inTime)
          drawJumps(look, sights[who], trail, jumps, this.frame, this.board)
        })
        return complete
      })
      .every(Boolean)
  }

  drawActors(look: Look): void {
    look.sights.forEach((sight, who) => {
      within(look.ctx, sight, () => {
        if (!drawsThings(sight.scale)) this.drawMarks(look, sight)
        this.drawPerson(look, sight, who)
      })
    })
  }

  /** Where cells are tiny, start and goal are drawn larger than theirs. */
  private drawMarks(look: Look, sight: Sight): void {
    const at = (cell: number): Pose => ({ ...placeOf(this.board, cell), presence: 1 })
    const goal = at(goalOf(this.board))
    drawActor(look, sight, at(START), startShapes(this.board, this.theme))
    drawActor(look, sight, goal, goalShapes(this.board, this.theme), goal)
  }

  private drawPerson(look: Look, sight: Sight, who: number): void {
    const trail = this.mazes[who].playback?.trail
    const pose = this.poseOf(who)
    if (trail) drawLastPiece(look, sight, trail, this.frame, pose, this.board)
    drawActor(look, sight, pose, personShapes(this.board, 0, who, this.theme))
    if (trail) this.drawFall(look, sight, trail)
  }

  private poseOf(who: number): Pose {
    const { playback } = this.mazes[who]
    if (!playback) return { ...placeOf(this.board, START), presence: 1 }
    return poseAt(this.board, playback.trail.way, this.moves, this.frame)
  }

  /** Who is home needs no eye on it while the other is on the way. */
  actors(): Pose[] {
    const poses = this.mazes.map((_, who) => this.poseOf(who))
    const { x, y } = placeOf(this.board, goalOf(this.board))
    return poses.toSorted((one, other) => isAt(one, x, y) - isAt(other, x, y))
  }

  /** A fall of the last move is seen until the next one is done. */
  private drawFall(look: Look, sight: Sight, { way }: Trail): void {
    const move = Math.floor(this.frame)
    if (way.entered[move] === way.to[move]) return
    const part = this.frame - move
    drawRing(look, sight, placeOf(this.board, way.entered[move]), part, this.theme.pitEdge)
    drawRing(look, sight, placeOf(this.board, way.to[move]), part, this.theme.pitEdge)
  }

  isFree(): boolean {
    return true
  }

  partnerOf(): undefined {
    return undefined
  }

  destroy(): void {
    for (const { ground, playback } of this.mazes) {
      ground.clear()
      playback?.bitmaps.clear()
    }
  }
}

function isAt(pose: Pose, x: number, y: number): number {
  return pose.x === x && pose.y === y ? 1 : 0
}
