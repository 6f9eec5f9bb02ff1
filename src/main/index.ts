/** The desktop's first steps: one program at a time, everything locked, and files kept until the rest can open them. */
import { app } from 'electron'
import { filesOf } from './arguments'
import { startDesktop } from './desktop'
import { setUpLockdown } from './set-up-lockdown'
import { setUpSingleInstance } from './set-up-single-instance'

const waiting = [...filesOf(process.argv, app.isPackaged, process.cwd())]
let receive = (files: readonly string[]): void => void waiting.push(...files)

if (setUpSingleInstance(app, waiting, (files) => receive(files))) {
  setUpLockdown(app)
  // The system's way to hand over a file on a Mac; it may come before anything is ready.
  app.on('open-file', (event, file) => {
    event.preventDefault()
    receive([file])
  })
  void app.whenReady().then(() => {
    receive = startDesktop()
    receive(waiting)
  })
} else {
  app.quit()
}
