/**
 * A position of the search: the charges at the nodes, and the robot on one of them (or where it started). It changes in
 * place by hops, and carries two hashes of its charges that change along.
 */
import type { Ground } from './ground'
import type { State } from '../rules'

/** Two independent hashes of "a battery with this charge lies on this node"; an empty one counts nothing. */
export function lyingKeyA(node: number, charge: number): number {
  return charge === 0 ? 0 : mix(Math.imul(node + 1, 0x9e3779b1) ^ Math.imul(charge, 0x85ebca77))
}

export function lyingKeyB(node: number, charge: number): number {
  return charge === 0 ? 0 : mix(Math.imul(node + 1, 0x27d4eb2f) ^ Math.imul(charge, 0x165667b1))
}

/** The same for "the robot is on this node with this charge". */
export function robotKeyA(node: number, charge: number): number {
  return mix(Math.imul(node + 1, 0x3c6ef372) ^ Math.imul(charge + 1, 0x7ed55d16))
}

export function robotKeyB(node: number, charge: number): number {
  return mix(Math.imul(node + 1, 0x2545f491) ^ Math.imul(charge + 1, 0x1b873593))
}

function mix(bits: number): number {
  let z = bits ^ (bits >>> 16)
  z = Math.imul(z, 0x21f0aaad)
  z ^= z >>> 15
  z = Math.imul(z, 0x735a2d97)
  return z ^ (z >>> 15)
}

export class Position {
  readonly lying: Int32Array
  robot: number
  charge: number
  /** How many nodes are still charged. */
  live: number
  hashA = 0
  hashB = 0

  constructor(lying: Int32Array, robot: number, charge: number) {
    this.lying = lying
    this.robot = robot
    this.charge = charge
    this.live = lying.length
    this.recount()
  }

  /** The robot goes to a node, arrives with the remainder, and takes what lies there. */
  hop(node: number, remainder: number): void {
    const taken = this.lying[node]
    this.put(node, taken, remainder)
    if (remainder === 0) this.live--
    this.robot = node
    this.charge = taken
  }

  /** Takes a hop back that came from `robot` with `charge`. */
  unhop(robot: number, charge: number): void {
    const node = this.robot
    const remainder = this.lying[node]
    this.put(node, remainder, this.charge)
    if (remainder === 0) this.live++
    this.robot = robot
    this.charge = charge
  }

  private put(node: number, old: number, charge: number): void {
    this.lying[node] = charge
    this.hashA ^= lyingKeyA(node, old) ^ lyingKeyA(node, charge)
    this.hashB ^= lyingKeyB(node, old) ^ lyingKeyB(node, charge)
  }

  /** Takes over charges that were not put by hops. */
  set(lying: ArrayLike<number>, offset: number, robot: number, charge: number): void {
    for (let node = 0; node < this.lying.length; node++) this.lying[node] = lying[offset + node]
    this.robot = robot
    this.charge = charge
    this.recount()
  }

  copy(): Position {
    return new Position(this.lying.slice(), this.robot, this.charge)
  }

  private recount(): void {
    this.live = 0
    this.hashA = 0
    this.hashB = 0
    for (let node = 0; node < this.lying.length; node++) {
      const charge = this.lying[node]
      if (charge > 0) this.live++
      this.hashA ^= lyingKeyA(node, charge)
      this.hashB ^= lyingKeyB(node, charge)
    }
  }

  keyA(): number {
    return this.hashA ^ robotKeyA(this.robot, this.charge)
  }

  keyB(): number {
    return this.hashB ^ robotKeyB(this.robot, this.charge)
  }
}

export function startPosition(ground: Ground, from: State): Position {
  const charges = from.lying.filter((charge) => charge > 0)
  return new Position(charges, ground.nodes, from.charge)
}
