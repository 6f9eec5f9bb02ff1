/** Charts as SVG: a frame with two scales, and marks in it. Light on purpose, so that it reads on any page. */

const INK = '#1f2733'
const FAINT = '#d5dae1'
const MARK = '#1d4ed8'
const FONT = 'Inter, sans-serif'

/** Where a value of the data stands on the page. */
export type Scale = (value: number) => number

export function linear(from: number, to: number, start: number, end: number): Scale {
  return (value) => start + ((value - from) / (to - from)) * (end - start)
}

export function logarithmic(from: number, to: number, start: number, end: number): Scale {
  const scale = linear(Math.log(from), Math.log(to), start, end)
  return (value) => scale(Math.log(value))
}

const at = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

const escape = (content: string): string =>
  content.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function page(
  width: number,
  height: number,
  title: string,
  parts: readonly string[],
): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...parts,
    '</svg>\n',
  ].join('\n')
}

export interface Label {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly bold?: boolean
  readonly turned?: boolean
}

export function label(x: number, y: number, content: string, look: Label = {}): string {
  const { anchor = 'start', bold = false, turned = false } = look
  const turn = turned ? ` transform="rotate(-90 ${at(x)} ${at(y)})"` : ''
  const weight = bold ? ' font-weight="700"' : ''
  return `<text x="${at(x)}" y="${at(y)}" font-family="${FONT}" font-size="11" fill="${INK}" text-anchor="${anchor}"${weight}${turn}>${escape(content)}</text>`
}

export function line(x1: number, y1: number, x2: number, y2: number, strong = false): string {
  return `<path d="M${at(x1)} ${at(y1)}L${at(x2)} ${at(y2)}" stroke="${strong ? INK : FAINT}"/>`
}

/** The middle half as a box, the middle as a line in it, and nine tenths of all as whiskers. */
export function box(
  scale: Scale,
  y: number,
  [low, quarter, middle, most, high]: readonly number[],
): string {
  const [x1, x2] = [scale(quarter), scale(most)]
  const half = 4
  return [
    `<path d="M${at(scale(low))} ${at(y)}L${at(scale(high))} ${at(y)}" stroke="${INK}"/>`,
    `<rect x="${at(x1)}" y="${at(y - half)}" width="${at(Math.max(1, x2 - x1))}" height="${2 * half}" fill="${MARK}" fill-opacity="0.25" stroke="${MARK}"/>`,
    `<path d="M${at(scale(middle))} ${at(y - half)}v${2 * half}" stroke="${INK}" stroke-width="2"/>`,
  ].join('')
}

/** All points in one path: dots are lines without length and with round ends. */
export function dots(points: readonly (readonly [number, number])[]): string {
  const path = points.map(([x, y]) => `M${at(x)} ${at(y)}h0`).join('')
  return `<path d="${path}" stroke="${MARK}" stroke-opacity="0.4" stroke-width="3" stroke-linecap="round"/>`
}
