/** Space held down: the board is moved by hand. Let go without a drag, it was a key like any other. */
export class Grip {
  held = $state(false)
  #used = false

  hold(): void {
    if (!this.held) this.#used = false
    this.held = true
  }

  /** The board was taken hold of. */
  use(): void {
    this.#used = true
  }

  /** Tells whether the key was pressed for its own sake. */
  letGo(): boolean {
    const wasKey = this.held && !this.#used
    this.held = false
    return wasKey
  }
}
