/**
 * Exporting a board: what is wanted, a preview of it, and the file that is being made. Preview and file are jobs; every
 * change gives up the preview that was for the wish before, and cancelling ends the file's job at once. Nothing is written
 * before the whole file is there.
 */
import type { Exported } from '../../core/jobs/export'
import type { JobMessage } from '../../core/jobs/job'
import { text, type Language, type Text } from '../../core/text/say'
import {
  askFor,
  faultsOf,
  fitted,
  isReady,
  isVisible,
  previewFor,
  wishFor,
  type ExportWish,
  type ScreenLook,
  type Subject,
} from './export-wish'
import type { Jobs } from './jobs'

type Content = string | Uint8Array

/** Answers what went wrong, if anything did. */
type Save = (content: Content) => Promise<Text | undefined>

export type Preview =
  | { readonly status: 'none' }
  | { readonly status: 'drawing'; readonly before?: Content | undefined }
  | { readonly status: 'drawn'; readonly content: Content }
  | { readonly status: 'failed'; readonly message: Text }

export type Making =
  | { readonly status: 'idle' }
  | { readonly status: 'making'; readonly done: number; readonly all: number }
  | { readonly status: 'saving' }
  | { readonly status: 'failed'; readonly message: Text }

/** How long, in milliseconds, nothing changes before a preview is drawn. */
const PAUSE = 120

const IDLE: Making = { status: 'idle' }

export class Exporting {
  #wish: ExportWish | undefined = $state.raw()
  #subject: Subject | undefined = $state.raw()
  #preview: Preview = $state.raw({ status: 'none' })
  #making: Making = $state.raw(IDLE)
  readonly faults = $derived(this.#wish && this.#subject ? faultsOf(this.#wish, this.#subject) : {})
  readonly ready = $derived(
    this.#wish !== undefined && this.#subject !== undefined && isReady(this.#wish, this.#subject),
  )
  readonly busy = $derived(this.#making.status === 'making' || this.#making.status === 'saving')
  #timer: ReturnType<typeof setTimeout> | undefined
  #previewJob: number | undefined
  #job: number | undefined

  constructor(
    private readonly jobs: Jobs,
    private readonly language: () => Language,
  ) {}

  get wish(): ExportWish | undefined {
    return this.#wish
  }

  get subject(): Subject | undefined {
    return this.#subject
  }

  get preview(): Preview {
    return this.#preview
  }

  get making(): Making {
    return this.#making
  }

  /** Begins with what was wanted the last time, as far as it fits. */
  open(subject: Subject, look: ScreenLook): void {
    this.#subject = subject
    this.#making = IDLE
    this.change(this.#wish ? { ...fitted(this.#wish, subject), ...look } : wishFor(look))
  }

  /** The solution has come, or the board is another one. */
  follow(subject: Subject): void {
    const old = this.#subject
    if (!this.#wish || (old?.board === subject.board && old.moves === subject.moves)) return
    this.cancel()
    this.#subject = subject
    this.change(old?.board === subject.board ? this.#wish : fitted(this.#wish, subject))
  }

  change(wish: ExportWish): void {
    this.#wish = wish
    if (this.#making.status === 'failed') this.#making = IDLE
    this.#giveUpPreview()
    if (!this.#subject || !isVisible(wish, this.#subject)) {
      this.#preview = { status: 'none' }
      return
    }
    const before = this.#preview.status === 'drawn' ? this.#preview.content : undefined
    this.#preview = { status: 'drawing', before }
    this.#timer = setTimeout(() => this.#draw(), PAUSE)
  }

  /** Makes the file and hands it over to be saved. */
  start(save: Save): void {
    if (!this.ready || this.busy) return
    this.#making = { status: 'making', done: 0, all: 0 }
    const ask = askFor(this.#wish!, this.#subject!, this.language())
    this.#job = this.jobs.start('export', ask, (message) => this.#hear(message, save))
  }

  /** Ends the making of the file at once; what is being written already is written to its end. */
  cancel(): void {
    if (this.#making.status !== 'making') return
    this.jobs.cancel(this.#job!)
    this.#making = IDLE
  }

  close(): void {
    this.cancel()
    this.#giveUpPreview()
    this.#preview = { status: 'none' }
    this.#subject = undefined
  }

  #hear(message: JobMessage<'export'>, save: Save): void {
    if (message.type === 'progress') {
      this.#making = { status: 'making', ...message.progress }
      return
    }
    const { content, why } = outcome(message)
    if (content === undefined) this.#making = { status: 'failed', message: why }
    else void this.#save(content, save)
  }

  async #save(content: Content, save: Save): Promise<void> {
    this.#making = { status: 'saving' }
    const problem = await save(content).catch((error: unknown) => brokenOff(String(error)))
    this.#making = problem ? { status: 'failed', message: problem } : IDLE
  }

  #draw(): void {
    const ask = previewFor(this.#wish!, this.#subject!, this.language())
    this.#previewJob = this.jobs.start('export', ask, (message) => {
      if (message.type === 'progress') return
      const { content, why } = outcome(message)
      this.#preview =
        content === undefined ? { status: 'failed', message: why } : { status: 'drawn', content }
    })
  }

  #giveUpPreview(): void {
    clearTimeout(this.#timer)
    if (this.#previewJob !== undefined) this.jobs.cancel(this.#previewJob)
    this.#previewJob = undefined
  }
}

type Outcome =
  | { readonly content: Content; readonly why?: undefined }
  | { readonly content?: undefined; readonly why: Text }

function outcome(message: Extract<JobMessage<'export'>, { type: 'result' | 'failed' }>): Outcome {
  if (message.type === 'failed') return { why: brokenOff(message.message) }
  const made: Exported = message.result
  return made.fault ? { why: made.fault.message } : { content: made.content }
}

function brokenOff(message: string): Text {
  return text('export.failed', { message })
}
