/** Files on their way to the window, whoever asked for them: a dialog, a drop, the list of recent files, the system. */
import { basename, resolve } from 'node:path'
import { text, type Text } from '../core/text/say'
import { readBytes } from '../files/read-bytes'
import type { DocumentId, OpenedFile, Outcome } from '../host/host'
import type { Documents } from './documents'
import type { Send } from './mailbox'
import type { Recent } from './recent'

export const MOST_FILES = 100

export interface Opening {
  readonly open: (paths: readonly string[]) => Promise<Outcome<readonly OpenedFile[]>>
  readonly openOne: (id: DocumentId) => Promise<Outcome<OpenedFile>>
  /** Opens files of an earlier time, which are no more recent for that. */
  readonly again: (paths: readonly string[]) => Promise<readonly OpenedFile[]>
  /** Opens files that the window did not ask for, and tells it. */
  readonly offer: (paths: readonly string[]) => Promise<void>
}

export function createOpening(
  documents: Documents,
  recent: Recent,
  tell: Send,
  /** Told what was read from where. */
  know: (path: string, bytes: Uint8Array) => void,
): Opening {
  const readPath = async (path: string): Promise<Outcome<OpenedFile>> => {
    const bytes = await readBytes(path)
    const name = basename(path)
    if ('code' in bytes) {
      if (bytes.code === 'file-missing') recent.forget(path)
      return { ok: false, problem: text('desktop.cant-open', { name, why: bytes.message }) }
    }
    know(path, bytes)
    // A plain array of bytes: what Node reads into may be a part of a larger buffer.
    return { ok: true, value: { id: documents.idOf(path), name, bytes: new Uint8Array(bytes) } }
  }
  const openPath = async (path: string): Promise<Outcome<OpenedFile>> => {
    const outcome = await readPath(path)
    if (outcome.ok) recent.add(path)
    return outcome
  }
  const open = async (paths: readonly string[]): Promise<Outcome<readonly OpenedFile[]>> => {
    const { files, problems } = await openAll(
      paths.map((path) => resolve(path)),
      openPath,
    )
    // What can be opened is; what can't is told on its own.
    if (files.length > 0) for (const problem of problems) tell('problem', problem)
    if (files.length > 0) return { ok: true, value: files }
    return problems.length > 0 ? { ok: false, problem: problems[0] } : { ok: false }
  }
  return {
    open,
    async openOne(id) {
      const path = documents.pathOf(id)
      if (path === undefined) return { ok: false, problem: text('desktop.unknown-document') }
      return openPath(path)
    },
    async again(paths) {
      const { files, problems } = await openAll(paths, readPath)
      for (const problem of problems) tell('problem', problem)
      return files
    },
    async offer(paths) {
      const outcome = await open(paths)
      if (outcome.ok) tell('opened', outcome.value)
      if (!outcome.ok && outcome.problem) tell('problem', outcome.problem)
    },
  }
}

async function openAll(
  paths: readonly string[],
  openPath: (path: string) => Promise<Outcome<OpenedFile>>,
): Promise<{ files: OpenedFile[]; problems: Text[] }> {
  const files: OpenedFile[] = []
  const problems: Text[] = []
  for (const path of paths.slice(0, MOST_FILES)) {
    const outcome = await openPath(path)
    if (outcome.ok) files.push(outcome.value)
    else if (outcome.problem) problems.push(outcome.problem)
  }
  if (paths.length > MOST_FILES) {
    problems.push(text('desktop.too-many-files', { most: MOST_FILES }))
  }
  return { files, problems }
}
