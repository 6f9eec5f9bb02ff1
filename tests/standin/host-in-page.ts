/** `window.stromwerk` of a page, as a test speaks to it, and everything that it has told since. */
import type { JSHandle, Page } from 'playwright-core'
import type { JobMessage } from '../../src/core/jobs/job'
import type { Text } from '../../src/core/text/say'
import type { FileNews, Host, OpenedFile } from '../../src/host/host'

export interface Heard {
  readonly opened: readonly { readonly id: string; readonly name: string; readonly text: string }[]
  readonly problem: readonly Text[]
  readonly action: readonly string[]
  readonly job: readonly JobMessage[]
  readonly file: readonly FileNews[]
}

export interface HostInPage {
  readonly host: JSHandle<Host>
  readonly heard: () => Promise<Heard>
}

/** Listens to everything and says that the page is ready. */
export async function hostIn(page: Page): Promise<HostInPage> {
  const host = await page.evaluateHandle(() => Reflect.get(window, 'stromwerk') as Host)
  const ears = await host.evaluateHandle((host) => {
    const heard = { opened: [], problem: [], action: [], job: [], file: [] } as Record<
      string,
      unknown[]
    >
    const keep = ({ bytes, ...file }: OpenedFile): void =>
      void heard.opened.push({ ...file, text: new TextDecoder().decode(bytes) })
    host.on('opened', (files) => files.forEach(keep))
    host.on('problem', (problem) => void heard.problem.push(problem))
    host.on('action', (id) => void heard.action.push(id))
    host.on('job', (message) => void heard.job.push(message))
    host.on('file', (news) => void heard.file.push(news))
    host.ready()
    return heard as unknown as Heard
  })
  return { host, heard: () => ears.evaluate((heard) => heard) }
}
