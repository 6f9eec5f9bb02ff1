/** When somebody else has changed an open file: what to do about it. Until one decides, the document stays as it is. */
import { read } from '../../core/puzzle'
import { text } from '../../core/text/say'
import type { FileNews } from '../../host/host'
import { reread, type BoardDocument } from '../state/document'
import type { Workbench } from '../state/workbench.svelte'
import { settled } from './files'

export function noteNews({ documents }: Workbench, { id, state }: FileNews): void {
  const known = documents.list.find(({ file }) => file === id)
  if (known) documents.change(known.key, { news: state === 'same' ? undefined : state })
}

export async function reload(workbench: Workbench, { key, file }: BoardDocument): Promise<void> {
  const { documents, host, notices, playback } = workbench
  const opened = await settled(workbench, host.reopen(file!))
  const document = documents.list.find((document) => document.key === key)
  if (!opened || !document) return
  workbench.leave()
  playback.rewind(key)
  documents.replace(reread(document, opened))
  notices.tell(text('news.reloaded', { name: opened.name }))
}

/** The file is another one now, so the document is not saved in it. */
export function keepMine({ documents, notices }: Workbench, { key }: BoardDocument): void {
  documents.change(key, { saved: 'never', news: undefined })
  notices.tell(text('news.kept'))
}

/**
 * Shows what the file holds now beside the board. For the host the window knows the file from then on, so the document
 * counts as not saved, whatever is told about the file later.
 */
export async function compare(workbench: Workbench, document: BoardDocument): Promise<void> {
  const { key, file } = document
  const opened = await settled(workbench, workbench.host.reopen(file!))
  if (!opened) return
  workbench.documents.change(key, { saved: 'never' })
  const { board: theirs, faults = [] } = read(opened.bytes)
  workbench.compared = { document, theirs, faults }
  workbench.dialog = 'compare'
}

/** Opens what the file holds now as a document of its own, without a file, so that nothing can be mixed up. */
export async function openTheirs(
  workbench: Workbench,
  { key, file }: BoardDocument,
): Promise<void> {
  const { documents, host, notices, settings } = workbench
  const opened = await settled(workbench, host.reopen(file!))
  if (!opened) return
  const name = settings.say(text('news.on-disk', { name: opened.name }))
  workbench.leave()
  documents.change(key, { saved: 'never' })
  documents.openBeside(key, name, opened.bytes)
  notices.tell(text('news.comparing', { name }))
}
