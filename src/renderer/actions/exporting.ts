/** Makes the export that the dialog wants, and has the host save it. */
import { text } from '../../core/text/say'
import { fileNameFor, withoutEnding } from '../state/export-wish'
import type { Workbench } from '../state/workbench.svelte'

export function startExport(workbench: Workbench): void {
  const { exporting, host, notices, settings, shown } = workbench
  if (!exporting.wish || !shown) return
  const { format } = exporting.wish
  const { file, name: document } = shown
  const solution = settings.say(text('export.solution-name', { name: withoutEnding(document) }))
  const name = fileNameFor(document, format, solution)
  exporting.start(async (content) => {
    const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
    const saved = await host.saveExport(file, name, format, bytes)
    if (!saved.ok) return saved.problem
    workbench.closeDialog('export')
    notices.tell(text('window.saved', { name: saved.value.name }))
    return undefined
  })
}
