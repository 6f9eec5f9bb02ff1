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
  const input = fileField()
  // So that the same file, chosen again, is a choice.
  input.value = ''
  const done = new AbortController()
  const { signal } = done
  const chosen = new Promise<File[] | undefined>((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]), { signal })
    input.addEventListener('cancel', () => resolve(undefined), { signal })
  })
  input.click()
  return chosen.finally(() => done.abort())
}

let field: HTMLInputElement | undefined

/** One for the life of the page: whoever has seen a field in a dialog may hold on to it. */
function fileField(): HTMLInputElement {
  if (field) return field
  field = document.createElement('input')
  field.type = 'file'
  field.multiple = true
  field.hidden = true
  document.body.append(field)
  return field
}

export function download(name: string, content: BlobPart, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
