/** The board on the screen: what the window tells it and what it tells the window. */
import type { Theme } from '../../core/picture/theme'
import type { Board } from '../../core/puzzle'

/** A cell of a board; where there are two mazes, of one of them. */
export interface CellPlace {
  readonly cell: number
  readonly maze?: number
}

export interface BoardView {
  /** Keeps the camera if the size stays, else shows the whole board. */
  setBoard(board: Board | undefined): void
  setTheme(theme: Theme): void
  /** The way to show: its trail, and its frames. */
  setSolution(moves: string | undefined): void
  /** May be fractional: 12.4 is 40 % of the way between frame 12 and frame 13. */
  setFrame(frame: number): void
  /** Cells of a reason, lit up. */
  setHighlight(cells: readonly CellPlace[]): void
  zoomIn(): void
  zoomOut(): void
  fit(): void
  onHover(listener: (place: CellPlace | undefined) => void): () => void
  /** Told whenever the zoom changes; 1 is 48 pixels per cell. */
  onCamera(listener: (zoom: number) => void): () => void
  destroy(): void
}

export function createBoardView(_container: HTMLDivElement, _theme: Theme): BoardView {
  const nothing = (): void => undefined
  return {
    setBoard: nothing,
    setTheme: nothing,
    setSolution: nothing,
    setFrame: nothing,
    setHighlight: nothing,
    zoomIn: nothing,
    zoomOut: nothing,
    fit: nothing,
    onHover: () => nothing,
    onCamera: () => nothing,
    destroy: nothing,
  }
}
