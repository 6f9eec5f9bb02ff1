/**
 * Keeps unsaved documents safe: whatever is not saved is handed to the host at most `DELAY` after it was changed, and
 * forgotten when it is saved, closed, or back at what its file holds.
 *
 * The delay runs from the first change that is not kept yet, and later ones don't prolong it: whoever draws without a
 * pause is as safe as anybody else.
 */
import { puzzleOf } from '../../core/puzzle'
import type { DocumentKey, Host } from '../../host/host'
import { boardOf, isDirty, type BoardDocument } from './document'

/** In milliseconds. With it and the time that writing takes, every change is safe within two seconds. */
export const DELAY = 1000

interface Followed {
  readonly document: BoardDocument
  readonly revision: number
  /** Runs while there is something to hand over. */
  readonly timer?: ReturnType<typeof setTimeout> | undefined
}

export class Keeping {
  readonly #followed = new Map<DocumentKey, Followed>()

  constructor(
    private readonly host: Pick<Host, 'keep' | 'forget'>,
    private readonly onProblem: (error: unknown) => void,
  ) {}

  /** Takes the open documents as they are now; to be called whenever they change. */
  follow(documents: readonly BoardDocument[]): void {
    const unsaved = documents.filter(isDirty)
    const keys = new Set(unsaved.map(({ keptAs }) => keptAs))
    for (const key of this.#followed.keys()) if (!keys.has(key)) this.#forget(key)
    for (const document of unsaved) this.#notice(document)
  }

  #notice(document: BoardDocument): void {
    const { keptAs } = document
    const before = this.#followed.get(keptAs)
    if (before && isSame(before.document, document)) return
    const revision = (before?.revision ?? 0) + 1
    const timer = before?.timer ?? setTimeout(() => this.#keep(keptAs), DELAY)
    this.#followed.set(keptAs, { document, revision, timer })
  }

  #keep(key: DocumentKey): void {
    const { document, revision } = this.#followed.get(key)!
    this.#followed.set(key, { document, revision })
    const { file, name } = document
    const board = boardOf(document)!
    const content = puzzleOf(board).write(board)
    const snapshot = { key, name, content, revision }
    this.host
      .keep(file === undefined ? snapshot : { ...snapshot, file })
      .catch((error: unknown) => this.onProblem(error))
  }

  #forget(key: DocumentKey): void {
    clearTimeout(this.#followed.get(key)?.timer)
    this.#followed.delete(key)
    this.host.forget(key).catch((error: unknown) => this.onProblem(error))
  }
}

function isSame(a: BoardDocument, b: BoardDocument): boolean {
  return boardOf(a) === boardOf(b) && a.file === b.file && a.name === b.name
}
