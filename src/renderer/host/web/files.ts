/** The files of a browser under document ids, with the handle to write them back where the browser gives one. */
import { text } from '../../../core/text/say'
import type { DocumentId, OpenedFile, Outcome, RecentFile } from '../../../host/host'
import { canPick, download, pickFiles, pickPlace, upload } from './pickers'
import { recentHandles, rememberHandle } from './recent-handles'

export interface FileContent {
  readonly name: string
  readonly bytes: Uint8Array
}

type SavedFile = Outcome<{ id: DocumentId; name: string }>

const CALLED_OFF = { ok: false } as const

export class WebFiles {
  readonly #names = new Map<DocumentId, string>()
  readonly #handles = new Map<DocumentId, FileSystemFileHandle>()

  keep(contents: readonly FileContent[]): OpenedFile[] {
    return contents.map(({ name, bytes }) => ({ id: this.#idFor(name), name, bytes }))
  }

  async open(): Promise<Outcome<readonly OpenedFile[]>> {
    if (!canPick()) {
      const files = await upload()
      return files ? this.openDropped(files) : CALLED_OFF
    }
    const handles = await pickFiles()
    if (!handles) return CALLED_OFF
    return { ok: true, value: await Promise.all(handles.map((handle) => this.#fromHandle(handle))) }
  }

  async openDropped(files: readonly File[]): Promise<Outcome<readonly OpenedFile[]>> {
    try {
      return { ok: true, value: this.keep(await Promise.all(files.map(contentOf))) }
    } catch (error) {
      const name = files.map((file) => file.name).join(', ')
      return { ok: false, problem: text('problem.not-opened', { name, why: reasonOf(error) }) }
    }
  }

  async recent(): Promise<RecentFile[]> {
    const known = await recentHandles()
    return known.map(({ id, handle }) => ({ id, name: handle.name, folder: '' }))
  }

  async openRecent(id: DocumentId): Promise<Outcome<OpenedFile>> {
    const known = (await recentHandles()).find((recent) => recent.id === id)
    const name = known?.handle.name ?? id
    try {
      if (known && (await mayRead(known.handle))) {
        return { ok: true, value: await this.#fromHandle(known.handle) }
      }
      return { ok: false, problem: text('problem.file-gone', { name }) }
    } catch (error) {
      return { ok: false, problem: text('problem.not-opened', { name, why: reasonOf(error) }) }
    }
  }

  async save(id: DocumentId, content: string): Promise<SavedFile> {
    const name = this.#names.get(id) ?? id
    const handle = this.#handles.get(id)
    if (!handle) {
      download(name, content)
      return { ok: true, value: { id, name } }
    }
    return this.#write(id, handle, content)
  }

  async saveAs(name: string, content: string): Promise<SavedFile> {
    if (!canPick()) {
      download(name, content)
      return { ok: true, value: { id: this.#idFor(name), name } }
    }
    const handle = await pickPlace(name)
    return handle ? this.#write(await this.#idOf(handle), handle, content) : CALLED_OFF
  }

  async #write(id: DocumentId, handle: FileSystemFileHandle, content: string): Promise<SavedFile> {
    const { name } = handle
    try {
      const file = await handle.createWritable()
      await file.write(content)
      await file.close()
      return { ok: true, value: { id, name } }
    } catch (error) {
      return { ok: false, problem: text('problem.not-saved', { name, why: reasonOf(error) }) }
    }
  }

  async #fromHandle(handle: FileSystemFileHandle): Promise<OpenedFile> {
    const content = await contentOf(await handle.getFile())
    return { id: await this.#idOf(handle), ...content }
  }

  /** The same file has the same id, however often it is picked. */
  async #idOf(handle: FileSystemFileHandle): Promise<DocumentId> {
    for (const [id, known] of this.#handles) {
      if (await known.isSameEntry(handle)) return id
    }
    const id = this.#idFor(handle.name)
    this.#handles.set(id, handle)
    await rememberHandle(id, handle)
    return id
  }

  #idFor(name: string): DocumentId {
    const id = `${Date.now()}-${this.#names.size}`
    this.#names.set(id, name)
    return id
  }
}

async function contentOf(file: File): Promise<FileContent> {
  return { name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) }
}

type AskableHandle = FileSystemFileHandle & {
  requestPermission?(mode: { mode: 'read' }): Promise<PermissionState>
}

async function mayRead(handle: AskableHandle): Promise<boolean> {
  return ((await handle.requestPermission?.({ mode: 'read' })) ?? 'granted') === 'granted'
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
