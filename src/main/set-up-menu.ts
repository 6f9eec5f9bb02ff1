/** The native menu: follows the window's language, what it can do now, and the recent files. */
import { Menu } from 'electron'
import { ACTIONS, type ActionId } from '../core/editor/actions'
import type { Language } from '../core/text/say'
import type { DocumentId, RecentFile } from '../host/host'
import { menuTemplate } from './menu-template'

export interface AppMenu {
  follow(language: Language, enabled: readonly ActionId[], checked: readonly ActionId[]): void
  /** The recent files have changed. */
  renew(): void
}

export interface MenuWishes {
  readonly recent: () => readonly RecentFile[]
  readonly act: (id: ActionId) => void
  readonly openRecent: (id: DocumentId) => void
  /** The language until the window says which one it speaks. */
  readonly language: Language
}

export function setUpMenu({ recent, act, openRecent, ...first }: MenuWishes): AppMenu {
  let language = first.language
  let enabled: readonly ActionId[] = ACTIONS.filter(({ when }) => when === 'always').map(
    ({ id }) => id,
  )
  let checked: readonly ActionId[] = []
  const renew = (): void => {
    const mac = process.platform === 'darwin'
    const state = { language, enabled, checked, recent: recent() }
    const template = menuTemplate({ ...state, mac, act, openRecent })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  const enable = (): void => {
    const menu = Menu.getApplicationMenu()
    for (const { id, toggle, choice, role } of ACTIONS) {
      const item = menu?.getMenuItemById(id)
      // What the system does itself always applies: a text field may have the focus.
      if (!item || role) continue
      item.enabled = enabled.includes(id)
      if (toggle || choice) item.checked = checked.includes(id)
    }
  }
  renew()
  return {
    follow(nextLanguage, nextEnabled, nextChecked) {
      const translated = nextLanguage !== language
      language = nextLanguage
      enabled = nextEnabled
      checked = nextChecked
      // To build a menu anew closes it under the pointer, so it is done only where names change.
      if (translated) renew()
      else enable()
    },
    renew,
  }
}
