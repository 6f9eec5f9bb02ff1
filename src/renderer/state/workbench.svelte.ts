/** The whole state of the window, put together: what is open, what is shown of it, and what is on top of it. */
import { kitFor, shownBoard, type Editor, type Kit } from '../../core/editor/editor'
import { nearestCell, type Spot } from '../../core/editor/spot'
import type { Fault } from '../../core/fault'
import type { TrailStyle } from '../../core/picture/ink'
import { puzzleOf, type Board } from '../../core/puzzle'
import { text, type Text } from '../../core/text/say'
import type { Host, Recovered } from '../../host/host'
import type { BoardView, CellPlace } from '../canvas/board-view'
import { marksOf } from './clock'
import { changeSaid } from './change-said'
import { edited, isDirty, type BoardDocument } from './document'
import { Documents } from './documents.svelte'
import { Exporting } from './exporting.svelte'
import { Grip } from './grip.svelte'
import { Jobs } from './jobs'
import { Keeping } from './keeping'
import { LiveRating } from './live-rating.svelte'
import { LiveVerdict } from './live-verdict.svelte'
import { Making } from './making.svelte'
import { Notices } from './notices.svelte'
import { PlayMode } from './play-mode.svelte'
import { Playback } from './playback.svelte'
import { Reach, type Moment } from './reach.svelte'
import { WindowSettings } from './settings.svelte'
import { movesOf } from './solve'
import { Solving } from './solving'

export type DialogName =
  | 'palette'
  | 'examples'
  | 'shortcuts'
  | 'about'
  | 'new'
  | 'resize'
  | 'ask'
  | 'generate'
  | 'export'
  | 'recovery'
  | 'compare'
  | 'rules'

/** The parts of the panel that can be folded away. */
export type SectionName =
  'steps' | 'problems' | 'board' | 'selection' | 'history' | 'difficulty' | 'keys'

/** Asked before something is lost: what would be done, what that removes, and how to do it. */
export interface Question {
  readonly what: Text
  readonly lost: readonly Text[]
  readonly goOn: () => void
}

/** A document, and what its file holds now: a board, or what keeps it from being one. */
interface Compared {
  readonly document: BoardDocument
  readonly theirs: Board | undefined
  readonly faults: readonly Fault[]
}

/** Cells of a board that are pointed out; of any other board they mean nothing. */
interface Pointed {
  readonly board: Board
  readonly cells: readonly CellPlace[]
}

export class Workbench {
  readonly documents = new Documents()
  readonly grip = new Grip()
  readonly jobs: Jobs
  readonly keeping: Keeping
  readonly live: LiveVerdict
  readonly rating: LiveRating
  readonly making: Making
  readonly exporting: Exporting
  readonly notices = new Notices()
  readonly playback: Playback
  readonly reach = new Reach()
  readonly playMode: PlayMode
  readonly settings: WindowSettings
  readonly solving: Solving

  dialog: DialogName | undefined = $state()
  /** What was left unsaved and can be brought back. */
  recovered: readonly Recovered[] = $state.raw([])
  question: Question | undefined = $state.raw()
  compared: Compared | undefined = $state.raw()
  pointed: Pointed | undefined = $state.raw()
  /** The line of a file that is no board, which is pointed out. */
  #line: { readonly key: number; readonly line: number } | undefined = $state.raw()
  folded: Readonly<Partial<Record<SectionName, boolean>>> = $state.raw({})
  hovered: CellPlace | undefined = $state.raw()
  /** The middle of the edge below the pointer, where the tool in hand is for edges. */
  hoveredEdge: Spot | undefined = $state.raw()
  zoom = $state(1)
  /** Whether keys point at the board, with their cursor, and not the pointer: whichever was used last. */
  keysPoint = $state(false)
  boardFocused = $state(false)
  /** Whether a search was asked for from the board, to watch what it finds. */
  watchesNext = false
  /** Whether the keys shall go to the board as soon as it is there. */
  boardWanted = $state(false)
  /** What was changed last, in words. */
  changed: Text | undefined = $state.raw()
  /** What one has chosen to draw with. */
  kit: Kit = $state.raw({ tool: 'select', charge: 3 })
  /** The canvas, while there is one. */
  view: BoardView | undefined = $state.raw()

