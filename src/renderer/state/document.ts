/** An open document as plain data: a board under the pen or what keeps its file from being one, and how far its solving has come. */
import { decode } from '../../core/decode'
import type { Difference } from '../../core/editor/difference'
import { editorOf, step, type Editor } from '../../core/editor/editor'
import type { Fault } from '../../core/fault'
import { read, type Board } from '../../core/puzzle'
import { linesOf } from '../../core/reading'
import { text } from '../../core/text/say'
import type { DocumentId, DocumentKey, FileNews, OpenedFile, Recovered } from '../../host/host'
import type { Game } from './game'
import { IDLE, type Solve } from './solve'

/** A place in the history: the step that was done last, or none yet. */
type Mark = Difference | 'start'

export interface BoardDocument {
  /** The window's own number for it, which stays when the file changes its name. */
  readonly key: number
  /** The name under which the host keeps it safe while it is not saved. */
  readonly keptAs: DocumentKey
  /** Its file; none as long as it is untitled. */
  readonly file: DocumentId | undefined
  readonly name: string
  /** `undefined` when the file can't be read; then there are faults. */
  readonly editor: Editor | undefined
  readonly faults: readonly Fault[]
  /** What stands in a file that is no board, if it is a text at all. */
  readonly lines: readonly string[]
  /** Where in the history the file is; `never` where it holds nothing of it. */
  readonly saved: Mark | 'never'
  readonly solve: Solve
  /** The game that someone plays on its board. */
  readonly game?: Game | undefined
  /** Opened by the window itself as a greeting: gives way to the first file that someone opens. */
  readonly greeting: boolean
  /** What somebody else has done to its file, until one has decided what to do about it. */
  readonly news?: Exclude<FileNews['state'], 'same'> | undefined
}

type Source = Pick<OpenedFile, 'name'> & {
  readonly id?: DocumentId
  readonly bytes: Uint8Array | string
}

export function documentOf(key: number, source: Source, greeting = false): BoardDocument {
  const keptAs = crypto.randomUUID()
  const { board, faults = [] } = read(source.bytes)
  const { id: file, name } = source
  const editor = board && editorOf(board)
  const lines = board ? [] : linesIn(source.bytes)
  return { key, keptAs, file, name, editor, faults, lines, saved: 'start', solve: IDLE, greeting }
}

function linesIn(bytes: Uint8Array | string): readonly string[] {
  const decoded = decode(bytes)
  return decoded.fault ? [] : linesOf(decoded.text.trimEnd())
}

/** A document that was left unsaved: nothing holds it but what the host has kept, under the name that it had. */
export function recoveredDocument(key: number, recovered: Recovered): BoardDocument {
  const { file, name, content, key: keptAs } = recovered
  return { ...documentOf(key, { name, bytes: content }), file, keptAs, saved: 'never' }
}

/** The board as it would be saved or solved: without a stroke that is not finished. */
export function boardOf({ editor }: BoardDocument): Board | undefined {
  return editor?.draft.board
}

export function markOf(editor: Editor): Mark {
  return editor.draft.past.at(-1)?.difference ?? 'start'
}

/** Whether there is something that the file does not hold. */
export function isDirty({ editor, saved }: BoardDocument): boolean {
  return editor !== undefined && markOf(editor) !== saved
}

/** The document after a change of its editor. Another board has not been solved yet, and nobody plays it. */
export function edited(document: BoardDocument, editor: Editor): BoardDocument {
  if (editor.draft.board === document.editor?.draft.board) return { ...document, editor }
  return { ...document, editor, solve: IDLE, game: undefined }
}

/** The document with what its file holds now: one more step of its history, so that nothing is lost. */
export function reread(document: BoardDocument, file: OpenedFile): BoardDocument {
  const { key, keptAs } = document
  const fresh = { ...documentOf(key, file), keptAs }
  const board = boardOf(fresh)
  if (!board || !document.editor) return fresh
  const editor = step(document.editor, text('step.reload'), board)
  if (editor.refused) return fresh
  return { ...edited(document, editor), name: file.name, saved: markOf(editor), news: undefined }
}

/** Whether nobody would miss the document if it were gone. */
export function isUntouchedGreeting(document: BoardDocument): boolean {
  const { greeting, solve, game } = document
  return greeting && !isDirty(document) && solve.status === 'idle' && !game
}
