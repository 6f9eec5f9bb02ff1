/** Calls back before each picture that the screen shows, with the seconds since the one before. */

/** After a pause (the window was hidden) a playback goes on where it was instead of leaping. */
const LONGEST = 0.25

export function runFrames(tick: (seconds: number) => void): () => void {
  let last = performance.now()
  let request = requestAnimationFrame(function next(now) {
    tick(Math.min(Math.max(now - last, 0) / 1000, LONGEST))
    last = now
    request = requestAnimationFrame(next)
  })
  return () => cancelAnimationFrame(request)
}
