/** Questions about single hops: is there one, and can it have a certain length? */
import { TIGHT_ONE, TIGHT_TWO, type HopGraph } from './hops'

/** The arc from one node to another, or −1. */
export function arcBetween({ start, target }: HopGraph, from: number, to: number): number {
  for (let arc = start[from], end = start[from + 1]; arc < end; arc++)
    if (target[arc] === to) return arc
  return -1
}

export function fits({ even, odd, tight }: HopGraph, arc: number, length: number): boolean {
  if (length === 1 && tight[arc] & TIGHT_ONE) return true
  if (length === 2 && tight[arc] & TIGHT_TWO) return true
  return length > 0 && length >= ((length & 1) === 0 ? even[arc] : odd[arc])
}
