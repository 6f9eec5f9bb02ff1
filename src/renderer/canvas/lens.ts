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
    this.fitting = false
    this.look(panned(this.camera, dx, dy))
  }

  zoomTo(at: Point, zoom: number): void {
    if (!this.subject) return
    const box = this.panes[paneAt(this.panes, at.x, at.y)]
    const allowed = limitZoom(zoom, this.subject.size, box)
    this.fitting = false
    this.look(zoomedAt(this.camera, box, at, allowed))
  }

  fitTo(range: CellRange): void {
    if (!this.subject || isEmpty(range)) return
    this.fitting = false
    this.look(framed(range, this.panes[0], this.stage.ratio))
  }

  centerOn(x: number, y: number): void {
    this.fitting = false
    this.look({ ...this.camera, x: x * CELL, y: y * CELL })
  }

  reveal(range: CellRange): void {
    if (!this.subject || isEmpty(range)) return
    const wanted = grown(range, 1, this.subject.size)
    if (covers(this.visible(), wanted)) return
    this.fitting = false
    this.look(revealed(this.camera, wanted, this.panes[0], this.stage.ratio))
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
    window.clearTimeout(this.restTimer)
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
