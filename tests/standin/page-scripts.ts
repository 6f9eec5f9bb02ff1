/** The sources that a page runs before its own: one for each of its two worlds. */
import { makeBridge } from './bridge'
import { makeCodec } from './codec'
import { runPreload, type PreloadWorld } from './preload-world'

/** A TypeScript runner may name functions by a helper of this name, which a page does not have. */
const HELPER = 'const __name = (value) => value;'

const onlyOnTop = (body: string): string => `if (window === window.top) { ${HELPER} ${body} }`

export function pageScript(token: string): string {
  return onlyOnTop(`(${makeBridge.toString()})('page', ${JSON.stringify(token)});`)
}

export function preloadScript(token: string, world: PreloadWorld, source: string): string {
  const bridge = `(${makeBridge.toString()})('preload', ${JSON.stringify(token)})`
  const codec = `(${makeCodec.toString()})()`
  const script = `function (require, process, module, exports) {\n${source}\n}`
  const values = `${bridge}, ${codec}, ${JSON.stringify(world)}, ${script}`
  return onlyOnTop(`(${runPreload.toString()})(${values});`)
}
