/**
 * The window shows our own page and nothing else: it can't navigate away, open other windows, embed web views or get
 * any permission, and whatever is made later is born locked in the same way.
 */
import type { App, Session } from 'electron'

export function setUpLockdown(app: Pick<App, 'on'>): void {
  app.on('session-created', lockSession)
  app.on('web-contents-created', (_, contents) => {
    contents.setWindowOpenHandler(() => ({ action: 'deny' }))
    contents.on('will-navigate', (event) => event.preventDefault())
    contents.on('will-frame-navigate', (event) => event.preventDefault())
    contents.on('will-attach-webview', (event) => event.preventDefault())
  })
}

export function lockSession(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
}
