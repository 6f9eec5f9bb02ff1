/** When the program ends, and that it leaves nothing behind: no process, no half-written setting. */
import type { App } from 'electron'

export function setUpQuitting(
  app: Pick<App, 'on' | 'quit'>,
  mac: boolean,
  endJobs: () => void,
  settled: () => Promise<unknown>,
): void {
  let tidy = false
  app.on('window-all-closed', () => {
    // On a Mac a program goes on without a window until one quits it.
    if (!mac) app.quit()
  })
  app.on('will-quit', (event) => {
    endJobs()
    if (tidy) return
    event.preventDefault()
    void settled().finally(() => {
      tidy = true
      app.quit()
    })
  })
}
