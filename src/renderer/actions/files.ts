/** Opening and saving: asks the host, shows what comes, and tells what went wrong. */
import { puzzleOf, type Board } from '../../core/puzzle'
import { text } from '../../core/text/say'
import type { OpenedFile, Outcome } from '../../host/host'
import { exampleName, type Example } from '../examples'
import { boardOf, markOf, type BoardDocument } from '../state/document'
import { documentName } from '../state/new-board'
import type { Workbench } from '../state/workbench.svelte'

export function showFiles(workbench: Workbench, files: readonly OpenedFile[]): void {
  if (files.length === 0) return
  workbench.leave()
  for (const file of files) workbench.documents.open(file)
  workbench.goToBoard()
}

/** Opens a new board under its title, or as the next one without. */
export function openNew(workbench: Workbench, board: Board, title: string): void {
  workbench.leave()
  const { documents, settings } = workbench
  const names = new Set(documents.list.map(({ name }) => name))
  const untitled = (number: number): string => settings.say(text('new.untitled', { number }))
  let number = 1
  while (names.has(untitled(number))) number++
  const name = documentName(title, untitled(number))
  documents.openUntitled(name, puzzleOf(board).write(board))
  workbench.goToBoard()
}

export function openExample(workbench: Workbench, example: Example): void {
  workbench.leave()
  const name = exampleName(example, workbench.settings.language)
  workbench.documents.openUntitled(name, example.content)
  workbench.goToBoard()
}

export async function open(workbench: Workbench): Promise<void> {
  await showOutcome(workbench, workbench.host.open())
}

export async function openDropped(workbench: Workbench, files: readonly File[]): Promise<void> {
  if (files.length > 0) await showOutcome(workbench, workbench.host.openDropped(files))
}

export async function openRecent(workbench: Workbench, id: string): Promise<void> {
  const file = await settled(workbench, workbench.host.reopen(id))
  if (file) showFiles(workbench, [file])
}

export function reopenClosed(workbench: Workbench): void {
  workbench.leave()
  const document = workbench.documents.reopen()
  const { notices } = workbench
  if (document) {
    notices.tell(text('documents.reopened', { name: document.name }))
    workbench.goToBoard()
  } else notices.tell(text('documents.none-closed'))
}

/** A board with a file goes there; one without asks for a place. */
export async function save(workbench: Workbench): Promise<void> {
  const document = workbench.shown
  const board = document && boardOf(document)
  if (!board) return
  if (document.file === undefined) return saveAs(workbench)
  const content = puzzleOf(board).write(board)
  await keepSaved(workbench, document, workbench.host.save(document.file, content))
}

export async function saveAs(workbench: Workbench): Promise<void> {
  const document = workbench.shown
  const board = document && boardOf(document)
  if (!board) return
  const content = puzzleOf(board).write(board)
  const name = /\.\w+$/.test(document.name) ? document.name : `${document.name}.txt`
  await keepSaved(workbench, document, workbench.host.saveAs(document.file, name, content))
}

type Saved = Promise<Outcome<{ id: string; name: string }>>

async function keepSaved(
  workbench: Workbench,
  { key, editor }: BoardDocument,
  saving: Saved,
): Promise<void> {
  const outcome = await settled(workbench, saving)
  if (!outcome || !editor) return
  const { id: file, name } = outcome
  // Whoever has drawn on while the file was written still has something to save.
  const saved = markOf(editor)
  workbench.documents.change(key, { file, name, saved, greeting: false, news: undefined })
  workbench.notices.tell(text('window.saved', { name }))
}

async function showOutcome(
  workbench: Workbench,
  opening: Promise<Outcome<readonly OpenedFile[]>>,
): Promise<void> {
  showFiles(workbench, (await settled(workbench, opening)) ?? [])
}

/** The value of a request that went well. A problem is told; being called off is none. */
export async function settled<Value>(
  workbench: Workbench,
  request: Promise<Outcome<Value>>,
): Promise<Value | undefined> {
  try {
    const outcome = await request
    if (outcome.ok) return outcome.value
    if (outcome.problem) workbench.notices.problem(outcome.problem)
  } catch (error) {
    workbench.notices.problem(text('problem.unnamed', { message: String(error) }))
  }
  return undefined
}
