/** What a live region says when the board has changed: the step that was done, undone or done again. */
import type { Draft } from '../../core/editor/draft'
import { text, type Text } from '../../core/text/say'

export function changeSaid(before: Draft, after: Draft): Text | undefined {
  if (before.board === after.board) return undefined
  const undone = after.past.length < before.past.length
  if (undone) return text('says.undone', { name: before.past[after.past.length].name })
  const { name } = after.past.at(-1)!
  const redone =
    after.future.length < before.future.length && after.past.at(-1) === before.future[0]
  return redone ? text('says.redone', { name }) : name
}
