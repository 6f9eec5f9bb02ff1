/** The module `electron` as the built main process finds it on the stand-in. */
import { EventEmitter } from 'node:events'
import { app } from './app'
import { BrowserWindow } from './browser-window'
import { answerDialog, dialog } from './dialog'
import { ipcMain } from './ipc-main'
import { Menu } from './menu'
import { session } from './session'
import { recorded, serve } from './side-channel'
import { processIds, utilityProcess } from './utility-process'

const screen = {
  getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }],
}

const nativeTheme = Object.assign(new EventEmitter(), {
  shouldUseDarkColors: false,
  themeSource: 'system',
})

function theWindow(): BrowserWindow {
  const [window] = app.windows
  if (!(window instanceof BrowserWindow)) throw new Error('There is no window.')
  return window
}

serve(
  {
    answerDialog,
    menu: () => Menu.getApplicationMenu()?.view() ?? [],
    clickMenu(id) {
      const item = Menu.getApplicationMenu()?.getMenuItemById(id)
      if (!item) throw new Error(`There is no menu item ${id}.`)
      item.click()
    },
    windowView: () => (app.windows.size > 0 ? theWindow().view() : undefined),
    closeWindow: () => theWindow().close(),
    setBounds: (bounds) => theWindow().setBounds(bounds),
    loadFile: (path) => void theWindow().loadFile(path),
    knowFiles: (paths) => theWindow().knowFiles(paths),
    openFile: (path) => void app.emit('open-file', { preventDefault: () => {} }, path),
    permits: (permission) => session.defaultSession.permits(permission),
    jobs: processIds,
    calls: recorded,
    quit: () => app.quit(),
  },
  () => void app.exit(0),
)

export { app, BrowserWindow, dialog, ipcMain, Menu, nativeTheme, screen, session, utilityProcess }
