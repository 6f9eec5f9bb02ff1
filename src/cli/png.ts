/** SVG to PNG with the bundled font only, so that every machine draws the same. */
import { createRequire } from 'node:module'
import { FONT } from '../core/picture/svg'

export async function png(svg: string): Promise<Uint8Array> {
  // Loaded only here: it is native code, and most commands never draw.
  const { Resvg } = await import('@resvg/resvg-js')
  const require = createRequire(import.meta.url)
  const fontFiles = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
    require.resolve(`@expo-google-fonts/inter/${file}`),
  )
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: FONT }
  return new Resvg(svg, { font }).render().asPng()
}
