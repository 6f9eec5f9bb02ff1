/**
 * Texts for people. A text is a key with values; the catalogue of a language turns it into a sentence.
 * Placeholders are `{name}`, and `{name:one|many}` picks a word by the number `name`. They are part of the key's
 * type, so a forgotten value does not compile. Numbers are written as the language writes them, strings as they are.
 */
import { de } from './de'
import { decimals } from './decimals'
import { en } from './en'

export type Language = 'de' | 'en'

export const LANGUAGES: readonly Language[] = ['de', 'en']

export type TextKey = keyof typeof en

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Count}:${string}` ? Count : Name) | Placeholders<Rest>
  : never

/** A value may be a text itself, said in the same language. */
export type Value = string | number | Text

export type Values<Key extends TextKey> = Record<Placeholders<(typeof en)[Key]>, Value>

export interface Text {
  readonly key: TextKey
  readonly values: Readonly<Record<string, Value>>
}

const catalogues: Record<Language, Record<TextKey, string>> = { de, en }

type NeededValues<Key extends TextKey> =
  Placeholders<(typeof en)[Key]> extends never ? [] : [values: Values<Key>]

export function text<Key extends TextKey>(key: Key, ...values: NeededValues<Key>): Text {
  return { key, values: values[0] ?? {} }
}

export function say(language: Language, { key, values }: Text): string {
  return catalogues[language][key].replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/g,
    (whole, name: string, one, many) => {
      const value = values[name]
      if (value === undefined) return whole
      if (typeof value === 'object') return say(language, value)
      if (one === undefined)
        return typeof value === 'number' ? decimals(language, String(value)) : value
      return String(value === 1 ? one : many)
    },
  )
}
