/** Electron's `ipcMain`. */
import { EventEmitter } from 'node:events'

type Handler = (event: unknown, ...args: unknown[]) => unknown

class IpcMain extends EventEmitter {
  readonly #handlers = new Map<string, Handler>()

  handle(channel: string, handler: Handler): void {
    if (this.#handlers.has(channel)) throw new Error(`A second handler for '${channel}'`)
    this.#handlers.set(channel, handler)
  }

  invoke(channel: string, event: unknown, args: unknown[]): unknown {
    const handler = this.#handlers.get(channel)
    if (!handler) throw new Error(`No handler registered for '${channel}'`)
    return handler(event, ...args)
  }
}

export const ipcMain = new IpcMain()
