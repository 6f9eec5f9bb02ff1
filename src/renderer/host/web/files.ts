/**
 * The files of a browser under document ids, with the handle to write them back where the browser gives one. What somebody
 * else has put into a file meanwhile is not replaced before the window knows of it.
 */
import { text } from '../../../core/text/say'
import { createFileNews } from '../../../host/file-news'
import type { DocumentId, FileNews, OpenedFile, Outcome, RecentFile } from '../../../host/host'
import type { Tell } from './listeners'
import { canPick, download, pickFiles, pickPlace, upload } from './pickers'
import { recentHandles, rememberHandle } from './recent-handles'

export interface FileContent {
  readonly name: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

type SavedFile = Outcome<{ id: DocumentId; name: string }>

const CALLED_OFF = { ok: false } as const

export class WebFiles {
  readonly #names = new Map<DocumentId, string>()
  readonly #handles = new Map<DocumentId, FileSystemFileHandle>()
  readonly #news = createFileNews()
  readonly #writing = new Set<DocumentId>()

  constructor(private readonly tell: Tell) {}

  /** None for a file that came by upload: it can't be written back. */
  handleOf(id: DocumentId): FileSystemFileHandle | undefined {
    return this.#handles.get(id)
  }

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

  async reopen(id: DocumentId): Promise<Outcome<OpenedFile>> {
    const recent = (await recentHandles()).find((recent) => recent.id === id)
    const handle = this.#handles.get(id) ?? recent?.handle
    const name = handle?.name ?? this.#names.get(id) ?? id
    try {
      if (handle && (await mayRead(handle))) {
        return { ok: true, value: await this.#fromHandle(handle) }
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
    if ((await this.look(id)) !== 'changed') return this.#write(id, handle, content)
    return { ok: false, problem: text('keeping.changed-elsewhere', { name }) }
  }

  async saveAs(name: string, content: string): Promise<SavedFile> {
    if (!canPick()) {
      download(name, content)
      return { ok: true, value: { id: this.#idFor(name), name } }
    }
    const handle = await pickPlace(name)
    return handle ? this.#write(await this.idOf(handle), handle, content) : CALLED_OFF
  }

  async #write(id: DocumentId, handle: FileSystemFileHandle, content: string): Promise<SavedFile> {
    const { name } = handle
    this.#writing.add(id)
    try {
      await replaceContent(handle, content)
      this.#news.know(id, await markOf(new TextEncoder().encode(content)))
      return { ok: true, value: { id, name } }
    } catch (error) {
      return { ok: false, problem: text('problem.not-saved', { name, why: reasonOf(error) }) }
    } finally {
      this.#writing.delete(id)
    }
  }

  /** Opens a file without asking anybody; nothing, if the browser would have to ask, or the file is gone. */
  async openUnasked(handle: AskableHandle): Promise<OpenedFile | undefined> {
    if ((await handle.queryPermission?.({ mode: 'read' })) !== 'granted') return undefined
    return this.#fromHandle(handle).catch(() => undefined)
  }

  /** When the file was changed last; nothing if it is gone or can't be read. */
  async dateOf(id: DocumentId): Promise<number | undefined> {
    try {
      return (await this.#handles.get(id)?.getFile())?.lastModified
    } catch {
      return undefined
    }
  }

  /** Looks at a file now, and answers what there was to tell about it. */
  async look(id: DocumentId): Promise<FileNews['state'] | undefined> {
    const handle = this.#handles.get(id)
    const times = this.#news.timesKnown(id)
    if (!handle || times === 0) return undefined
    const found = await find(handle)
    const old = this.#writing.has(id) || this.#news.timesKnown(id) !== times
    if (!found || old) return undefined
    const state = this.#news.compare(id, found.mark)
    if (state !== undefined) this.tell('file', { id, state })
    return state
  }

  async #fromHandle(handle: FileSystemFileHandle): Promise<OpenedFile> {
    const content = await contentOf(await handle.getFile())
    const id = await this.idOf(handle)
    this.#news.know(id, await markOf(content.bytes))
    return { id, ...content }
  }

  /** The same file has the same id, however often it is picked. */
  async idOf(handle: FileSystemFileHandle): Promise<DocumentId> {
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
  queryPermission?(mode: { mode: 'read' }): Promise<PermissionState>
  requestPermission?(mode: { mode: 'read' }): Promise<PermissionState>
}

async function mayRead(handle: AskableHandle): Promise<boolean> {
  return ((await handle.requestPermission?.({ mode: 'read' })) ?? 'granted') === 'granted'
}

/** Whole or not at all: what was there stays until the file is closed. */
export async function replaceContent(
  handle: FileSystemFileHandle,
  content: FileSystemWriteChunkType,
): Promise<void> {
  const file = await handle.createWritable()
  await file.write(content)
  await file.close()
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function markOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return String(new Uint32Array(await crypto.subtle.digest('SHA-256', bytes)))
}

/** No mark stands for no file; nothing at all for one that can't be read, which may have changed or not. */
async function find(handle: FileSystemFileHandle): Promise<{ mark?: string } | undefined> {
  try {
    return { mark: await markOf((await contentOf(await handle.getFile())).bytes) }
  } catch (error) {
    return error instanceof DOMException && error.name === 'NotFoundError' ? {} : undefined
  }
}
