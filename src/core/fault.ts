/** What is wrong with a file, a board or a move string: a stable code, a place, and one sentence for a person. */
import type { Text, TextKey, Values } from './text/say'

type FaultKey = Extract<TextKey, `fault.${string}`>

export type FaultCode = FaultKey extends `fault.${infer Code}` ? Code : never

/** Lines, columns and move numbers count from 1. `maze` tells which maze a cell belongs to (0 or 1). */
export interface Place {
  readonly line?: number
  readonly column?: number
  readonly cell?: number
  readonly maze?: number
  readonly move?: number
}

export interface Fault extends Place {
  readonly code: FaultCode
  readonly message: Text
}

export function fault<Code extends FaultCode>(
  code: Code,
  place: Place,
  values: Values<`fault.${Code}` & TextKey>,
): Fault {
  return { code, ...place, message: { key: `fault.${code}`, values } }
}
