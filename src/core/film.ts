/**
 * A played move string as frames that can be reached in any order.
 *
 * Playing through once keeps a copy of the state every so many moves. A frame is made by stepping on from the copy
 * before it, or from the last frame asked for if that is nearer, so that playing on costs one step and jumping costs
 * at most one stretch between two copies. Stretches grow with the size of a state: the copies together stay no larger
 * than the move string, and a jump costs about as much as copying one state.
 */
import { fault, type Fault, type FaultCode } from './fault'

export type MoveFaultCode = Extract<FaultCode, `move-${string}`>

/** What a puzzle's rules offer for playing. `step` changes the state in place. */
export interface Rules<World, State, Event extends object> {
  start(world: World): State
  copy(state: State): State
  step(world: World, state: State, move: string): Event | MoveFaultCode
  /** How many numbers a state holds, roughly. */
  weight(world: World): number
}

/** The world after `index` moves; the first frame, the start, has no move and no event. */
export interface Frame<State, Event> {
  readonly index: number
  readonly move?: string
  readonly event?: Event
  readonly state: State
}

const SHORTEST_STRETCH = 256

export class Film<World, State, Event extends object> {
  /** The number of moves that could be made: frames go from 0 to this. */
  readonly length: number
  /** Why the move after the last frame could not be made. */
  readonly fault?: Fault
  private readonly stretch: number
  private readonly copies: State[] = []
  private current: { index: number; state: State; event?: Event }

  constructor(
    private readonly rules: Rules<World, State, Event>,
    readonly world: World,
    readonly moves: string,
  ) {
    this.stretch = Math.max(SHORTEST_STRETCH, rules.weight(world))
    const state = rules.start(world)
    let [index, event] = [0, undefined as Event | undefined]
    for (; index < moves.length; index++) {
      if (index % this.stretch === 0) this.copies.push(rules.copy(state))
      const outcome = rules.step(world, state, moves[index])
      if (typeof outcome === 'string') {
        const move = String.fromCodePoint(moves.codePointAt(index)!)
        this.fault = fault(outcome, { move: index + 1 }, { move, number: index + 1 })
        break
      }
      event = outcome
    }
    if (this.copies.length === 0) this.copies.push(rules.copy(state))
    this.length = index
    this.current = event ? { index, state, event } : { index, state }
  }

  /** A frame that is its taker's own. */
  frame(index: number): Frame<State, Event> {
    const frame = this.glance(index)
    return { ...frame, state: this.rules.copy(frame.state) }
  }

  /** The same without a copy: its state is to be read only, and only until the film is asked again. */
  glance(index: number): Frame<State, Event> {
    const exists = Number.isInteger(index) && index >= 0 && index <= this.length
    if (!exists) throw new RangeError(`no frame ${index}`)
    if (index === 0) return { index, state: this.copies[0] }
    if (this.current.index !== index || !this.current.event) {
      this.seek(index - 1)
      this.stepOn()
    }
    const { state, event } = this.current
    return { index, move: this.moves[index - 1], event: event!, state }
  }

  /** The last frame that could be reached. */
  end(): Frame<State, Event> {
    return this.frame(this.length)
  }

  private seek(index: number): void {
    const copy = Math.min(Math.floor(index / this.stretch), this.copies.length - 1)
    if (this.current.index > index || this.current.index < copy * this.stretch) {
      this.current = { index: copy * this.stretch, state: this.rules.copy(this.copies[copy]) }
    }
    while (this.current.index < index) this.stepOn()
  }

  private stepOn(): void {
    const { current } = this
    // The constructor has made this very move already, so it can't be refused now.
    current.event = this.rules.step(this.world, current.state, this.moves[current.index]) as Event
    current.index++
  }
}
