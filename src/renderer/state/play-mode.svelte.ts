/**
 * Playing the shown board oneself. Each document has a game of its own, which another board ends. The solver runs in the
 * background for what the shown game wants to know; as soon as that is something else, the search is given up, so no
 * answer is ever about another position than the one it was asked for.
 */
import { cellCount } from '../../core/grid/size'
import type { JobMessage } from '../../core/jobs/job'
import { playOf } from '../../core/playing/playing'
import type { Play } from '../../core/puzzle'
import { text } from '../../core/text/say'
import { wayAhead } from './advice'
import { boardOf, type BoardDocument } from './document'
import type { Documents } from './documents.svelte'
import * as games from './game'
import type { Game } from './game'
import { GAME_LIMITS, hinted, learned, sentBack, stateAt, troubled, wanted } from './game-search'
import type { Jobs } from './jobs'

/** What the shown game wants to know: about which document's game, and which position. */
interface Question {
  readonly key: number
  readonly board: Game['playing']['board']
  readonly moves: string
}

/** The moves to a cell at a frame of a play. */
interface Look {
  readonly play: Play | undefined
  readonly done: number
  readonly cell: number
  readonly maze: number | undefined
  readonly moves: number | undefined
}

/** On more cells than this nobody is told before a click whether it leads anywhere. */
const MOST_CELLS = 100_000

/** Moves in a second: one at a time goes at the slower pace, and the more there are to show, the faster they are. */
const PACE = 7
const HURRY = 6

export class PlayMode {
  /** Where the robot or the people of a document are seen while they move. */
  #seen: { readonly key: number; readonly position: number } | undefined = $state.raw()
  /** Board and status line ask about the same cell, and finding a way takes a while on large boards. */
  #lastLook: Look | undefined
  #search: { readonly question: Question; readonly job: number } | undefined
  readonly #documents: Documents
  readonly #jobs: Jobs
  readonly #warns: () => boolean

  readonly game: Game | undefined = $derived.by(() => this.#documents.active?.game)
  readonly play: Play | undefined = $derived(this.game && playOf(this.game.playing))
  /** What the shown game wants to know now. */
  readonly question: Question | undefined = $derived.by(() => {
    const { active } = this.#documents
    const frame = this.game && wanted(this.game, this.#warns())
    if (!active || !this.game || frame === undefined) return undefined
    const { board, moves } = this.game.playing
    return { key: active.key, board, moves: moves.slice(0, frame) }
  })
  /** May lie between two frames. */
  readonly position: number = $derived.by(() => {
    const done = this.game?.playing.done ?? 0
    if (this.#seen?.key !== this.#documents.activeKey) return done
    return Math.min(this.#seen?.position ?? done, this.game?.playing.moves.length ?? 0)
  })
  /** Whether one is shown which cells can be reached. */
  readonly looksAhead: boolean = $derived.by(() => {
    const board = this.game?.playing.board
    return board !== undefined && cellCount(board) <= MOST_CELLS
  })
  readonly isMoving: boolean = $derived(this.position !== (this.game?.playing.done ?? 0))
  /** What the board shows: all moves, or those made and the way of a hint. */
  readonly moves: string = $derived.by(() => {
    if (!this.game) return ''
    const { moves, done } = this.game.playing
    return this.showsWay ? moves.slice(0, done) + this.#wayAhead : moves
  })
  readonly #wayAhead: string = $derived(
    this.game ? wayAhead(this.game.advice, this.game.playing) : '',
  )
  readonly showsWay: boolean = $derived(this.#wayAhead !== '')

  constructor(jobs: Jobs, documents: Documents, warns: () => boolean) {
    this.#jobs = jobs
    this.#documents = documents
    this.#warns = warns
  }

  begin(document: BoardDocument): void {
    const board = boardOf(document)
    if (board) this.#documents.change(document.key, { game: games.begun(board) })
    this.#seen = undefined
  }

  leave(): void {
    const { active } = this.#documents
    if (active) this.#documents.change(active.key, { game: undefined })
  }

  /** Makes moves, each written as one letter. */
  go(letters: string): void {
    this.#change((game) => games.moved(game, letters))
  }

  goTo(cell: number, maze?: number): void {
    this.#change((game) => games.drivenTo(game, cell, maze))
  }

  undo(): void {
    this.#change(games.undone)
  }

  redo(): void {
    this.#change(games.redone)
  }

  restart(): void {
    this.#change(games.restarted)
    this.#seen = undefined
  }

  hint(): void {
    this.#change(hinted)
  }

  goBack(): void {
    this.#change(sentBack)
  }

  /** Where the robot is, or each of the two people. */
  get actors(): readonly number[] {
    return this.play?.actors(this.game?.playing.done ?? 0) ?? []
  }

  /** How many moves lead to a cell; nothing if it can't be reached directly. */
  movesTo(cell: number, maze?: number): number | undefined {
    const { play } = this
    const done = this.game?.playing.done ?? 0
    const asked = this.#lastLook
    const isKnown = asked?.play === play && asked?.done === done && asked.cell === cell
    if (!isKnown || asked.maze !== maze) {
      const moves = play?.drive(done, cell, maze)?.length
      this.#lastLook = { play, done, cell, maze, moves }
    }
    return this.#lastLook?.moves
  }

  tick(seconds: number): void {
    const { activeKey: key } = this.#documents
    const far = (this.game?.playing.done ?? 0) - this.position
    const step = Math.max(PACE, HURRY * Math.abs(far)) * seconds
    const position = this.position + Math.sign(far) * Math.min(step, Math.abs(far))
    if (key !== undefined) this.#seen = { key, position }
  }

  /** Searches for what is wanted, and for nothing else. */
  follow(question: Question | undefined): void {
    if (isSame(question, this.#search?.question)) return
    if (this.#search) this.#jobs.cancel(this.#search.job)
    this.#search = undefined
    if (!question || !this.game) return
    const { board, moves } = question
    const from = stateAt(this.game, moves.length)
    const job = this.#jobs.start('solve', { board, from, limits: GAME_LIMITS }, (message) =>
      this.#hear(question, message),
    )
    this.#search = { question, job }
  }

  /** What nobody wants to know any more is not heard, even if it comes before the search could be given up. */
  #hear(question: Question, message: JobMessage<'solve'>): void {
    if (message.type === 'progress') return
    this.#search = undefined
    if (!isSame(question, this.question)) return
    const frame = question.moves.length
    this.#change((game) =>
      message.type === 'result'
        ? learned(game, frame, message.result)
        : troubled(game, text('play.failed', { message: message.message })),
    )
  }

  /** Changes the shown game. Whoever moves is seen moving from where they are. */
  #change(change: (game: Game) => Game): void {
    const { game, position } = this
    const { activeKey: key } = this.#documents
    if (!game || key === undefined) return
    const next = change(game)
    this.#documents.change(key, { game: next })
    if (next.playing.done !== game.playing.done) this.#seen = { key, position }
  }
}

function isSame(a: Question | undefined, b: Question | undefined): boolean {
  return a?.key === b?.key && a?.board === b?.board && a?.moves === b?.moves
}
