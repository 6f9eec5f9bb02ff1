/** The board on the screen: what the window tells it and what it tells the window. */
import type { Button } from '../../core/editor/editor'
import type { Modifiers } from '../../core/editor/gesture'
import { nearestCell, type Spot } from '../../core/editor/spot'
import type { CellRange } from '../../core/grid/range'
import type { Link } from '../../core/link'
import type { TrailStyle } from '../../core/picture/ink'
import type { Theme } from '../../core/picture/theme'
import type { Board } from '../../core/puzzle'
import { zoomedBy, type Point, type Sight } from './camera'
import type { Following } from './follow'
import { drawHighlight } from './highlight'
import { drawHover } from './hover'
import { Lens, type CellPlace } from './lens'
import { drawGraph } from './links'
import { MazesScene } from './mazes-scene'
import { drawAim, drawOverlay, NO_OVERLAY, type Overlay } from './overlay'
import { DIVIDER } from './panes'
import { listenToPointer, type PointerHandlers } from './pointer'
import { RallyScene } from './rally-scene'
import { drawRuler } from './ruler'
import type { Look, Scene } from './scene'
import { LAYERS, Stage, type LayerName } from './stage'
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

/** How long, in milliseconds, one frame may draw bitmaps: usually, while one zooms, and for a board's first picture. */
const PATIENCE = 6
const ZOOM_PATIENCE = 3
const FIRST_PATIENCE = 80

export function createBoardView(container: HTMLDivElement, theme: Theme): BoardView {
  return new View(container, theme)
}

class View implements BoardView {
  private readonly stage: Stage
  private readonly lens: Lens
  private scene: Scene | undefined
  private board: Board | undefined
  private moves: string | undefined
  private ahead: Ahead = 'faint'
  private frame = 0
  /** The cells lit up in each pane. */
  private lit: readonly ReadonlySet<number>[] = []
  private overlay = NO_OVERLAY
  private graph: readonly Link[] = []
  private trail: TrailStyle = 'time'
  private following: Following | undefined
  private playing = false
  /** Whether someone has moved the board by hand since the playing began. */
  private strayed = false
  private strokes: Strokes | undefined
  private pointerLook: PointerLook = 'default'
  private hovered: CellPlace | undefined
  private pointer: Point | undefined
  /** The pane in which a drag began: all of it is meant there. */
  private dragged: number | undefined
  private patience = FIRST_PATIENCE
  private readonly hoverListeners = new Set<(place: CellPlace | undefined) => void>()
  private readonly cameraListeners = new Set<(zoom: number) => void>()
  private readonly sightListeners = new Set<(visible: CellRange) => void>()
  private readonly stopListening: () => void

