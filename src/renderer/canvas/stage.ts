/**
 * The Konva stage: four layers, each a canvas with one shape that draws whatever of the board is seen. Layers are
 * drawn at most once per frame of the screen, and only those that have changed.
 */
import Konva from 'konva/lib/Core'
import type { Size } from '../../core/grid/size'

/**
 * From the bottom to the top. Ground changes with edits, links when one asks for them, the way
 * with each move, actors all the time.
 */
export const LAYERS = ['ground', 'links', 'way', 'actors'] as const

export type LayerName = (typeof LAYERS)[number]

/** Draws a layer from nothing; answers whether it has to be drawn again in the next frame. */
export type DrawLayer = (name: LayerName, ctx: CanvasRenderingContext2D) => boolean

export class Stage {
  private readonly stage: Konva.Stage
  private readonly layers: Record<LayerName, Konva.Layer>
  private readonly waiting = new Set<LayerName>()
  private request = 0
  private readonly observer: ResizeObserver

  constructor(
    private readonly container: HTMLDivElement,
    private readonly drawLayer: DrawLayer,
    private readonly resized: () => void,
  ) {
    this.stage = new Konva.Stage({ container, ...roomOf(container), listening: false })
    const make = (name: LayerName): Konva.Layer => this.makeLayer(name)
    const [ground, links, way, actors] = LAYERS.map(make)
    this.layers = { ground, links, way, actors }
    this.observer = new ResizeObserver(() => this.resize())
    this.observer.observe(container)
  }

  get room(): Size {
    return this.stage.size()
  }

  /** Pixels of the device per pixel of the page. */
  get ratio(): number {
    return this.layers.ground.getCanvas().getPixelRatio()
  }

  redraw(...names: readonly LayerName[]): void {
    for (const name of names) this.waiting.add(name)
    if (this.request === 0) this.request = requestAnimationFrame(() => this.drawWaiting())
  }

  destroy(): void {
    cancelAnimationFrame(this.request)
    this.observer.disconnect()
    this.stage.destroy()
  }

  private makeLayer(name: LayerName): Konva.Layer {
    const layer = new Konva.Layer({ listening: false })
    const sceneFunc = (context: Konva.Context): void => {
      const ctx = context._context
      ctx.save()
      ctx.setTransform(1, 0, 0, 1, 0, 0)
      if (this.drawLayer(name, ctx)) this.waiting.add(name)
      ctx.restore()
    }
    layer.add(new Konva.Shape({ listening: false, perfectDrawEnabled: false, sceneFunc }))
    this.stage.add(layer)
    return layer
  }

  private drawWaiting(): void {
    this.request = 0
    const names = [...this.waiting]
    this.waiting.clear()
    for (const name of names) this.layers[name].draw()
    if (this.waiting.size > 0) this.redraw()
  }

  /** A resized canvas is empty, so it is drawn at once, before anyone sees it. */
  private resize(): void {
    for (const layer of Object.values(this.layers)) {
      layer.getCanvas().setPixelRatio(window.devicePixelRatio)
    }
    this.stage.size(roomOf(this.container))
    this.resized()
    cancelAnimationFrame(this.request)
    for (const name of LAYERS) this.waiting.add(name)
    this.drawWaiting()
  }
}

function roomOf({ clientWidth, clientHeight }: HTMLDivElement): Size {
  return { width: Math.max(1, clientWidth), height: Math.max(1, clientHeight) }
}
