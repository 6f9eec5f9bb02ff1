/** What something reaches, in one sentence: the nearest by name. */
import type { Links } from '../../core/link'
import { text, type Text } from '../../core/text/say'

/** Nobody listens to more. */
const MOST_NAMED = 5

export function reachText({ links, text: what }: Links): Text {
  if (links.length === 0) return what
  const named = links.slice(0, MOST_NAMED).map((link) => link.text)
  const list = named.reduce((first, second) => text('look.together', { first, second }))
  const count = links.length - named.length
  const all = count === 0 ? list : text('reach.more', { list, count })
  return text('reach.list', { what, list: all })
}
