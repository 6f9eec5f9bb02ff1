/** Where each document's playback stands, and whether the one shown runs. Time is told by `tick`, from the window. */
import { advance, changedSpeed, nextMark, previousMark, stepped } from './clock'

/** What is played: the shown document's key, its number of moves, and the frames worth stopping at, ascending. */
export interface Reel {
  readonly key: number
  readonly length: number
  readonly marks: readonly number[]
}

export class Playback {
  playing = $state(false)
  speed = $state(1)
  loop = $state(false)
  #positions: Readonly<Record<number, number>> = $state.raw({})
  readonly #reel: () => Reel | undefined
  readonly position: number = $derived.by(() => {
    const reel = this.#reel()
    return reel ? Math.min(this.#positions[reel.key] ?? 0, reel.length) : 0
  })
  /** The whole frame that has been reached. */
  readonly frame = $derived(Math.floor(this.position))

  constructor(reel: () => Reel | undefined) {
    this.#reel = reel
  }

  get length(): number {
    return this.#reel()?.length ?? 0
  }

  /** Goes on from the start when the end is reached. */
  toggle(): void {
    if (this.playing) return this.pause()
    if (this.position >= this.length) this.#put(0)
    this.playing = this.length > 0
  }

  /** Rests on the nearest frame, so that nobody is left between two cells. */
  pause(): void {
    if (this.playing) this.#put(Math.round(this.position))
    this.playing = false
  }

  /** Jumps to a frame, as whoever does so wants to look at it: a running playback stops. */
  seek(frame: number): void {
    this.pause()
    this.#put(Math.min(Math.max(frame, 0), this.length))
  }

  step(by: 1 | -1): void {
    this.seek(stepped(this.position, by, this.length))
  }

  toMark(by: 1 | -1): void {
    const marks = this.#reel()?.marks ?? []
    this.seek(
      by === 1 ? nextMark(marks, this.frame, this.length) : previousMark(marks, this.position),
    )
  }

  changeSpeed(by: 1 | -1): void {
    this.speed = changedSpeed(this.speed, by)
  }

  /** Another solution has come for this document: it begins at the start. */
  rewind(key: number): void {
    this.#positions = { ...this.#positions, [key]: 0 }
  }

  tick(seconds: number): void {
    const { length, speed, loop } = this
    const raw = this.#positions[this.#reel()?.key ?? 0] ?? 0
    const moment = advance(raw, seconds, { length, speed, loop })
    this.#put(moment.position)
    this.playing = moment.playing
  }

  #put(position: number): void {
    const reel = this.#reel()
    if (reel) this.#positions = { ...this.#positions, [reel.key]: position }
  }
}
