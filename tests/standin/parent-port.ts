/**
 * Loaded before the built script of a utility process: gives it `process.parentPort`. As in Electron, messages wait
 * until the script listens; without that, some are lost while it still loads.
 */
import { EventEmitter } from 'node:events'

class ParentPort extends EventEmitter {
  readonly #waiting: unknown[] = []

  constructor() {
    super()
    process.on('message', (data) => {
      if (this.listenerCount('message') > 0) this.emit('message', { data, ports: [] })
      else this.#waiting.push(data)
    })
    this.on('newListener', (name) => {
      if (name === 'message') setImmediate(() => this.#deliver())
    })
  }

  postMessage(message: unknown): void {
    process.send?.(message)
  }

  #deliver(): void {
    for (const data of this.#waiting.splice(0)) this.emit('message', { data, ports: [] })
  }
}

Object.assign(process, { parentPort: new ParentPort(), type: 'utility' })
process.on('disconnect', () => process.exit(0))
