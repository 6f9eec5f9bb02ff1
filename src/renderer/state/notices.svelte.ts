/** Short messages that come up in a corner: problems stay until dismissed, the rest goes by itself. */
import type { Text } from '../../core/text/say'

export interface Notice {
  readonly id: number
  readonly kind: 'done' | 'problem'
  readonly text: Text
}

/** How long a message that is no problem stays, in milliseconds. */
const STAY = 4000
const MOST = 4

export class Notices {
  list: readonly Notice[] = $state.raw([])
  #ids = 0

  tell(text: Text): void {
    const id = this.#add('done', text)
    setTimeout(() => this.dismiss(id), STAY)
  }

  problem(text: Text): void {
    this.#add('problem', text)
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id)
  }

  #add(kind: Notice['kind'], text: Text): number {
    const id = ++this.#ids
    this.list = [...this.list, { id, kind, text }].slice(-MOST)
    return id
  }
}
