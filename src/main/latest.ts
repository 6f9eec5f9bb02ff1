/**
 * Carries out wishes, for each name one at a time. Whoever wishes again while an earlier wish is carried out replaces
 * the one that waits, so that fast wishes cost no more than slow ones and the last one always comes true.
 */
export interface Latest<Name, Wish> {
  /** Fulfilled once this wish, or a later one for the same name, is carried out. */
  readonly wish: (name: Name, wish: Wish) => Promise<void>
  readonly settled: () => Promise<unknown>
}

export function createLatest<Name, Wish>(
  /** Never fails: it says itself what went wrong. */
  carryOut: (name: Name, wish: Wish) => Promise<void>,
): Latest<Name, Wish> {
  const waiting = new Map<Name, { wish: Wish; done: Promise<void> }>()
  const last = new Map<Name, Promise<void>>()
  const begin = (name: Name, wish: Wish): Promise<void> => {
    const entry = { wish, done: Promise.resolve() }
    entry.done = (last.get(name) ?? Promise.resolve())
      .then(() => {
        waiting.delete(name)
        return carryOut(name, entry.wish)
      })
      .finally(() => last.get(name) === entry.done && last.delete(name))
    waiting.set(name, entry)
    last.set(name, entry.done)
    return entry.done
  }
  return {
    wish(name, wish) {
      const entry = waiting.get(name)
      if (!entry) return begin(name, wish)
      entry.wish = wish
      return entry.done
    },
    settled: () => Promise.all(last.values()),
  }
}
