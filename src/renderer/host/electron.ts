/** The desktop's host: what the preload script offers, or nothing in a browser. */
import type { Host } from '../../host/host'

declare global {
  interface Window {
    readonly stromwerk?: Host
  }
}

export function electronHost(): Host | undefined {
  return window.stromwerk
}
