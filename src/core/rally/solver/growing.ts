/** Typed arrays that grow by doubling, so that growing costs little over time. */
type Numbers = Int32Array | Uint8Array | Uint16Array | Float64Array

export function grow<A extends Numbers>(array: A, needed: number): A {
  if (array.length >= needed) return array
  const larger = new (array.constructor as new (length: number) => A)(
    Math.max(needed, 2 * array.length),
  )
  larger.set(array)
  return larger
}
