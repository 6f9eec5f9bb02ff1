/** Loaded before the built main process: from here on, `electron` is the stand-in. */
import { register } from 'node:module'

const url = new URL('./electron.ts', import.meta.url).href
// Resolved by the next loader, which knows TypeScript.
const hook = `export const resolve = (name, context, next) =>
  next(name === 'electron' ? ${JSON.stringify(url)} : name, context)`
register(`data:text/javascript,${encodeURIComponent(hook)}`)
