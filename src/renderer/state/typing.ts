/** Whether a digit goes on with the number before: on the same place, and soon enough. */

/** In milliseconds. */
const SOON = 1200

export class Typing {
  private place: string | undefined
  private last = -Infinity

  /** A digit is typed for a place, at a moment in milliseconds. */
  goesOn(place: string, now: number): boolean {
    const goesOn = place === this.place && now - this.last < SOON
    this.place = place
    this.last = now
    return goesOn
  }

  end(): void {
    this.place = undefined
  }
}
