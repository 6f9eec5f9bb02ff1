/** Pictures to pixels on a canvas that nobody sees: drawn as the window draws them, in the window's typeface. */
import bold from '@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf?url'
import regular from '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf?url'
import type { Box } from '../core/picture/box'
import type { Rasteriser } from '../core/picture/pixels'
import type { Shape } from '../core/picture/shape'
import { FONT } from '../core/picture/svg'
import { drawShapes } from './canvas/draw'

const FACES: readonly (readonly [weight: string, file: string])[] = [
  ['400', regular],
  ['700', bold],
]

export async function loadRasteriser(): Promise<Rasteriser> {
  await Promise.all(FACES.map(([weight, file]) => loadFace(weight, file)))
  return {
    pixels(shapes, box, scale) {
      const canvas = drawn(shapes, box, scale)
      return canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height)
    },
    async png({ width, height, shapes }, scale) {
      const file = await drawn(shapes, { x: 0, y: 0, width, height }, scale).convertToBlob()
      return new Uint8Array(await file.arrayBuffer())
    },
  }
}

async function loadFace(weight: string, file: string): Promise<void> {
  const face = new FontFace(FONT, `url("${file}")`, { weight })
  // A worker has fonts of its own, which the types of a page don't know.
  const { fonts } = self as unknown as { readonly fonts: FontFaceSet }
  fonts.add(await face.load())
}

function drawn(shapes: readonly Shape[], box: Box, scale: number): OffscreenCanvas {
  const canvas = new OffscreenCanvas(Math.round(box.width * scale), Math.round(box.height * scale))
  const ctx = canvas.getContext('2d', { willReadFrequently: true })!
  // Whole pixels, so that a part is drawn just as in the whole picture.
  const [x, y] = [Math.round(-box.x * scale), Math.round(-box.y * scale)]
  drawShapes({ ctx, scale, x, y }, shapes)
  return canvas
}
