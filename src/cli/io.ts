/** What a command may touch of the outside, so that tests can run commands without a process of their own. */
import type { Language } from '../core/text/say'

export interface Io {
  out(content: string | Uint8Array): void
  err(text: string): void
  /** All of standard input. */
  input(): Promise<Uint8Array>
  /** Shows one line in place of the one before; only where a person looks at it. Empty: clears it. */
  readonly progress?: (line: string) => void
  readonly language: Language
  /** The script of a worker thread for jobs. */
  readonly worker: URL
}

export const EXIT = { done: 0, no: 1, bad: 2, gaveUp: 3 } as const

export type Exit = (typeof EXIT)[keyof typeof EXIT]

export function worst(codes: readonly Exit[]): Exit {
  return codes.reduce<Exit>((worst, code) => (code > worst ? code : worst), EXIT.done)
}
