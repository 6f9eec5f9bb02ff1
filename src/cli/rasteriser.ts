/** Pictures to pixels with the bundled font only, so that every machine draws the same. */
import { createRequire } from 'node:module'
import type { Rasteriser } from '../core/picture/pixels'
import { FONT, svg, svgPart } from '../core/picture/svg'

/** Loaded only where something is drawn: it is native code, and most commands never draw. */
export async function loadRasteriser(): Promise<Rasteriser> {
  const { Resvg } = await import('@resvg/resvg-js')
  const require = createRequire(import.meta.url)
  const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
    require.resolve(`@expo-google-fonts/inter/${file}`),
  )
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT }
  return {
    png: (picture, scale) =>
      Promise.resolve(new Resvg(svg(picture, { scale }), { font }).render().asPng()),
    pixels(shapes, box, scale) {
      const image = new Resvg(svgPart(shapes, box, { scale }), { font }).render()
      return { width: image.width, height: image.height, data: image.pixels }
    },
  }
}
