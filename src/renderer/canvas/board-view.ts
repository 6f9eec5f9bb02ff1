/** The board on the screen, as the window knows it: what it can be told, and what it tells. */
import type { Button } from '../../core/editor/editor'
import type { Modifiers } from '../../core/editor/gesture'
import type { Spot } from '../../core/editor/spot'
import type { CellRange } from '../../core/grid/range'
import type { Link } from '../../core/link'
import type { TrailStyle } from '../../core/picture/ink'
import type { Theme } from '../../core/picture/theme'
import type { Board } from '../../core/puzzle'
import type { Following } from './follow'
import type { CellPlace } from './lens'
import type { Overlay } from './overlay'
import type { Ahead } from './trail'

export type { CellPlace }

/** What someone does on the board with mouse, pen or finger, in cells of the board. */
export interface Strokes {
  press(at: Spot, button: Button, modifiers: Modifiers): void
  /** With a button held, or above the board without one. */
  move(to: Spot): void
  release(at: Spot): void
  cancel(): void
  /** The wheel was turned over a cell, with Alt. */
  turn(at: CellPlace, by: 1 | -1): void
  /** The board is taken hold of, to be moved. */
  grab(): void
}

/** How the pointer looks above the board. With `grab` the left button moves the board. */
export type PointerLook = 'default' | 'crosshair' | 'pointer' | 'grab'

export interface BoardView {
  /**
   * Keeps the camera if the size stays, else shows the whole board. A new board has no solution and no cells lit up
   * until they are set.
   */
  setBoard(board: Board | undefined): void
  setTheme(theme: Theme): void
  /** The way to show: its trail, and its frames; `ahead` tells how what is still to come is seen. */
  setSolution(moves: string | undefined, ahead?: Ahead): void
  /** How its trail is coloured. */
  setTrail(style: TrailStyle): void
  /** May be fractional: 12.4 is 40 % of the way between frame 12 and frame 13. */
  setFrame(frame: number): void
  /** How the view follows whoever moves, if it does. */
  setFollowing(how: Following | undefined): void
  /** Whether frames come by themselves. Who then moves the board by hand is not followed until the next time. */
  setPlaying(playing: boolean): void
  /** Cells of a reason, lit up. */
  setHighlight(cells: readonly CellPlace[]): void
  setOverlay(overlay: Overlay): void
  /** All that reaches something, to be drawn at once. */
  setGraph(links: readonly Link[]): void
  /** Whoever draws on the board. */
  setStrokes(strokes: Strokes): void
  setPointer(look: PointerLook): void
  zoomIn(): void
  zoomOut(): void
  fit(): void
  /** Cells of 48 pixels. */
  actualSize(): void
  /** Shows some cells as large as fits. */
  fitTo(range: CellRange): void
  /** Moves a point, in cells, to the middle. */
  centerOn(x: number, y: number): void
  /** Goes where some cells are, unless they are in sight already. */
  reveal(range: CellRange): void
  onHover(listener: (place: CellPlace | undefined) => void): () => void
  /** Told at once and whenever the zoom changes; 1 is 48 pixels per cell. */
  onCamera(listener: (zoom: number) => void): () => void
  /** Told at once and whenever other cells are in sight. */
  onSight(listener: (visible: CellRange) => void): () => void
  destroy(): void
}
