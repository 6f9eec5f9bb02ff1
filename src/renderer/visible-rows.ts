/** Which rows of a long list of equal heights are worth having in the page: those in sight and a few around them. */

const AROUND = 4

export interface Sight {
  readonly rows: number
  readonly rowHeight: number
  readonly scrolled: number
  readonly height: number
}

/** The first row, and the row after the last. */
export function visibleRows({ rows, rowHeight, scrolled, height }: Sight): [number, number] {
  const first = Math.floor(scrolled / rowHeight) - AROUND
  const last = Math.ceil((scrolled + height) / rowHeight) + AROUND
  return [Math.min(Math.max(first, 0), rows), Math.max(Math.min(last, rows), 0)]
}

/** How far to scroll so that a row is in sight, moving as little as possible. */
export function scrollToShow(row: number, { rowHeight, scrolled, height }: Sight): number {
  const top = row * rowHeight
  if (top < scrolled) return top
  return Math.max(scrolled, top + rowHeight - height)
}
