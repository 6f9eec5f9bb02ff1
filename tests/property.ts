/** Runs a property with a fixed seed, so that every run of the tests sees the same examples. */
import fc from 'fast-check'

export function always<T>(
  arbitrary: fc.Arbitrary<T>,
  holds: (value: T) => boolean | void,
  numRuns = 200,
): void {
  fc.assert(fc.property(arbitrary, holds), { seed: 20_200, numRuns })
}
