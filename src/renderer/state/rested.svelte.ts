/**
 * A value that is worked out a little after one asks for it, and not at all if one asks for something else meanwhile: so
 * the pointer can pass over a hundred batteries, and only where it rests there is something to work out.
 */

/** How long, in milliseconds, a question has to stand. */
const REST = 90

export class Rested<T> {
  /** The answer to the last question, once there is one. */
  value: T | undefined = $state.raw()
  #timer: ReturnType<typeof setTimeout> | undefined

  ask(question: (() => T) | undefined): void {
    clearTimeout(this.#timer)
    this.value = undefined
    if (question) this.#timer = setTimeout(() => (this.value = question()), REST)
  }
}
