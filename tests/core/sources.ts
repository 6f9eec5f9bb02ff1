/** Inputs that readers must survive, and what surviving means. */
import fc from 'fast-check'
import { expect } from 'vitest'
import type { Reading } from '../../src/core/reading'
import { LANGUAGES, say, type Language, type Text } from '../../src/core/text/say'

/** Pieces that files of either puzzle are made of, right and wrong. */
const scraps = ['5', '3 3', '8,5=0', '1,1,1', '*', '-', 'T', ':', 'LABELS', '#', '#!', '#!q=1']
const odd = [
  '',
  ' ',
  '\n',
  '\n',
  '\r\n',
  ',',
  '=',
  '0 1',
  '1 0 1',
  '-1',
  '1.5',
  '9999999',
  'x',
  'ä',
  '\0',
]

export const anySources: fc.Arbitrary<string | Uint8Array> = fc.oneof(
  fc.uint8Array({ maxLength: 100 }),
  fc.string({ unit: 'binary', maxLength: 100 }),
  fc.array(fc.constantFrom(...scraps, ...odd), { maxLength: 30 }).map((parts) => parts.join('')),
  fc.array(fc.constantFrom(...scraps, ...odd), { maxLength: 30 }).map((parts) => parts.join('\n')),
)

/** A text with some places cut out or overwritten by scraps. */
export function mutated(texts: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const change = fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    cut: fc.nat({ max: 3 }),
    paste: fc.constantFrom(...scraps, ...odd),
  })
  return fc.tuple(texts, fc.array(change, { minLength: 1, maxLength: 3 })).map(([text, changes]) =>
    changes.reduce((current, { at, cut, paste }) => {
      const index = Math.floor(at * current.length)
      return current.slice(0, index) + paste + current.slice(index + cut)
    }, text),
  )
}

/** Faults have sentences without gaps in every language, and come in the order of their lines. */
export function expectBoardOrFaults(reading: Reading<unknown>): void {
  if (!reading.faults) return
  expect(reading.faults.length).toBeGreaterThan(0)
  const lines = reading.faults.map(({ line }) => line ?? 0)
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  for (const { message } of reading.faults) {
    for (const language of LANGUAGES) expect(sentence(language, message)).not.toMatch(/[{}]/)
  }
}

/** What is said, without quoting the file, which may hold braces itself. */
export function sentence(language: Language, { key, values }: Text): string {
  const quiet = Object.entries(values).map(([name, value]) => {
    return [name, typeof value === 'string' ? '…' : value] as const
  })
  return say(language, { key, values: Object.fromEntries(quiet) })
}
