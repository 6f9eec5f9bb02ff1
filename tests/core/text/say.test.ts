/** The catalogue: both languages say the same things, and everything in it is said somewhere. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { de } from '../../../src/core/text/de'
import { en } from '../../../src/core/text/en'
import { say, text, type TextKey } from '../../../src/core/text/say'

const keys = Object.keys(en) as TextKey[]

const placeholders = (sentence: string): string[] =>
  [...new Set(Array.from(sentence.matchAll(/\{(\w+)/g), (match) => match[1]))].toSorted()

/** All source but the catalogues, in one text. */
function source(): string {
  const root = new URL('../../../', import.meta.url).pathname
  return ['src', 'scripts']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        join(root, folder, file),
      ),
    )
    .filter((file) => /\.(ts|svelte)$/.test(file) && !/text\/(de|en)\b/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
}

/** The beginnings of a key that a template may start with. */
function beginnings(key: string): string[] {
  return Array.from(key.matchAll(/[.-]/g), ({ index }) => key.slice(0, index + 1))
}

describe('the catalogue', () => {
  test('has the same keys in both languages, in the same order', () => {
    expect(Object.keys(de)).toEqual(keys)
  })

  test.each(keys)('%s has the same placeholders in both languages', (key) => {
    expect(placeholders(de[key])).toEqual(placeholders(en[key]))
  })

  test.each(keys)('%s has no brace left open', (key) => {
    for (const sentence of [de[key], en[key]]) {
      expect(sentence.trim()).toBe(sentence)
      expect(sentence.replace(/\{\w+(:[^|{}]*\|[^|{}]*)?\}/g, '')).not.toMatch(/[{}]/)
    }
  })

  test('has no key that nothing says', () => {
    const all = source()
    // A fault is named by its code alone; other keys may be made from a beginning.
    const isSaid = (key: TextKey): boolean => {
      const [room, code] = key.split(/\.(.*)/)
      if (room === 'fault') return all.includes(`'${code}'`)
      return (
        all.includes(`'${key}'`) || beginnings(key).some((part) => all.includes(`\`${part}\${`))
      )
    }
    expect(keys.filter((key) => !isSaid(key))).toEqual([])
  })
})

describe('say', () => {
  test('fills in values, also texts in the same language', () => {
    const message = text('fault.line-missing', { expected: text('expected.pit') })
    expect(say('en', message)).toBe('The file ends where a pit as “x y” is expected.')
    expect(say('de', message)).toBe('Die Datei endet, wo noch etwas fehlt: eine Grube als „x y“.')
  })

  test('picks the word by the number', () => {
    const message = (expected: number) => text('fault.too-few-entries', { expected, found: 0 })
    expect(say('en', message(1))).toContain('1 entry by')
    expect(say('en', message(2))).toContain('2 entries by')
    expect(say('de', message(1))).toContain('wird 1 Eintrag erwartet')
    expect(say('de', message(0))).toContain('werden 0 Einträge erwartet')
  })

  test('writes numbers with the decimal mark of the language', () => {
    const message = text('verdict.cancelled', { seconds: 1.5 })
    expect(say('en', message)).toContain('1.5')
    expect(say('de', message)).toContain('1,5')
  })

  test('leaves values alone that look like placeholders', () => {
    expect(say('en', text('fault.unexpected-text', { found: '{found} $& $1' }))).toContain(
      '“{found} $& $1”',
    )
  })
})