  constructor(
    private readonly container: HTMLDivElement,
    private theme: Theme,
  ) {
    this.stage = new Stage(
      container,
      (name, ctx) => this.drawLayer(name, ctx),
      () => this.lens.arrange(),
    )
    this.lens = new Lens(
      this.stage,
      (zoomed) => this.cameraMoved(zoomed),
      () => this.stage.redraw('ground', 'way'),
    )
    container.tabIndex = 0
    this.stopListening = listenToPointer(container, this.pointerHandlers())
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

  setSolution(moves: string | undefined, ahead: Ahead = 'faint'): void {
    this.moves = moves
    this.ahead = ahead
    this.frame = 0
    this.scene?.setSolution(moves, this.trail, ahead)
    this.stage.redraw('way', 'actors')
  }

  setTrail(style: TrailStyle): void {
    if (style === this.trail) return
    this.trail = style
    this.scene?.setSolution(this.moves, style, this.ahead)
    this.scene?.setFrame(this.frame)
    this.stage.redraw('way', 'actors')
  }

  setFrame(frame: number): void {
    if (!this.scene || frame === this.frame) return
    this.frame = frame
    const before = this.scene.revision
    this.scene.setFrame(frame)
    if (this.scene.revision !== before) this.stage.redraw('way')
    this.stage.redraw('actors')
    if (this.following && !this.strayed) this.lens.follow(this.scene.actors(), this.following)
  }

  setFollowing(how: Following | undefined): void {
    this.following = how
  }

  setPlaying(playing: boolean): void {
    if (playing && !this.playing) this.strayed = false
    this.playing = playing
  }

  setHighlight(cells: readonly CellPlace[]): void {
    const panes = this.scene?.panes ?? 0
    this.lit = Array.from({ length: panes }, (_, pane) => {
      const here = cells.filter(({ maze }) => (maze ?? 0) === pane)
      return new Set(here.map(({ cell }) => cell))
    })
    this.stage.redraw('actors')
  }

  setOverlay(overlay: Overlay): void {
    this.overlay = overlay
    this.stage.redraw('actors')
  }

  setGraph(links: readonly Link[]): void {
    this.graph = links
    this.stage.redraw('links')
  }

  setStrokes(strokes: Strokes): void {
    this.strokes = strokes
  }

  setPointer(look: PointerLook): void {
    this.pointerLook = look
    this.container.style.cursor = look
  }

  zoomIn(): void {
    this.lens.zoomTo(this.lens.middle(), zoomedBy(this.lens.camera, 1))
  }

  zoomOut(): void {
    this.lens.zoomTo(this.lens.middle(), zoomedBy(this.lens.camera, -1))
  }

  fit(): void {
    this.lens.fit()
  }

  actualSize(): void {
    this.lens.zoomTo(this.lens.middle(), 1)
  }

  fitTo(range: CellRange): void {
    this.lens.fitTo(range)
  }

  centerOn(x: number, y: number): void {
    this.strayed ||= this.playing
    this.lens.centerOn(x, y)
  }

  reveal(range: CellRange): void {
    this.lens.reveal(range)
  }

  onHover(listener: (place: CellPlace | undefined) => void): () => void {
    this.hoverListeners.add(listener)
    return () => this.hoverListeners.delete(listener)
  }

  onCamera(listener: (zoom: number) => void): () => void {
    this.cameraListeners.add(listener)
    listener(this.lens.camera.zoom)
    return () => this.cameraListeners.delete(listener)
  }

  onSight(listener: (visible: CellRange) => void): () => void {
    this.sightListeners.add(listener)
    listener(this.lens.visible())
    return () => this.sightListeners.delete(listener)
  }

  destroy(): void {
    document.fonts.removeEventListener('loadingdone', this.rebuild)
    this.lens.destroy()
    this.stopListening()
    this.scene?.destroy()
    this.stage.destroy()
  }

  /** Makes the scene anew, with everything that it showed. */
  private readonly rebuild = (): void => {
    this.scene?.destroy()
    this.scene = this.board && sceneOf(this.board, this.theme)
    this.lens.turnTo(this.scene)
    if (this.moves !== undefined) this.scene?.setSolution(this.moves, this.trail, this.ahead)
    this.scene?.setFrame(this.frame)
    this.patience = FIRST_PATIENCE
    this.stage.redraw(...LAYERS)
  }

  private cameraMoved(zoomed: boolean): void {
    this.stage.redraw(...LAYERS)
    this.pointAt(this.pointer)
    const visible = this.lens.visible()
    for (const listener of this.sightListeners) listener(visible)
    if (!zoomed) return
    for (const listener of this.cameraListeners) listener(this.lens.camera.zoom)
  }

  private pointerHandlers(): PointerHandlers {
    const spotAt = (at: Point): Spot => this.lens.spotAt(at, this.dragged)
    return {
      pan: (dx, dy) => {
        this.strayed ||= this.playing
        this.lens.pan(dx, dy)
      },
      zoom: (at, factor) => this.lens.zoomTo(at, this.lens.camera.zoom * factor),
      turn: (at, by) => {
        const place = this.lens.cellAt(at)
        if (place) this.strokes?.turn(place, by)
      },
      hover: (at) => this.hover(at),
      press: (at, button, modifiers) => {
        this.dragged = this.lens.paneAt(at)
        this.strokes?.press(spotAt(at), button, modifiers)
      },
      drag: (to) => this.strokes?.move(spotAt(to)),
      release: (at) => {
        this.strokes?.release(spotAt(at))
        this.dragged = undefined
      },
      cancel: () => {
        this.strokes?.cancel()
        this.dragged = undefined
      },
      holds: () => this.pointerLook === 'grab',
      grab: (grabbed) => {
        this.container.style.cursor = grabbed ? 'grabbing' : this.pointerLook
        if (grabbed) this.strokes?.grab()
      },
    }
  }

  private hover(at: Point | undefined): void {
    this.pointAt(at)
    if (!at || !this.scene || this.dragged !== undefined) return
    this.strokes?.move(this.lens.spotAt(at))
    if (this.overlay.aim.kind === 'edge') this.stage.redraw('actors')
  }

  private pointAt(at: Point | undefined): void {
    this.pointer = at
    const place = at && this.lens.cellAt(at)
    if (place?.cell === this.hovered?.cell && place?.maze === this.hovered?.maze) return
    this.hovered = place
    this.stage.redraw('actors')
    for (const listener of this.hoverListeners) listener(place)
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
        return !this.scene.drawGround(look) && this.lens.resting
      case 'way': {
        const complete = this.scene.drawWay(look)
        if (complete) this.patience = PATIENCE
        return !complete && this.lens.resting
      }
      case 'links':
        drawGraph(look, look.sights[0], this.scene.size, this.graph, this.theme)
        return false
      case 'actors':
        this.drawActors(look, this.scene)
        return false
    }
  }

  private lookFor(ctx: CanvasRenderingContext2D): Look {
    const { resting, sights } = this.lens
    const end = performance.now() + (resting ? this.patience : ZOOM_PATIENCE)
    const inTime = (): boolean => performance.now() < end
    return { ctx, sights, ratio: this.stage.ratio, resting, inTime }
  }

  private drawActors(look: Look, scene: Scene): void {
    const { size, origin } = scene
    this.lit.forEach((cells, pane) =>
      drawHighlight(look, look.sights[pane], size, cells, this.theme),
    )
    scene.drawActors(look)
    look.sights.forEach((sight, pane) => {
      const { cursor } = this.overlay
      const hovered = (this.hovered?.maze ?? 0) === pane ? this.hovered?.cell : undefined
      if (hovered !== undefined && !cursor) this.drawHovered(look, sight, scene, hovered)
      drawOverlay(look, sight, pane, size, this.overlay, this.theme)
      const marked = cursor?.maze === pane ? nearestCell(size, cursor) : hovered
      drawRuler(look, sight, size, origin, marked, this.theme)
    })
    this.drawDivider(look)
  }

  private drawHovered(look: Look, sight: Sight, scene: Scene, cell: number): void {
    const at = this.lens.spotAt(this.pointer!)
    if (drawAim(look, sight, scene, this.overlay.aim, at, this.theme)) return
    drawHover(look, sight, scene.size, cell, scene.partnerOf(cell), this.theme)
  }

  private drawDivider({ ctx, ratio }: Look): void {
    const second = this.lens.panes.at(1)
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
