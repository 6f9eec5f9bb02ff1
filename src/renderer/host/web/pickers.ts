/**
 * The browser's dialogs for files. Where the File System Access API is missing, a file comes by upload and goes by
 * download. Dialogs that are called off answer `undefined`.
 */

interface PickerWindow {
  showOpenFilePicker?(options: object): Promise<FileSystemFileHandle[]>
  showSaveFilePicker?(options: object): Promise<FileSystemFileHandle>
}

const picker = (): PickerWindow => window as PickerWindow

export function canPick(): boolean {
  return picker().showOpenFilePicker !== undefined && picker().showSaveFilePicker !== undefined
}

export function pickFiles(): Promise<FileSystemFileHandle[] | undefined> {
  return unlessCalledOff(picker().showOpenFilePicker!({ multiple: true }))
}

export function pickPlace(name: string): Promise<FileSystemFileHandle | undefined> {
  const suggestedName = name.replace(/[\\/:*?"<>|]/g, '-')
  return unlessCalledOff(picker().showSaveFilePicker!({ suggestedName }))
}

async function unlessCalledOff<Value>(choice: Promise<Value>): Promise<Value | undefined> {
  try {
    return await choice
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined
    throw error
  }
}

export function upload(): Promise<File[] | undefined> {
  const input = document.createElement('input')
  input.type = 'file'
  input.multiple = true
  input.hidden = true
  // In the page, so that it lives as long as the dialog does.
  document.body.append(input)
  const chosen = new Promise<File[] | undefined>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.addEventListener('cancel', () => resolve(undefined))
  })
  input.click()
  return chosen.finally(() => input.remove())
}

export function download(name: string, content: BlobPart, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
