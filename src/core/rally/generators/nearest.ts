/** The whole numbers from 1 to `most`, the wanted one first, then those next to it: a dead end takes another charge. */
export function nearest(wanted: number, most: number): number[] {
  const all = Array.from({ length: Math.max(0, most) }, (_, index) => index + 1)
  return all.toSorted((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted))
}
