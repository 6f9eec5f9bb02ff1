/**
 * A picture is a list of shapes in the order they are drawn. Every way to show a board (SVG, PNG, canvas) draws these,
 * so that they all look the same. One cell is `CELL` units wide.
 */

export const CELL = 48

export interface Paint {
  readonly fill?: string
  readonly stroke?: string
  readonly strokeWidth?: number
  readonly opacity?: number
  readonly dash?: readonly number[]
}

export interface RectShape extends Paint {
  readonly kind: 'rect'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius?: number
}

/** Circles of one size; `centres` holds x and y in turn. Circles that share their paint are one shape. */
export interface CirclesShape extends Paint {
  readonly kind: 'circles'
  readonly centres: readonly number[]
  readonly radius: number
}

/** Straight lines; each holds x and y in turn. Lines that share their paint are one shape. */
export interface LinesShape extends Paint {
  readonly kind: 'lines'
  readonly lines: readonly (readonly number[])[]
  /** Whether each line is closed to a polygon. */
  readonly closed?: boolean
}

/** Text that is centred on its point. */
export interface TextShape extends Paint {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  readonly size: number
  readonly bold?: boolean
}

export type Shape = RectShape | CirclesShape | LinesShape | TextShape

export interface Picture {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** The shapes moved by some units. */
export function moved(shapes: readonly Shape[], dx: number, dy: number): Shape[] {
  const shift = (points: readonly number[]): number[] =>
    points.map((value, index) => value + (index % 2 === 0 ? dx : dy))
  return shapes.map((shape) => {
    switch (shape.kind) {
      case 'lines':
        return { ...shape, lines: shape.lines.map(shift) }
      case 'circles':
        return { ...shape, centres: shift(shape.centres) }
      case 'rect':
      case 'text':
        return { ...shape, x: shape.x + dx, y: shape.y + dy }
    }
  })
}
