/** A whole board drawn into a small canvas: what stands where, as shades, and a few marks. */
import type { Size } from '../core/grid/size'
import { shrunk } from '../core/picture/overview'
import type { Theme } from '../core/picture/theme'
import { puzzleOf, type Board } from '../core/puzzle'

/** The longer side of the map, in pixels. */
const SIDE = 150
const SHORTEST = 24
const MARK = 5

export function mapSize({ width, height }: Size): Size {
  const scale = SIDE / Math.max(width, height)
  const side = (cells: number): number => Math.max(SHORTEST, Math.round(cells * scale))
  return { width: side(width), height: side(height) }
}

export function drawMap(canvas: HTMLCanvasElement, board: Board, theme: Theme): void {
  const { width, height } = mapSize(board)
  const ctx = canvas.getContext('2d')!
  Object.assign(canvas, { width, height })
  canvas.dataset.drawn = 'true'
  const { density, ink, marks } = puzzleOf(board).overview(board)
  ctx.fillStyle = theme.cell
  ctx.fillRect(0, 0, width, height)
  ctx.imageSmoothingEnabled = false
  ctx.drawImage(shades(board, density, theme[ink], { width, height }), 0, 0, width, height)
  for (const { cell, colour } of marks) {
    const x = ((cell % board.width) + 0.5) * (width / board.width)
    const y = (Math.floor(cell / board.width) + 0.5) * (height / board.height)
    ctx.fillStyle = theme[colour]
    ctx.fillRect(Math.round(x - MARK / 2), Math.round(y - MARK / 2), MARK, MARK)
  }
}

/** A picture with one colour that shines through where less stands; never larger than the board has cells. */
function shades(board: Size, density: Uint8Array, colour: string, most: Size): OffscreenCanvas {
  const size = {
    width: Math.min(board.width, most.width),
    height: Math.min(board.height, most.height),
  }
  const picture = new OffscreenCanvas(size.width, size.height)
  const ctx = picture.getContext('2d')!
  ctx.fillStyle = colour
  ctx.fillRect(0, 0, size.width, size.height)
  const image = ctx.getImageData(0, 0, size.width, size.height)
  shrunk(density, board, size).forEach((shade, pixel) => (image.data[4 * pixel + 3] = shade))
  ctx.putImageData(image, 0, 0)
  return picture
}
