/** The board on the screen: what the window tells it and what it tells the window. */
import type { Theme } from '../../core/picture/theme'
import type { Board } from '../../core/puzzle'
import {
  cellBelow,
  fitted,
  limited,
  limitZoom,
  panned,
  sightOf,
  zoomedAt,
  zoomedBy,
  type Box,
  type Camera,
  type Point,
  type Sight,
} from './camera'
import { drawHighlight } from './highlight'
import { drawHover } from './hover'
import { MazesScene } from './mazes-scene'
import { DIVIDER, paneAt, panesOf } from './panes'
import { listenToPointer } from './pointer'
import { RallyScene } from './rally-scene'
import { drawRuler } from './ruler'
import type { Look, Scene } from './scene'
import { LAYERS, Stage, type LayerName } from './stage'

/** A cell of a board; where there are two mazes, of one of them. */
export interface CellPlace {
  readonly cell: number
  readonly maze?: number
}

export interface BoardView {
  /**
   * Keeps the camera if the size stays, else shows the whole board. A new board has no solution and no cells lit up
   * until they are set.
   */
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
  /** Told at once and whenever the zoom changes; 1 is 48 pixels per cell. */
  onCamera(listener: (zoom: number) => void): () => void
  destroy(): void
}

/** How long, in milliseconds, one frame may draw bitmaps: usually, while one zooms, and for a board's first picture. */
const PATIENCE = 6
const ZOOM_PATIENCE = 3
const FIRST_PATIENCE = 80
/** After this many milliseconds without a change the zoom rests. */
const REST = 120

const WHOLE: Camera = { x: 0, y: 0, zoom: 1 }

export function createBoardView(container: HTMLDivElement, theme: Theme): BoardView {
  return new View(container, theme)
}

class View implements BoardView {
  private readonly stage: Stage
  private scene: Scene | undefined
  private board: Board | undefined
  private moves: string | undefined
  private frame = 0
  /** The cells lit up in each pane. */
  private lit: readonly ReadonlySet<number>[] = []
  private hovered: CellPlace | undefined
  private pointer: Point | undefined
  private camera = WHOLE
  /** Whether the whole board is to be seen also when the room changes. */
  private fitting = true
  private panes: readonly Box[] = []
  private sights: readonly Sight[] = []
  private patience = FIRST_PATIENCE
  private resting = true
  private restTimer = 0
  private readonly hoverListeners = new Set<(place: CellPlace | undefined) => void>()
  private readonly cameraListeners = new Set<(zoom: number) => void>()
  private readonly stopListening: () => void

  constructor(
    container: HTMLDivElement,
    private theme: Theme,
  ) {
    this.stage = new Stage(
      container,
      (name, ctx) => this.drawLayer(name, ctx),
      () => this.arrange(),
    )
    this.stopListening = listenToPointer(container, {
      pan: (dx, dy) => this.pan(dx, dy),
      zoom: (at, factor) => this.zoomTo(at, this.camera.zoom * factor),
      hover: (at) => this.pointAt(at),
    })
    document.fonts.addEventListener('loadingdone', this.rebuild)
  }

  setBoard(board: Board | undefined): void {
    const before = this.board
    const keeps =
      before?.kind === board?.kind &&
      before?.width === board?.width &&
      before?.height === board?.height
    this.board = board
    this.moves = undefined
    this.frame = 0
    this.lit = []
    if (keeps && board) this.scene?.show(board)
    else {
      this.rebuild()
      this.fit()
    }
    this.pointAt(this.pointer)
    this.stage.redraw(...LAYERS)
  }

  setTheme(theme: Theme): void {
    if (theme === this.theme) return
    this.theme = theme
    this.rebuild()
  }

  setSolution(moves: string | undefined): void {
    this.moves = moves
    this.frame = 0
    this.scene?.setSolution(moves)
    this.stage.redraw('way', 'actors')
  }

  setFrame(frame: number): void {
    if (!this.scene || frame === this.frame) return
    this.frame = frame
    const before = this.scene.revision
    this.scene.setFrame(frame)
    if (this.scene.revision !== before) this.stage.redraw('way')
    this.stage.redraw('actors')
  }

  setHighlight(cells: readonly CellPlace[]): void {
    const panes = this.scene?.panes ?? 0
    this.lit = Array.from({ length: panes }, (_, pane) => {
      const here = cells.filter(({ maze }) => (maze ?? 0) === pane)
      return new Set(here.map(({ cell }) => cell))
    })
    this.stage.redraw('actors')
  }

  zoomIn(): void {
    this.zoomTo(this.middle(), zoomedBy(this.camera, 1))
  }

  zoomOut(): void {
    this.zoomTo(this.middle(), zoomedBy(this.camera, -1))
  }

  fit(): void {
    this.fitting = true
    this.arrange()
  }

  onHover(listener: (place: CellPlace | undefined) => void): () => void {
    this.hoverListeners.add(listener)
    return () => this.hoverListeners.delete(listener)
  }

  onCamera(listener: (zoom: number) => void): () => void {
    this.cameraListeners.add(listener)
    listener(this.camera.zoom)
    return () => this.cameraListeners.delete(listener)
  }

