/**
 * Asks once before unsaved boards are lost. Electron can't wait for an answer while a window closes, so the closing is
 * stopped, the question asked, and the closing (or the quitting that wanted it) started again.
 */
export interface Guarded {
  readonly unsaved: () => number
  /** Whether a person wants to close all the same. */
  readonly ask: (unsaved: number) => Promise<boolean>
  /** Closes again, and goes on with quitting if that was under way. */
  readonly closeAgain: () => void
}

export function createCloseGuard({ unsaved, ask, closeAgain }: Guarded): {
  /** Whether the closing has to stop for now. */
  holdsBack(): boolean
} {
  let asking = false
  let allowed = false
  const question = async (): Promise<void> => {
    asking = true
    try {
      allowed = await ask(unsaved())
    } finally {
      asking = false
    }
    if (allowed) closeAgain()
  }
  return {
    holdsBack() {
      if (allowed || unsaved() === 0) return false
      if (!asking) void question()
      return true
    },
  }
}
