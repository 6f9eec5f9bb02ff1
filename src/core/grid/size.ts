/** A board's size, and cells as numbers: row by row from the top left, starting at 0. */

export interface Size {
  readonly width: number
  readonly height: number
}

export function cellCount(size: Size): number {
  return size.width * size.height
}

export function contains(size: Size, x: number, y: number): boolean {
  return x >= 0 && y >= 0 && x < size.width && y < size.height
}

export function cellAt(size: Size, x: number, y: number): number {
  return y * size.width + x
}

export function xOf(size: Size, cell: number): number {
  return cell % size.width
}

export function yOf(size: Size, cell: number): number {
  return Math.floor(cell / size.width)
}