  destroy(): void {
    document.fonts.removeEventListener('loadingdone', this.rebuild)
    window.clearTimeout(this.restTimer)
    this.stopListening()
    this.scene?.destroy()
    this.stage.destroy()
  }

  /** Makes the scene anew, with everything that it showed. */
  private readonly rebuild = (): void => {
    this.scene?.destroy()
    this.scene = this.board && sceneOf(this.board, this.theme)
    if (this.moves !== undefined) this.scene?.setSolution(this.moves)
    this.scene?.setFrame(this.frame)
    this.patience = FIRST_PATIENCE
    this.stage.redraw(...LAYERS)
  }

  /** Shares the room among the panes. */
  private arrange(): void {
    if (!this.scene) return
    const { size, panes } = this.scene
    this.panes = panesOf(this.stage.room, size, panes)
    this.look(this.fitting ? fitted(size, this.panes[0], this.stage.ratio) : this.camera)
  }

  /** Looks elsewhere, as far as the board allows. */
  private look(camera: Camera): void {
    if (!this.scene) return
    const before = this.camera
    this.camera = limited(camera, this.scene.size)
    this.sights = this.panes.map((box) => sightOf(this.camera, box, this.stage.ratio))
    this.stage.redraw(...LAYERS)
    this.pointAt(this.pointer)
    if (this.camera.zoom === before.zoom) return
    this.rest()
    for (const listener of this.cameraListeners) listener(this.camera.zoom)
  }

  private rest(): void {
    this.resting = false
    window.clearTimeout(this.restTimer)
    this.restTimer = window.setTimeout(() => {
      this.resting = true
      this.stage.redraw('ground', 'way')
    }, REST)
  }

  private pan(dx: number, dy: number): void {
    this.fitting = false
    this.look(panned(this.camera, dx, dy))
  }

  private zoomTo(at: Point, zoom: number): void {
    if (!this.scene) return
    const box = this.panes[paneAt(this.panes, at.x, at.y)]
    const allowed = limitZoom(zoom, this.scene.size, box)
    this.fitting = false
    this.look(zoomedAt(this.camera, box, at, allowed))
  }

  private middle(): Point {
    const [{ left, top, width, height } = { left: 0, top: 0, width: 0, height: 0 }] = this.panes
    return { x: left + width / 2, y: top + height / 2 }
  }

  private pointAt(at: Point | undefined): void {
    this.pointer = at
    const place = at && this.placeAt(at)
    if (place?.cell === this.hovered?.cell && place?.maze === this.hovered?.maze) return
    this.hovered = place
    this.stage.redraw('actors')
    for (const listener of this.hoverListeners) listener(place)
  }

  private placeAt(at: Point): CellPlace | undefined {
    if (!this.scene) return undefined
    const pane = paneAt(this.panes, at.x, at.y)
    const cell = cellBelow(this.sights[pane], this.scene.size, at, this.stage.ratio)
    if (cell === undefined) return undefined
    return this.scene.panes === 1 ? { cell } : { cell, maze: pane }
  }

  /** Draws a layer; answers whether it is to be drawn again, since the time was too short. */
  private drawLayer(name: LayerName, ctx: CanvasRenderingContext2D): boolean {
    if (name === 'ground') {
      ctx.fillStyle = this.theme.background
      ctx.fillRect(0, 0, ctx.canvas.width, ctx.canvas.height)
    }
    if (!this.scene) return false
    const look = this.lookFor(ctx)
    switch (name) {
      case 'ground':
        return !this.scene.drawGround(look) && this.resting
      case 'way': {
        const complete = this.scene.drawWay(look)
        if (complete) this.patience = PATIENCE
        return !complete && this.resting
      }
      case 'actors':
        this.drawActors(look, this.scene)
        return false
    }
  }

  private lookFor(ctx: CanvasRenderingContext2D): Look {
    const end = performance.now() + (this.resting ? this.patience : ZOOM_PATIENCE)
    return {
      ctx,
      sights: this.sights,
      ratio: this.stage.ratio,
      resting: this.resting,
      inTime: () => performance.now() < end,
    }
  }

  private drawActors(look: Look, scene: Scene): void {
    const { size, origin } = scene
    this.lit.forEach((cells, pane) =>
      drawHighlight(look, this.sights[pane], size, cells, this.theme),
    )
    scene.drawActors(look)
    this.sights.forEach((sight, pane) => {
      const hovered = (this.hovered?.maze ?? 0) === pane ? this.hovered?.cell : undefined
      if (hovered !== undefined)
        drawHover(look, sight, size, hovered, scene.partnerOf(hovered), this.theme)
      drawRuler(look, sight, size, origin, hovered, this.theme)
    })
    this.drawDivider(look)
  }

  private drawDivider({ ctx, ratio }: Look): void {
    const second = this.panes.at(1)
    if (!second) return
    const line = Math.max(1, Math.round(DIVIDER * ratio))
    ctx.fillStyle = this.theme.grid
    if (second.left > 0) ctx.fillRect(Math.round(second.left * ratio) - line, 0, line, 1e5)
    else ctx.fillRect(0, Math.round(second.top * ratio) - line, 1e5, line)
  }
}

function sceneOf(board: Board, theme: Theme): Scene {
  return board.kind === 'rally' ? new RallyScene(board, theme) : new MazesScene(board, theme)
}
