/**
 * Small checks of data from outside, put together to larger ones. A record must be a plain object with exactly the
 * fields that are named, so nothing can ride along and no `__proto__` or getter slips in; every list and every text
 * has a largest size.
 */
export type Shape<Value> = (value: unknown) => value is Value

type Fields<Value> = { readonly [Name in keyof Value]-?: Shape<Exclude<Value[Name], undefined>> }

export const boolean: Shape<boolean> = (value): value is boolean => typeof value === 'boolean'

export function oneOf<const Value extends string | number>(
  ...values: readonly Value[]
): Shape<Value> {
  return (value): value is Value => values.some((candidate) => candidate === value)
}

export function integer(least: number, most: number): Shape<number> {
  return (value): value is number =>
    Number.isInteger(value) && Number(value) >= least && Number(value) <= most
}

export function number(least: number, most: number): Shape<number> {
  return (value): value is number => typeof value === 'number' && value >= least && value <= most
}

export function string(longest: number): Shape<string> {
  return (value): value is string => typeof value === 'string' && value.length <= longest
}

/** A text of a certain form. */
export function text(longest: number, form: RegExp): Shape<string> {
  const short = string(longest)
  return (value): value is string => short(value) && form.test(value)
}

export function bytes(most: number): Shape<Uint8Array> {
  return (value): value is Uint8Array => value instanceof Uint8Array && value.length <= most
}

export function list<Value>(item: Shape<Value>, most: number): Shape<readonly Value[]> {
  return (value): value is readonly Value[] =>
    Array.isArray(value) && value.length <= most && value.every((each) => item(each))
}

export function tuple<Values extends readonly unknown[]>(
  ...items: { readonly [Index in keyof Values]: Shape<Values[Index]> }
): Shape<Values> {
  return (value): value is Values =>
    Array.isArray(value) &&
    value.length === items.length &&
    items.every((item, index) => item(value[index]))
}

export function either<A, B>(first: Shape<A>, second: Shape<B>): Shape<A | B> {
  return (value): value is A | B => first(value) || second(value)
}

export const missing: Shape<undefined> = (value): value is undefined => value === undefined

export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** The fields named in `optional` may be left out; any other field refuses the record. */
export function record<Value extends object>(
  fields: Fields<Value>,
  ...optional: readonly (keyof Value & string)[]
): Shape<Value> {
  const shapes = new Map<string, Shape<unknown>>(Object.entries(fields))
  const needed = [...shapes.keys()].filter((name) => !optional.some((other) => other === name))
  return (value): value is Value => {
    if (!isPlainObject(value) || !needed.every((name) => Object.hasOwn(value, name))) return false
    return Reflect.ownKeys(value).every((name) => {
      const property = Object.getOwnPropertyDescriptor(value, name)
      return typeof name === 'string' && shapes.get(name)?.(property?.value) === true
    })
  }
}

/** A plain object with any names, up to so many, and values of one shape. */
export function dictionary<Value>(item: Shape<Value>, most: number): Shape<Record<string, Value>> {
  return (value): value is Record<string, Value> =>
    isPlainObject(value) &&
    Reflect.ownKeys(value).length <= most &&
    Reflect.ownKeys(value).every((name) => {
      const property = Object.getOwnPropertyDescriptor(value, name)
      return typeof name === 'string' && item(property?.value)
    })
}

/** Numbers, texts and lists of them without knowing what they mean, up to a depth and a number of values. */
export function plainData(depth: number, most: number): Shape<unknown> {
  return (value): value is unknown => countPlain(value, depth) <= most
}

const SIMPLE = ['undefined', 'boolean', 'number', 'string']

function countPlain(value: unknown, depth: number): number {
  if (value === null || SIMPLE.includes(typeof value)) return 1
  if (value instanceof Uint8Array || value instanceof Int32Array) return value.length
  if (depth === 0 || !(Array.isArray(value) || isPlainObject(value))) return Infinity
  return Object.values(value).reduce<number>((sum, part) => sum + countPlain(part, depth - 1), 1)
}
