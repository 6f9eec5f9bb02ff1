/** Files that were good once: bytes, numbers and lines of them changed, doubled, swapped and cut off, by a seed. */
import type { Random } from '../../src/core/random'

const NUMBERS = ['0', '-1', '1.5', '1e9', '99999999999999999999', 'NaN', '', '０', '+2', '0x10']
const SCRAPS = [
  '\0',
  '\r',
  '\uFEFF',
  '#!',
  '*',
  ',',
  '=',
  '"',
  '{',
  '\\u0000',
  '__proto__',
  '<img onerror=1>',
]

type Mutation = (text: string, random: Random) => string

const MUTATIONS: readonly Mutation[] = [
  (text, random) => text.slice(0, random.between(0, text.length)),
  (text, random) => text.slice(random.between(0, text.length)),
  (text, random) => insert(text, random, random.pick(SCRAPS)),
  (text, random) => insert(text, random, String.fromCharCode(random.between(0, 0xffff))),
  (text, random) => replaceOne(text, random, /-?\d+/g, () => random.pick(NUMBERS)),
  (text, random) =>
    replaceOne(text, random, /-?\d+/g, (found) => String(Number(found) + random.between(-2, 2))),
  (text, random) => replaceOne(text, random, /[^\n]*\n/g, (line) => line + line),
  (text, random) => replaceOne(text, random, /[^\n]*\n/g, () => ''),
  (text, random) => random.shuffle(text.split('\n')).join('\n'),
  (text) => text + text,
  (text) => text.replaceAll('\n', '\r\n'),
]

export function mutant(sources: readonly string[], random: Random): string {
  let text = random.pick(sources)
  for (let times = random.between(1, 4); times > 0; times--)
    text = random.pick(MUTATIONS)(text, random)
  return text
}

function insert(text: string, random: Random, piece: string): string {
  const place = random.between(0, text.length)
  return text.slice(0, place) + piece + text.slice(place)
}

function replaceOne(
  text: string,
  random: Random,
  what: RegExp,
  by: (found: string) => string,
): string {
  const found = [...text.matchAll(what)]
  if (found.length === 0) return text
  const { 0: old, index } = random.pick(found)
  return text.slice(0, index) + by(old) + text.slice(index + old.length)
}
