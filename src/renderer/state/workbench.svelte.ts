/** The whole state of the window, put together: what is open, what is shown of it, and what is on top of it. */
import { puzzleOf } from '../../core/puzzle'
import type { Host } from '../../host/host'
import type { BoardView, CellPlace } from '../canvas/view'
import { marksOf } from './clock'
import { Documents } from './documents.svelte'
import { Notices } from './notices.svelte'
import { Playback } from './playback.svelte'
import { WindowSettings } from './settings.svelte'
import { movesOf } from './solve'
import { Solving } from './solving'

export type DialogName = 'palette' | 'examples' | 'shortcuts' | 'about'

export class Workbench {
  readonly documents = new Documents()
  readonly notices = new Notices()
  readonly playback: Playback
  readonly settings: WindowSettings
  readonly solving: Solving

  dialog: DialogName | undefined = $state()
  hovered: CellPlace | undefined = $state.raw()
  zoom = $state(1)
  /** The canvas, while there is one. */
  view: BoardView | undefined = $state.raw()

  readonly shown = $derived(this.documents.active)
  readonly board = $derived(this.shown?.board)
  readonly moves = $derived(this.shown && movesOf(this.shown.solve))
  /** The shown board played, by no moves as long as there is no solution. */
  readonly play = $derived(this.board && puzzleOf(this.board).play(this.board, this.moves ?? ''))
  readonly milestones = $derived(this.moves === undefined ? [] : (this.play?.words() ?? []))
  readonly #marks = $derived(marksOf(this.milestones))
  readonly #key = $derived(this.shown?.key)
  readonly #reel = $derived.by(() => {
    if (this.#key === undefined) return undefined
    return { key: this.#key, length: this.play?.length ?? 0, marks: this.#marks }
  })

  constructor(
    readonly host: Host,
    /** Seconds since any fixed moment. */
    clock: () => number,
  ) {
    this.settings = new WindowSettings(host)
    this.solving = new Solving(host, this.documents, clock)
    this.playback = new Playback(() => this.#reel)
  }

  get marks(): readonly number[] {
    return this.#marks
  }

  /** Shows another document; what runs for the one before is given up. */
  show(key: number): void {
    if (key !== this.documents.activeKey) this.leave()
    this.documents.activeKey = key
  }

  close(key: number): void {
    if (key === this.documents.activeKey) this.leave()
    this.documents.close(key)
  }

  /** Closes a dialog; if another one has taken its place meanwhile, that one stays. */
  closeDialog(name: DialogName | undefined): void {
    if (this.dialog === name) this.dialog = undefined
  }

  leave(): void {
    this.solving.cancel()
    this.playback.pause()
    this.hovered = undefined
  }
}
