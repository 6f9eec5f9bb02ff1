/** A short movement: tells before each picture of the screen how much of it is over. */

/** In milliseconds. */
const DURATION = 280

export class Glide {
  private request = 0

  constructor(private readonly go: (part: number) => void) {}

  get running(): boolean {
    return this.request !== 0
  }

  start(): void {
    this.stop()
    const began = performance.now()
    const next = (now: number): void => {
      const part = Math.min(Math.max(now - began, 0) / DURATION, 1)
      this.request = part < 1 ? requestAnimationFrame(next) : 0
      this.go(part)
    }
    this.request = requestAnimationFrame(next)
  }

  stop(): void {
    cancelAnimationFrame(this.request)
    this.request = 0
  }
}
