/** The open documents and which one is shown. Boards may be huge, so nothing here is a deep proxy. */
import type { OpenedFile, Recovered } from '../../host/host'
import {
  documentOf,
  isDirty,
  isUntouchedGreeting,
  recoveredDocument,
  reread,
  type BoardDocument,
} from './document'

/** So many closed documents can be opened again. */
const MOST_CLOSED = 30

export class Documents {
  list: readonly BoardDocument[] = $state.raw([])
  /** What was closed, the last one last. */
  closed: readonly BoardDocument[] = $state.raw([])
  activeKey: number | undefined = $state()
  readonly active = $derived(this.list.find(({ key }) => key === this.activeKey))
  #keys = 0

  /** Shows a file; one that is open already is read anew, unless it has unsaved changes. */
  open(file: OpenedFile): void {
    const known = this.#withFile(file.id)
    if (!known) return this.#show(documentOf(++this.#keys, file))
    if (!isDirty(known)) this.replace(reread(known, file))
    this.activeKey = known.key
  }

  /** Shows a board that has no file yet. */
  openUntitled(name: string, content: string, greeting = false): void {
    this.#show(documentOf(++this.#keys, { name, bytes: content }, greeting))
  }

  /** Shows a board that has no file, next to another one. */
  openBeside(key: number, name: string, content: Uint8Array): void {
    const document = documentOf(++this.#keys, { name, bytes: content })
    const at = this.list.findIndex((other) => other.key === key) + 1
    this.list = [...this.list.slice(0, at), document, ...this.list.slice(at)]
    this.activeKey = document.key
  }

  /** Shows a document that was left unsaved. */
  recover(recovered: Recovered): void {
    this.#showAgain(recoveredDocument(++this.#keys, recovered))
  }

  /** Shows the document again that was closed last; `undefined` if there is none. */
  reopen(): BoardDocument | undefined {
    const last = this.closed.at(-1)
    this.closed = this.closed.slice(0, -1)
    if (last) this.#showAgain(last)
    return last
  }

  /** Puts a document in the place of the one with the same key. */
  replace(document: BoardDocument): void {
    this.list = this.list.map((other) => (other.key === document.key ? document : other))
  }

  change(key: number, change: Partial<BoardDocument>): void {
    this.list = this.list.map((document) =>
      document.key === key ? { ...document, ...change } : document,
    )
  }

  /** Closes a document; its neighbour is shown next, the one on the right if there is one. */
  close(key: number): void {
    const index = this.list.findIndex((document) => document.key === key)
    const closed = this.list.filter((document) => document.key === key)
    this.closed = [...this.closed, ...closed].slice(-MOST_CLOSED)
    this.list = this.list.filter((document) => document.key !== key)
    if (this.activeKey === key) this.activeKey = (this.list[index] ?? this.list.at(-1))?.key
  }

  /** Its file may be open by now: then nothing that is unsaved in either of the two is lost. */
  #showAgain(document: BoardDocument): void {
    const known = this.#withFile(document.file)
    if (!known) return this.#show(document)
    if (isDirty(document) && isDirty(known)) {
      return this.#show({ ...document, file: undefined, saved: 'never' })
    }
    if (isDirty(document)) this.replace({ ...document, key: known.key })
    this.activeKey = known.key
  }

  #withFile(file: BoardDocument['file']): BoardDocument | undefined {
    return file === undefined ? undefined : this.list.find((document) => document.file === file)
  }

  #show(document: BoardDocument): void {
    this.list = [...this.list.filter((other) => !isUntouchedGreeting(other)), document]
    this.activeKey = document.key
  }
}
