/** What a stage shows of a board: drawn from the bottom to the top, each part only where panes see it. */
import type { Size } from '../../core/grid/size'
import type { TrailStyle } from '../../core/picture/ink'
import type { Board } from '../../core/puzzle'
import type { InTime } from './bitmaps'
import type { Sight } from './camera'
import type { Pose } from './pose'
import type { Ahead } from './trail'

/** What one needs to know to draw; `sights` has one entry for each pane. */
export interface Look {
  readonly ctx: CanvasRenderingContext2D
  readonly sights: readonly Sight[]
  /** Pixels of the device per pixel of the page. */
  readonly ratio: number
  /** Whether the zoom rests, so that it is worth drawing bitmaps for it. */
  readonly resting: boolean
  readonly inTime: InTime
}

export interface Scene {
  readonly size: Size
  readonly panes: number
  /** What the shown coordinates count from. */
  readonly origin: number
  /** Shows another board of the same kind and size. */
  show(board: Board): void
  setSolution(moves: string | undefined, style: TrailStyle, ahead?: Ahead): void
  setFrame(frame: number): void
  /** Changes with all that changes the way or the charges; between two frames only the actors move. */
  readonly revision: number
  /** These two tell whether everything is drawn as it should be. */
  drawGround(look: Look): boolean
  drawWay(look: Look): boolean
  drawActors(look: Look): void
  /** Where whoever moves is now, who matters most first. */
  actors(): readonly Pose[]
  /** Whether nothing lies on a cell. */
  isFree(cell: number): boolean
  /** The other cell of a teleporter pair. */
  partnerOf(cell: number): number | undefined
  destroy(): void
}

/** Draws into a pane and nowhere else. */
export function within(ctx: CanvasRenderingContext2D, { box }: Sight, draw: () => void): void {
  ctx.save()
  ctx.beginPath()
  ctx.rect(box.left, box.top, box.width, box.height)
  ctx.clip()
  draw()
  ctx.restore()
}
