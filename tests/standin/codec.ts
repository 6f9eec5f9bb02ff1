/**
 * Values across the pipe between page and main process, as JSON. Knows what our messages are made of and refuses the
 * rest aloud, as structured cloning refuses functions. Its source also runs in the page, so it uses nothing outside
 * itself.
 */
export interface Codec {
  encode(value: unknown): string
  decode(source: string): unknown
}

type Tagged =
  | { readonly $: 'undefined' }
  | { readonly $: 'number'; readonly v: string }
  | { readonly $: 'bytes' | 'ints'; readonly v: readonly number[] }
  | { readonly $: 'object'; readonly v: readonly (readonly [string, unknown])[] }

export function makeCodec(): Codec {
  const pack = (value: unknown): unknown => {
    if (value === null || typeof value === 'string' || typeof value === 'boolean') return value
    if (value === undefined) return { $: 'undefined' }
    if (typeof value === 'number') {
      return Number.isFinite(value) ? value : { $: 'number', v: String(value) }
    }
    if (typeof value !== 'object') throw new Error('An object could not be cloned.')
    if (Array.isArray(value)) return value.map(pack)
    if (value instanceof Uint8Array) return { $: 'bytes', v: [...value] }
    if (value instanceof Int32Array) return { $: 'ints', v: [...value] }
    if (ArrayBuffer.isView(value) || 'then' in value || value instanceof Map) {
      throw new Error('An object could not be cloned: the stand-in does not know it.')
    }
    return { $: 'object', v: Object.entries(value).map(([key, each]) => [key, pack(each)]) }
  }
  const unpack = (packed: unknown): unknown => {
    if (packed === null || typeof packed !== 'object') return packed
    if (Array.isArray(packed)) return packed.map(unpack)
    const tagged = packed as Tagged
    switch (tagged.$) {
      case 'undefined':
        return undefined
      case 'number':
        return Number(tagged.v)
      case 'bytes':
        return Uint8Array.from(tagged.v)
      case 'ints':
        return Int32Array.from(tagged.v)
      case 'object':
        return unpackObject(tagged.v)
    }
  }
  /** Defines each field as its own, also one called `__proto__`, as structured cloning does. */
  const unpackObject = (fields: readonly (readonly [string, unknown])[]): object => {
    const made = {}
    for (const [key, each] of fields) {
      const value = unpack(each)
      const property = { value, enumerable: true, writable: true, configurable: true }
      Object.defineProperty(made, key, property)
    }
    return made
  }
  return {
    encode: (value) => JSON.stringify(pack(value)),
    decode: (source) => unpack(JSON.parse(source)),
  }
}
