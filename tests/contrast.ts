/** Contrast as WCAG 2 measures it: from 1, the same, to 21, black on white. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [, ...parts] = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour) ?? []
  if (parts.length === 0) throw new Error(`no colour: ${colour}`)
  const [red, green, blue] = parts.map((part) => linear(parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}

/** What level AA asks of texts, and of everything else that one has to see. */
export const TEXT = 4.5
export const SHAPE = 3
