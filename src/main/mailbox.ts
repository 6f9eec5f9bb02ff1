/**
 * What the main process tells the window. A window that is still loading listens to nothing yet, so what it must not
 * miss waits until it says that it is ready. News of jobs and files do not wait: whoever was not there has started no job
 * and reads the files anew.
 */
import type { Events } from './ipc'

export type Send = <Name extends keyof Events>(
  name: Name,
  ...args: Parameters<Events[Name]>
) => void

export interface Mailbox {
  readonly tell: Send
  /** The window listens from now on. */
  readonly ready: () => void
  readonly isListening: () => boolean
  /** The window is gone or loads anew. */
  readonly gone: () => void
}

export function createMailbox(send: Send): Mailbox {
  let listening = false
  let waiting: (() => void)[] = []
  return {
    tell(name, ...args) {
      if (listening) send(name, ...args)
      else if (name !== 'job' && name !== 'file') waiting.push(() => send(name, ...args))
    },
    ready() {
      listening = true
      const kept = waiting
      waiting = []
      for (const deliver of kept) deliver()
    },
    isListening: () => listening,
    gone() {
      listening = false
    },
  }
}
