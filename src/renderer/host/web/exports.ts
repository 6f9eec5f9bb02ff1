/** Handing over an export in a browser: to a place that one picks, or by download. */
import type { ExportFormat } from '../../../core/jobs/export'
import { text } from '../../../core/text/say'
import type { Outcome } from '../../../host/host'
import { reasonOf, replaceContent } from './files'
import { canPick, download, pickPlace } from './pickers'

const TYPES: Readonly<Record<ExportFormat, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  gif: 'image/gif',
  txt: 'text/plain',
  gv: 'text/vnd.graphviz',
}

export async function saveExport(
  name: string,
  format: ExportFormat,
  bytes: Uint8Array,
): Promise<Outcome<{ name: string }>> {
  const content = new Uint8Array(bytes)
  // Browsers show a dialog only for a few seconds after a click, and an export may take longer.
  if (!canPick() || !navigator.userActivation.isActive) {
    download(name, content, TYPES[format])
    return { ok: true, value: { name } }
  }
  const handle = await pickPlace(name)
  if (!handle) return { ok: false }
  try {
    await replaceContent(handle, content)
    return { ok: true, value: { name: handle.name } }
  } catch (error) {
    const why = reasonOf(error)
    return { ok: false, problem: text('problem.not-saved', { name: handle.name, why }) }
  }
}
