/** What a sandboxed preload script finds in its world: ipcRenderer, contextBridge, webUtils, and no Node. Runs as source. */
import type { Bridge } from './bridge'
import type { Codec } from './codec'

/** From the page to the main process. */
export type Outgoing =
  | { readonly op: 'invoke'; readonly id: number; readonly channel: string; readonly args: string }
  | { readonly op: 'send'; readonly channel: string; readonly args: string }

/** From the main process to the page. */
export type Incoming =
  | { readonly op: 'event'; readonly channel: string; readonly args: string }
  | {
      readonly op: 'answer'
      readonly id: number
      readonly value?: string
      readonly error?: string
    }
  | { readonly op: 'files'; readonly paths: Readonly<Record<string, string>> }

export interface PreloadWorld {
  /** The function that carries a message out of the page, put there by the browser. */
  readonly binding: string
  readonly argv: readonly string[]
}

/** The built script as Electron runs it: the body of a function with CommonJS around it. */
type Script = (
  require: (name: string) => unknown,
  process: object,
  module: { exports: object },
  exports: object,
) => void

export function runPreload(
  bridge: Bridge,
  codec: Codec,
  { binding, argv }: PreloadWorld,
  script: Script,
): void {
  type Listener = (event: object, ...args: unknown[]) => void
  const listeners = new Map<string, Listener[]>()
  const waiting = new Map<number, [(value: unknown) => void, (error: Error) => void]>()
  let paths: Readonly<Record<string, string>> = {}
  let last = 0

  const globals = globalThis as unknown as Record<string, (message: string) => void>
  const post = (message: Outgoing): void => globals[binding](JSON.stringify(message))
  const ipcRenderer = {
    invoke(channel: string, ...args: unknown[]): Promise<unknown> {
      post({ op: 'invoke', id: ++last, channel, args: codec.encode(args) })
      return new Promise((resolve, reject) => waiting.set(last, [resolve, reject]))
    },
    send: (channel: string, ...args: unknown[]) =>
      post({ op: 'send', channel, args: codec.encode(args) }),
    on(channel: string, listener: Listener) {
      listeners.set(channel, [...(listeners.get(channel) ?? []), listener])
    },
    off(channel: string, listener: Listener) {
      const others = (listeners.get(channel) ?? []).filter((other) => other !== listener)
      listeners.set(channel, others)
    },
  }
  const settle = ({ id, value, error }: Extract<Incoming, { op: 'answer' }>): void => {
    const [resolve, reject] = waiting.get(id) ?? []
    waiting.delete(id)
    if (error === undefined) resolve?.(value === undefined ? value : codec.decode(value))
    else reject?.(new Error(error))
  }
  globals[`${binding}Receive`] = (source) => {
    const message = JSON.parse(source) as Incoming
    if (message.op === 'answer') settle(message)
    else if (message.op === 'files') paths = message.paths
    else {
      const args = codec.decode(message.args) as unknown[]
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...args)
    }
  }
  const electron = {
    ipcRenderer,
    contextBridge: { exposeInMainWorld: (key: string, api: unknown) => bridge.expose(key, api) },
    // A page can't tell a file's path; the driver has named those that it drops.
    webUtils: { getPathForFile: (file: File) => paths[file.name] ?? '' },
  }
  const require = (name: string): unknown => {
    if (name === 'electron') return electron
    throw new Error(`module not found: ${name}`)
  }
  const process = { argv, platform: 'linux', type: 'renderer', sandboxed: true }
  script(require, process, { exports: {} }, {})
}
