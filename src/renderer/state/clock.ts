/** The clock of a playback: where it stands after some time, and where its hand steps. Pure, so no frame is a surprise. */
import type { Milestone } from '../../core/milestone'

/** How many moves a second shows at speed 1. */
export const MOVES_PER_SECOND = 4

export const SPEEDS: readonly number[] = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64]

export interface Run {
  readonly length: number
  readonly speed: number
  readonly loop: boolean
}

export interface Moment {
  /** May lie between two frames. */
  readonly position: number
  readonly playing: boolean
}

/** A loop begins anew after it has rested on the last frame for as long as a move takes. */
export function advance(position: number, seconds: number, { length, speed, loop }: Run): Moment {
  const next = position + seconds * MOVES_PER_SECOND * speed
  if (next < length) return { position: next, playing: true }
  if (!loop || length === 0) return { position: length, playing: false }
  return { position: position < length ? length : next >= length + 1 ? 0 : next, playing: true }
}

/** The frame one move away from a position; from between two frames the nearer way leads to a whole one. */
export function stepped(position: number, by: 1 | -1, length: number): number {
  const frame = by === 1 ? Math.floor(position) + 1 : Math.ceil(position) - 1
  return Math.min(Math.max(frame, 0), length)
}

/** The frames worth stopping at, each once, ascending. */
export function marksOf(milestones: readonly Milestone[]): number[] {
  return [...new Set(milestones.map(({ frame }) => frame))]
}

/** The next frame with a mark, or the end (the start) where there is none. `marks` ascend. */
export function nextMark(marks: readonly number[], frame: number, length: number): number {
  return marks.find((mark) => mark > frame) ?? length
}

export function previousMark(marks: readonly number[], frame: number): number {
  return marks.findLast((mark) => mark < frame) ?? 0
}

export function changedSpeed(speed: number, by: 1 | -1): number {
  const index = SPEEDS.indexOf(speed) + by
  return SPEEDS[Math.min(Math.max(index, 0), SPEEDS.length - 1)]
}
