/**
 * What changed between two values of plain data, small enough to keep for ever: undo and redo are made of these.
 *
 * Values are immutable and share what did not change, so `===` tells at once where nothing happened. Records are
 * compared field by field. Lists of the same length with few changes item by item, other lists as one stretch that was
 * replaced, which holds references and no copies. Bytes (the walls of a maze) keep the places that changed.
 */

type Way = 'before' | 'after'
type Items = readonly unknown[]

export type Difference =
  | { readonly kind: 'value'; readonly before: unknown; readonly after: unknown }
  | { readonly kind: 'fields'; readonly fields: readonly (readonly [string, Difference])[] }
  | { readonly kind: 'stretch'; readonly at: number; readonly before: Items; readonly after: Items }
  | {
      readonly kind: 'bytes'
      readonly places: Uint32Array
      readonly before: Uint8Array
      readonly after: Uint8Array
    }

/** With more changes than this a list is kept as one stretch. */
const FEW = 16

/** `undefined` where nothing changed. */
export function difference(before: unknown, after: unknown): Difference | undefined {
  if (Object.is(before, after)) return undefined
  if (Array.isArray(before) && Array.isArray(after)) return betweenLists(before, after)
  if (before instanceof Uint8Array && after instanceof Uint8Array)
    return betweenBytes(before, after)
  if (isRecord(before) && isRecord(after)) return betweenRecords(before, after)
  return { kind: 'value', before, after }
}

/** The value as it was before the difference, or as it is after it. */
export function applied<Value>(value: Value, difference: Difference, way: Way): Value {
  // What a difference of a value leads to is a value of the same kind.
  return otherSide(value, difference, way) as Value
}

function otherSide(value: unknown, difference: Difference, way: Way): unknown {
  switch (difference.kind) {
    case 'value':
      return difference[way]
    case 'fields':
      return withFields(value as object, difference.fields, way)
    case 'stretch': {
      const gone = difference[way === 'after' ? 'before' : 'after'].length
      const items = value as Items
      const [head, tail] = [items.slice(0, difference.at), items.slice(difference.at + gone)]
      return [...head, ...difference[way], ...tail]
    }
    case 'bytes': {
      const bytes = (value as Uint8Array).slice()
      difference.places.forEach((place, index) => (bytes[place] = difference[way][index]))
      return bytes
    }
  }
}

function withFields(
  value: object,
  fields: readonly (readonly [string, Difference])[],
  way: Way,
): object {
  const copy: Record<string, unknown> = Array.isArray(value)
    ? ([...(value as Items)] as unknown as Record<string, unknown>)
    : { ...value }
  for (const [name, difference] of fields) copy[name] = otherSide(copy[name], difference, way)
  return copy
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !ArrayBuffer.isView(value)
}

function betweenRecords(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference | undefined {
  const names = Object.keys(before)
  if (names.length !== Object.keys(after).length || !names.every((name) => name in after)) {
    return { kind: 'value', before, after }
  }
  return fieldsOf(names, before, after)
}

function fieldsOf(
  names: readonly string[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference | undefined {
  const fields = names.flatMap((name) => {
    const each = difference(before[name], after[name])
    return each ? [[name, each] as const] : []
  })
  return fields.length === 0 ? undefined : { kind: 'fields', fields }
}

function betweenLists(before: Items, after: Items): Difference | undefined {
  const shorter = Math.min(before.length, after.length)
  let at = 0
  while (at < shorter && before[at] === after[at]) at++
  let tail = 0
  while (tail < shorter - at && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  if (before.length === after.length) {
    const places = changedPlaces(before, after, at, before.length - tail)
    const [one, other] = [before, after] as unknown as Readonly<Record<string, unknown>>[]
    if (places) return fieldsOf(places, one, other)
  }
  return {
    kind: 'stretch',
    at,
    before: before.slice(at, before.length - tail),
    after: after.slice(at, after.length - tail),
  }
}

/** The places that differ, if they are few. */
function changedPlaces(before: Items, after: Items, from: number, to: number) {
  const places: string[] = []
  for (let place = from; place < to; place++) {
    if (before[place] === after[place]) continue
    if (places.length === FEW) return undefined
    places.push(String(place))
  }
  return places
}

function betweenBytes(before: Uint8Array, after: Uint8Array): Difference | undefined {
  if (before.length !== after.length) return { kind: 'value', before, after }
  const places: number[] = []
  before.forEach((byte, place) => {
    if (byte !== after[place]) places.push(place)
  })
  if (places.length === 0) return undefined
  const pick = (bytes: Uint8Array): Uint8Array => Uint8Array.from(places, (place) => bytes[place])
  return {
    kind: 'bytes',
    places: Uint32Array.from(places),
    before: pick(before),
    after: pick(after),
  }
}
