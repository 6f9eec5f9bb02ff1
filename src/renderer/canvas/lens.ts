/** Where one looks: the panes, the camera that they share, and what each of them sees. */
import type { Spot } from '../../core/editor/spot'
import { grown, covers, isEmpty, type CellRange } from '../../core/grid/range'
import type { Size } from '../../core/grid/size'
import { CELL } from '../../core/picture/shape'
import {
  cellBelow,
  fitted,
  framed,
  limited,
  limitZoom,
  panned,
  placeBelow,
  revealed,
  sightOf,
  visibleCells,
  zoomedAt,
  type Box,
  type Camera,
  type Point,
  type Sight,
} from './camera'
import { between, followed, isLeap, type Following } from './follow'
import { Glide } from './glide'
import { paneAt, panesOf } from './panes'

/** A cell of a board; where there are two mazes, of one of them. */
export interface CellPlace {
  readonly cell: number
  readonly maze?: number
}

/** What is looked at: a board's size, and how many boards lie side by side. */
export interface Subject {
  readonly size: Size
  readonly panes: number
}

/** The room there is, in pixels of the page, and how many pixels of the device each has. */
export interface Room {
  readonly room: Size
  readonly ratio: number
}

/** After this many milliseconds without a change the zoom rests. */
const REST = 120

const NO_CELLS: CellRange = { left: 0, top: 0, right: 0, bottom: 0 }
const WHOLE: Camera = { x: 0, y: 0, zoom: 1 }

export class Lens {
  camera = WHOLE
  panes: readonly Box[] = []
  sights: readonly Sight[] = []
  /** Whether the zoom has not changed for a while. */
  resting = true
  private subject: Subject | undefined
  /** Whether the whole board is to be seen also when the room changes. */
  private fitting = true
  private restTimer = 0
  /** Who is followed, and from where a glide began. */
  private followed: { readonly actors: readonly Point[]; readonly from: Camera } | undefined
  private readonly glide = new Glide((part) => this.glideOn(part))

  constructor(
    private readonly stage: Room,
    private readonly moved: (zoomed: boolean) => void,
    private readonly rested: () => void,
  ) {}

  /** Looks at something else; how, stays. */
  turnTo(subject: Subject | undefined): void {
    this.subject = subject
  }

  fit(): void {
    this.letGo()
    this.fitting = true
    this.arrange()
  }

  /** Shares the room among the panes. */
  arrange(): void {
    if (!this.subject) return
    const { size, panes } = this.subject
    this.panes = panesOf(this.stage.room, size, panes)
    this.look(this.fitting ? fitted(size, this.panes[0], this.stage.ratio) : this.camera)
  }

  pan(dx: number, dy: number): void {
    this.letGo()
    this.look(panned(this.camera, dx, dy))
  }

  zoomTo(at: Point, zoom: number): void {
    if (!this.subject) return
    const box = this.panes[paneAt(this.panes, at.x, at.y)]
    const allowed = limitZoom(zoom, this.subject.size, box)
    this.letGo()
    this.look(zoomedAt(this.camera, box, at, allowed))
  }

  fitTo(range: CellRange): void {
    if (!this.subject || isEmpty(range)) return
    this.letGo()
    this.look(framed(range, this.panes[0], this.stage.ratio))
  }

  centerOn(x: number, y: number): void {
    this.letGo()
    this.look({ ...this.camera, x: x * CELL, y: y * CELL })
  }

  reveal(range: CellRange): void {
    if (!this.subject || isEmpty(range)) return
    const wanted = grown(range, 1, this.subject.size)
    if (covers(this.visible(), wanted)) return
    this.letGo()
    this.look(revealed(this.camera, wanted, this.panes[0], this.stage.ratio))
  }

  /** Keeps whoever moves in sight; their places are in cells. Who is suddenly far away is glided to. */
  follow(actors: readonly Point[], how: Following): void {
    if (!this.subject || this.panes.length === 0) return
    const from = this.glide.running && this.followed ? this.followed.from : this.camera
    this.followed = { actors, from }
    if (this.glide.running) return
    const camera = followed(from, this.panes[0], this.subject.size, actors, how)
    if (camera.x === from.x && camera.y === from.y) return
    if (how === 'evenly' && isLeap(from, camera, this.panes[0])) this.glide.start()
    else this.look(camera)
  }

  private glideOn(part: number): void {
    if (!this.subject || !this.followed) return
    const { actors, from } = this.followed
    const to = followed(from, this.panes[0], this.subject.size, actors, 'evenly')
    this.look(between(from, to, part))
  }

  /** The cells in sight. */
  visible(): CellRange {
    const [sight] = this.sights
    return this.subject && sight ? visibleCells(sight, this.subject.size) : NO_CELLS
  }

  /** The middle of the first pane. */
  middle(): Point {
    const [{ left, top, width, height } = { left: 0, top: 0, width: 0, height: 0 }] = this.panes
    return { x: left + width / 2, y: top + height / 2 }
  }

  paneAt({ x, y }: Point): number {
    return paneAt(this.panes, x, y)
  }

  cellAt(at: Point): CellPlace | undefined {
    if (!this.subject) return undefined
    const pane = this.paneAt(at)
    const cell = cellBelow(this.sights[pane], this.subject.size, at, this.stage.ratio)
    if (cell === undefined) return undefined
    return this.subject.panes === 1 ? { cell } : { cell, maze: pane }
  }

  /** A point in cells of a pane's board, which it may lie beside. */
  spotAt(at: Point, pane = this.paneAt(at)): Spot {
    return { ...placeBelow(this.sights[pane], at, this.stage.ratio), maze: pane }
  }

  destroy(): void {
    this.glide.stop()
    window.clearTimeout(this.restTimer)
  }

  /** Whoever wants to look elsewhere is neither held at the whole board nor taken further by a glide. */
  private letGo(): void {
    this.fitting = false
    this.glide.stop()
  }

  /** Looks elsewhere, as far as the board allows. */
  private look(camera: Camera): void {
    if (!this.subject) return
    const before = this.camera
    this.camera = limited(camera, this.subject.size)
    this.sights = this.panes.map((box) => sightOf(this.camera, box, this.stage.ratio))
    const zoomed = this.camera.zoom !== before.zoom
    if (zoomed) this.rest()
    this.moved(zoomed)
  }

  private rest(): void {
    this.resting = false
    window.clearTimeout(this.restTimer)
    this.restTimer = window.setTimeout(() => {
      this.resting = true
      this.rested()
    }, REST)
  }
}
