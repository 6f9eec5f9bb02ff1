/** The system's dialogs, in the language of the window. */
import { dialog, type BrowserWindow, type FileFilter } from 'electron'
import type { ExportFormat } from '../core/jobs/export'
import { say, text, type Language } from '../core/text/say'

export interface Asker {
  readonly window: BrowserWindow
  readonly language: Language
}

function filters(language: Language, format?: ExportFormat): FileFilter[] {
  const name = text(format === undefined ? 'desktop.boards' : `export.format-${format}`)
  return [
    { name: say(language, name), extensions: [format ?? 'txt'] },
    { name: say(language, text('desktop.all-files')), extensions: ['*'] },
  ]
}

export async function askFiles({ window, language }: Asker): Promise<readonly string[]> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    properties: ['openFile', 'multiSelections'],
    filters: filters(language),
  })
  return canceled ? [] : filePaths
}

export async function askPlace(
  { window, language }: Asker,
  proposal: string,
  format?: ExportFormat,
): Promise<string | undefined> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: proposal,
    filters: filters(language, format),
    properties: ['createDirectory', 'showOverwriteConfirmation'],
  })
  return canceled || filePath === '' ? undefined : filePath
}

export async function askToDiscard({ window, language }: Asker, count: number): Promise<boolean> {
  const { response } = await dialog.showMessageBox(window, {
    type: 'warning',
    message: say(language, text('desktop.unsaved', { count })),
    detail: say(language, text('desktop.unsaved-detail')),
    buttons: [say(language, text('desktop.discard')), say(language, text('desktop.stay'))],
    defaultId: 1,
    cancelId: 1,
    noLink: true,
  })
  return response === 0
}

/** For when there is no window to ask in any more. */
export function tellLost(language: Language): void {
  dialog.showErrorBox(
    say(language, text('keeping.window-lost')),
    say(language, text('keeping.window-lost-detail')),
  )
}
