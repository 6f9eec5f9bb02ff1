/** What reaches what on the shown board: from the cell one points at, from the selected one, and all of it on demand. */
import type { Link, Links } from '../../core/link'
import type { Play } from '../../core/puzzle'
import { Rested } from './rested.svelte'

/** A board that stands still: as it is drawn, or at a frame of its playback. */
export interface Moment {
  readonly play: () => Play
  readonly frame: number
}

export interface Graph {
  /** Nothing if there are too many. */
  readonly links: readonly Link[] | undefined
}

export class Reach {
  /** Whether all hops are drawn. */
  showsAll = $state(false)
  readonly #pointed = new Rested<Links | undefined>()
  readonly #selected = new Rested<Links | undefined>()
  readonly #graph = new Rested<Graph>()

  get pointed(): Links | undefined {
    return this.#pointed.value
  }

  get selected(): Links | undefined {
    return this.#selected.value
  }

  get graph(): Graph | undefined {
    return this.#graph.value
  }

  pointAt(moment: Moment | undefined, cell: number | undefined): void {
    this.#pointed.ask(questionOf(moment, cell))
  }

  select(moment: Moment | undefined, cell: number | undefined): void {
    this.#selected.ask(questionOf(moment, cell))
  }

  lookAtAll(moment: Moment | undefined): void {
    this.#graph.ask(moment && (() => ({ links: moment.play().allLinks(moment.frame) })))
  }
}

function questionOf(
  moment: Moment | undefined,
  cell: number | undefined,
): (() => Links | undefined) | undefined {
  if (!moment || cell === undefined) return undefined
  return () => moment.play().links(moment.frame, cell)
}
