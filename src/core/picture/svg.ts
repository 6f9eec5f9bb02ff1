/** A picture as SVG. */
import type { Box } from './box'
import type { Paint, Picture, Shape } from './shape'

export const FONT = 'Inter'

export interface SvgOptions {
  /** How many pixels a unit is wide; 1 unless told. */
  readonly scale?: number
  readonly title?: string
}

export function svg({ width, height, shapes }: Picture, options: SvgOptions = {}): string {
  return svgPart(shapes, { x: 0, y: 0, width, height }, options)
}

/** What lies in a box of a picture. */
export function svgPart(
  shapes: readonly Shape[],
  { x, y, width, height }: Box,
  { scale = 1, title }: SvgOptions = {},
): string {
  const head =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width * scale)}" ` +
    `height="${round(height * scale)}" viewBox="${x} ${y} ${width} ${height}" ` +
    `font-family="${FONT}, sans-serif" text-anchor="middle" stroke-linecap="round" stroke-linejoin="round">`
  const name = title === undefined ? [] : [`<title>${escape(title)}</title>`]
  return [head, ...name, ...shapes.map(element), '</svg>'].join('\n') + '\n'
}

function element(shape: Shape): string {
  const paint = paintOf(shape)
  switch (shape.kind) {
    case 'rect': {
      const radius = shape.radius === undefined ? '' : ` rx="${shape.radius}"`
      const { x, y, width, height } = shape
      return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius}${paint}/>`
    }
    case 'circles':
      return `<path d="${circles(shape.centres, shape.radius)}"${paint}/>`
    case 'lines':
      return `<path d="${shape.lines.map((line) => path(line, shape.closed === true)).join('')}"${paint}/>`
    case 'text': {
      const weight = shape.bold ? ' font-weight="700"' : ''
      // A digit of the font is 0.73 of its size high, so half of that below the middle is its foot.
      const foot = shape.y + shape.size * 0.365
      return `<text x="${round(shape.x)}" y="${round(foot)}" font-size="${shape.size}"${weight}${paint}>${escape(shape.text)}</text>`
    }
  }
}

function path(line: readonly number[], closed: boolean): string {
  let d = ''
  for (let index = 0; index < line.length; index += 2) {
    d += `${index === 0 ? 'M' : 'L'}${round(line[index])} ${round(line[index + 1])}`
  }
  return closed ? d + 'Z' : d
}

/** Each circle as two half turns. */
function circles(centres: readonly number[], radius: number): string {
  let d = ''
  for (let index = 0; index < centres.length; index += 2) {
    const [left, y] = [round(centres[index] - radius), round(centres[index + 1])]
    const half = `a${radius} ${radius} 0 1 0`
    d += `M${left} ${y}${half} ${2 * radius} 0${half} ${-2 * radius} 0Z`
  }
  return d
}

function paintOf({ fill = 'none', stroke, strokeWidth, opacity, dash }: Paint): string {
  const attributes = [` fill="${fill}"`]
  if (stroke !== undefined) attributes.push(` stroke="${stroke}"`)
  if (strokeWidth !== undefined) attributes.push(` stroke-width="${strokeWidth}"`)
  if (opacity !== undefined) attributes.push(` opacity="${opacity}"`)
  if (dash !== undefined) attributes.push(` stroke-dasharray="${dash.join(' ')}"`)
  return attributes.join('')
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
