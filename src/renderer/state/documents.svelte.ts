/** The open documents and which one is shown. Boards may be huge, so nothing here is a deep proxy. */
import type { OpenedFile } from '../../host/host'
import { documentOf, isUntouchedGreeting, type BoardDocument } from './document'

export class Documents {
  list: readonly BoardDocument[] = $state.raw([])
  activeKey: number | undefined = $state()
  readonly active = $derived(this.list.find(({ key }) => key === this.activeKey))
  #keys = 0

  /** Shows a file; one that is open already is read anew, unless it has unsaved changes. */
  open(file: OpenedFile): void {
    const known = this.list.find((document) => document.file === file.id)
    if (!known) this.#add(documentOf(++this.#keys, file))
    else if (!known.dirty) this.change(known.key, documentOf(known.key, file))
    this.activeKey = known?.key ?? this.#keys
  }

  /** Shows a board that has no file yet. */
  openUntitled(name: string, content: string, greeting = false): void {
    this.#add(documentOf(++this.#keys, { name, bytes: content }, greeting))
    this.activeKey = this.#keys
  }

  change(key: number, change: Partial<BoardDocument>): void {
    this.list = this.list.map((document) =>
      document.key === key ? { ...document, ...change } : document,
    )
  }

  /** Closes a document; its neighbour is shown next, the one on the right if there is one. */
  close(key: number): void {
    const index = this.list.findIndex((document) => document.key === key)
    this.list = this.list.filter((document) => document.key !== key)
    if (this.activeKey === key) this.activeKey = (this.list[index] ?? this.list.at(-1))?.key
  }

  #add(document: BoardDocument): void {
    this.list = [...this.list.filter((other) => !isUntouchedGreeting(other)), document]
  }
}
