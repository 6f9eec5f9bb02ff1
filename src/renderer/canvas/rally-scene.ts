/** A rally board on the stage, with the robot on its way. */
import { rallyWay } from '../../core/picture/way'
import { robotShapes } from '../../core/picture/rally'
import { CELL } from '../../core/picture/shape'
import type { TrailStyle } from '../../core/picture/ink'
import type { Theme } from '../../core/picture/theme'
import type { Board } from '../../core/puzzle'
import type { RallyBoard } from '../../core/rally/board'
import { play, type Event, type RallyFilm } from '../../core/rally/rules'
import { drawActor, drawJumps, drawLastPiece, drawRing, drawSign, jumpsOf, placeOf } from './actors'
import { Bitmaps } from './bitmaps'
import { trailGoesOver } from './detail'
import { poseAt, type Pose } from './pose'
import { rallyGround, type RallyGround } from './rally-ground'
import { within, type Look, type Scene } from './scene'
import { Trail, type Ahead } from './trail'

interface Playback {
  readonly film: RallyFilm
  readonly trail: Trail
  readonly jumps: readonly number[]
  readonly bitmaps: Bitmaps
}

export class RallyScene implements Scene {
  readonly panes = 1
  readonly origin = 1
  revision = 0
  private readonly layers: RallyGround
  private readonly ground: Bitmaps
  private readonly things: Bitmaps
  private playback: Playback | undefined
  private frame = 0
  private charge: number
  private event: Event | undefined

  constructor(
    private board: RallyBoard,
    private readonly theme: Theme,
  ) {
    this.layers = rallyGround(board, theme)
    this.ground = new Bitmaps(board, this.layers.ground)
    this.things = new Bitmaps(board, this.layers.things)
    this.charge = board.robot.charge
  }

  get size(): RallyBoard {
    return this.board
  }

  show(board: Board): void {
    if (board.kind !== 'rally') return
    if (board.labels !== this.board.labels) this.things.clear()
    this.board = board
    this.setSolution(undefined)
  }

  setSolution(moves: string | undefined, style: TrailStyle = 'time', ahead: Ahead = 'faint'): void {
    this.playback?.bitmaps.clear()
    this.playback = undefined
    if (moves !== undefined) {
      const trail = new Trail(this.board, rallyWay(this.board, moves), this.theme, style)
      trail.ahead = ahead
      const film = play(this.board, moves)
      const bitmaps = new Bitmaps(this.board, trail)
      this.playback = { film, trail, jumps: jumpsOf(trail), bitmaps }
    }
    this.showFrame(0)
    this.frame = 0
  }

  setFrame(frame: number): void {
    const most = this.playback?.film.length ?? 0
    const next = Math.min(Math.max(frame, 0), most)
    if (Math.floor(next) !== Math.floor(this.frame)) this.showFrame(Math.floor(next))
    this.frame = next
  }

  private showFrame(index: number): void {
    this.revision++
    this.playback?.trail.setFrame(index)
    const frame = this.playback?.film.frame(index)
    this.event = frame?.event
    this.charge = frame?.state.charge ?? this.board.robot.charge
    if (frame) this.layers.charge(frame.state.lying)
    else this.layers.show(this.board)
  }

  drawGround({ ctx, sights, ratio, resting, inTime }: Look): boolean {
    const complete = this.ground.draw(ctx, sights[0], resting, inTime)
    const { x, y, scale } = sights[0]
    ctx.strokeStyle = this.theme.grid
    ctx.lineWidth = ratio
    ctx.strokeRect(x, y, this.board.width * CELL * scale, this.board.height * CELL * scale)
    return complete
  }

  drawWay(look: Look): boolean {
    const { ctx, sights, resting, inTime } = look
    const parts = [
      () => this.drawTrail(look),
      () => this.things.draw(ctx, sights[0], resting, inTime),
    ]
    if (trailGoesOver(sights[0].scale)) parts.reverse()
    return parts.map((draw) => draw()).every(Boolean)
  }

  private drawTrail(look: Look): boolean {
    if (!this.playback) return true
    const { ctx, sights, resting, inTime } = look
    const { trail, bitmaps, jumps } = this.playback
    const complete = bitmaps.draw(ctx, sights[0], resting, inTime)
    drawJumps(look, sights[0], trail, jumps, this.frame, this.board)
    return complete
  }

  drawActors(look: Look): void {
    const [sight] = look.sights
    within(look.ctx, sight, () => {
      const pose = this.pose()
      if (this.playback)
        drawLastPiece(look, sight, this.playback.trail, this.frame, pose, this.board)
      drawActor(look, sight, pose, robotShapes(this.board, 0, this.charge, this.theme))
      this.drawHappening(look)
    })
  }

  private pose(): Pose {
    if (!this.playback) return { ...placeOf(this.board, this.board.robot.cell), presence: 1 }
    const { trail, film } = this.playback
    return poseAt(this.board, trail.way, film.moves, this.frame)
  }

  actors(): Pose[] {
    return [this.pose()]
  }

  /** What the last move did is seen until the next one is done. */
  private drawHappening(look: Look): void {
    if (!this.event) return
    const [sight] = look.sights
    const { swap, entered, to } = this.event
    const part = this.frame - Math.floor(this.frame)
    const at = placeOf(this.board, to)
    if (swap) {
      drawRing(look, sight, at, part, this.theme.battery)
      drawSign(look, sight, at, part, `${swap.dropped} ⇄ ${swap.taken}`, this.theme)
    }
    if (entered === to) return
    const colour = this.theme.teleporters[this.pairOf(to) % this.theme.teleporters.length]
    drawRing(look, sight, at, part, colour)
    drawRing(look, sight, placeOf(this.board, entered), part, colour)
  }

  private pairOf(cell: number): number {
    return Math.max(
      this.board.teleporters.findIndex((pair) => pair.includes(cell)),
      0,
    )
  }

  isFree(cell: number): boolean {
    return cell !== this.board.robot.cell && this.layers.isFree(cell)
  }

  partnerOf(cell: number): number | undefined {
    const pair = this.board.teleporters.find((candidate) => candidate.includes(cell))
    return pair && (pair[0] === cell ? pair[1] : pair[0])
  }

  destroy(): void {
    for (const bitmaps of [this.ground, this.things, this.playback?.bitmaps]) bitmaps?.clear()
  }
}
