/** Electron's dialogs: the driver has answered before they are asked. */
import type { MessageBoxOptions, OpenDialogOptions, SaveDialogOptions } from 'electron'
import type { DialogAnswer } from './protocol'
import { record } from './side-channel'

const answers: DialogAnswer[] = []

export function answerDialog(answer: DialogAnswer): void {
  answers.push(answer)
}

function take<Kind extends DialogAnswer['kind']>(
  kind: Kind,
  options: object,
): Extract<DialogAnswer, { kind: Kind }> {
  record(`dialog.${kind}`, options)
  const index = answers.findIndex((answer) => answer.kind === kind)
  if (index < 0) throw new Error(`Nobody expected the dialog: ${JSON.stringify(options)}`)
  return answers.splice(index, 1)[0] as Extract<DialogAnswer, { kind: Kind }>
}

export const dialog = {
  showOpenDialog: async (_window: unknown, options: OpenDialogOptions) => {
    const { paths } = await Promise.resolve(take('open', options))
    return { canceled: paths.length === 0, filePaths: paths }
  },
  showSaveDialog: async (_window: unknown, options: SaveDialogOptions) => {
    const { path } = await Promise.resolve(take('save', options))
    return { canceled: path === undefined, filePath: path ?? '' }
  },
  showMessageBox: async (_window: unknown, options: MessageBoxOptions) => {
    const { button, after = 0 } = take('message', options)
    await new Promise((done) => setTimeout(done, after))
    return { response: button, checkboxChecked: false }
  },
  showErrorBox: (title: string, content: string) => console.error(`${title}\n${content}`),
}
