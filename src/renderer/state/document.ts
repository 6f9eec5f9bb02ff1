/** An open document as plain data: a board or what keeps its file from being one, and how far its solving has come. */
import type { Fault } from '../../core/fault'
import { read, type Board } from '../../core/puzzle'
import type { DocumentId, OpenedFile } from '../../host/host'
import { IDLE, type Solve } from './solve'

export interface BoardDocument {
  /** The window's own number for it, which stays when the file changes its name. */
  readonly key: number
  /** Its file; none as long as it is untitled. */
  readonly file: DocumentId | undefined
  readonly name: string
  /** `undefined` when the file can't be read; then there are faults. */
  readonly board: Board | undefined
  readonly faults: readonly Fault[]
  readonly dirty: boolean
  readonly solve: Solve
  /** Opened by the window itself as a greeting: gives way to the first file that someone opens. */
  readonly greeting: boolean
}

type Source = Pick<OpenedFile, 'name'> & {
  readonly id?: DocumentId
  readonly bytes: Uint8Array | string
}

export function documentOf(key: number, source: Source, greeting = false): BoardDocument {
  const { board, faults = [] } = read(source.bytes)
  const { id: file, name } = source
  return { key, file, name, board, faults, dirty: false, solve: IDLE, greeting }
}

/** Whether nobody would miss the document if it were gone. */
export function isUntouchedGreeting({ greeting, dirty, solve }: BoardDocument): boolean {
  return greeting && !dirty && solve.status === 'idle'
}
