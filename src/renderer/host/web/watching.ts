/**
 * A browser tells nothing of files by itself, so the open ones are looked at while the page is seen, and when it is seen
 * again: at their dates often, and at their content when a date is new.
 */
import type { DocumentId } from '../../../host/host'
import type { WebFiles } from './files'

/** In milliseconds. */
const EVERY = 2000

/** What comes back takes the files to watch from now on. */
export function watchFiles(files: WebFiles): (ids: readonly DocumentId[]) => void {
  let followed: readonly DocumentId[] = []
  const dates = new Map<DocumentId, number | undefined>()
  const look = async (id: DocumentId): Promise<void> => {
    const date = await files.dateOf(id)
    if (dates.has(id) && dates.get(id) === date) return
    dates.set(id, date)
    await files.look(id)
  }
  const lookIfSeen = (): void => {
    if (!document.hidden) for (const id of followed) void look(id)
  }
  setInterval(lookIfSeen, EVERY)
  document.addEventListener('visibilitychange', lookIfSeen)
  return (ids) => {
    followed = ids
  }
}