  readonly shown = $derived(this.documents.active)
  readonly editor = $derived(this.shown?.editor)
  /** The board as one sees it: with the stroke under way. */
  readonly board = $derived(this.editor && shownBoard(this.editor))
  /** What one draws with on this board. */
  readonly hand = $derived(this.board ? kitFor(this.board, this.kit) : this.kit)
  /** The cursor of the keys, while it is seen. */
  readonly cursor = $derived(this.keysPoint && this.boardFocused ? this.editor?.cursor : undefined)
  /** A stroke under way makes another board, for which the solution is none. */
  readonly moves = $derived(
    this.shown && this.board === this.editor?.draft.board ? movesOf(this.shown.solve) : undefined,
  )
  /** The board to solve while one draws, and does not play. Whoever has asked for a search gets that one's answer instead. */
  readonly followed = $derived.by(() => {
    const isIdle = this.shown?.solve.status === 'idle' && !this.shown.game
    return this.settings.chosen.liveVerdict && isIdle ? this.editor?.draft.board : undefined
  })
  /** The board to rate: one that can be solved, as a search that was asked for or the one in the background says. */
  readonly rated = $derived.by(() => {
    const known = this.followed && this.live.answerFor(this.followed)?.verdict.status === 'solved'
    return known || this.moves !== undefined ? this.editor?.draft.board : undefined
  })
  /** The shown board played, once there is a solution. */
  readonly play = $derived(
    this.board && this.moves !== undefined
      ? puzzleOf(this.board).play(this.board, this.moves)
      : undefined,
  )
  /** The play that one sees, and how far it is: one's own, or else the solution, if there is any. */
  readonly watched = $derived.by(() => {
    const { game, play } = this.playMode
    if (game) return { play, frame: game.playing.done }
    return { play: this.play, frame: this.playback.frame }
  })
  readonly #untouched = $derived(this.board && puzzleOf(this.board).play(this.board, ''))
  /** What is shown, while nothing moves: neither a playback nor a game nor a stroke. */
  readonly moment: Moment | undefined = $derived.by(() => {
    const { board, editor, playback, playMode } = this
    const { play, frame } = this.watched
    const isMoving = playback.playing || playMode.isMoving
    if (!board || board !== editor?.draft.board || isMoving) return undefined
    return { play: () => play ?? this.#untouched!, frame }
  })
  readonly trail: TrailStyle = $derived.by(() => {
    const trails = this.board ? puzzleOf(this.board).trails : []
    const { trail } = this.settings.chosen
    return trails.includes(trail) ? trail : 'time'
  })
  /** Where the solution does something worth a mark, and all that it does, in words. */
  readonly milestones = $derived(this.play?.words() ?? [])
  readonly steps = $derived(this.play?.steps() ?? [])
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
    this.jobs = new Jobs(host)
    this.keeping = new Keeping(host, (error) =>
      this.notices.problem(text('problem.unnamed', { message: String(error) })),
    )
    this.live = new LiveVerdict(this.jobs)
    this.rating = new LiveRating(this.jobs)
    this.making = new Making(this.jobs, drawSeed)
    this.exporting = new Exporting(this.jobs, () => this.settings.language)
    this.solving = new Solving(this.jobs, this.documents, clock)
    this.playback = new Playback(() => this.#reel)
    this.playMode = new PlayMode(this.jobs, this.documents, () => this.settings.chosen.warnsOfLoss)
  }

  /** The line that is pointed out in the shown file: one that was chosen, or that of its first fault. */
  get line(): number | undefined {
    if (this.#line?.key === this.shown?.key) return this.#line?.line
    return this.shown?.faults.find(({ line }) => line !== undefined)?.line
  }

  pointOutLine(line: number): void {
    if (this.shown) this.#line = { key: this.shown.key, line }
  }

  get marks(): readonly number[] {
    return this.#marks
  }

  /** The cell on which keys act: below the cursor that one sees, or below the pointer. */
  get keyPlace(): CellPlace | undefined {
    const { editor, cursor } = this
    if (!editor || !cursor) return this.hovered
    return { cell: nearestCell(editor.draft.board, cursor), maze: cursor.maze }
  }

  /** Changes the shown document. A search for the board as it was is given up. */
  edit(change: (editor: Editor) => Editor | undefined): void {
    const { shown, editor } = this
    const next = editor && change(editor)
    if (!shown || !next || next === editor) return
    if (next.draft.board !== editor.draft.board) {
      this.solving.cancel()
      this.playback.pause()
      this.playback.rewind(shown.key)
    }
    this.documents.change(shown.key, edited(this.documents.active!, next))
    this.changed = changeSaid(editor.draft, next.draft) ?? this.changed
    if (next.refused && next.refused !== editor.refused) this.notices.problem(next.refused.message)
  }

  /** Shows another document; what runs for the one before is given up. */
  show(key: number): void {
    if (key !== this.documents.activeKey) this.leave()
    this.boardWanted = false
    this.documents.activeKey = key
  }

  close(key: number): void {
    if (key === this.documents.activeKey) this.leave()
    const document = this.documents.list.find((document) => document.key === key)
    this.documents.close(key)
    if (document && isDirty(document)) {
      this.notices.tell(text('documents.closed-unsaved', { name: document.name }))
    }
  }

  /** Whoever has opened a board, or is done beside it, goes on there. */
  goToBoard(): void {
    this.boardWanted = true
  }

  /** Asks before something is lost. */
  ask(question: Question): void {
    this.question = question
    this.dialog = 'ask'
  }

  /** Closes a dialog; if another one has taken its place meanwhile, that one stays. */
  closeDialog(name: DialogName | undefined): void {
    if (this.dialog === name) this.dialog = undefined
  }

  leave(): void {
    this.solving.cancel()
    this.playback.pause()
    this.hovered = undefined
    this.hoveredEdge = undefined
  }
}

/** Short enough to be remembered and told. */
function drawSeed(): number {
  return 1 + Math.floor(Math.random() * 999_999)
}
