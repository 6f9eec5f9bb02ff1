/** The native menu: follows the window's language, what it can do now, and the recent files. */
import { Menu } from 'electron'
import { ACTIONS, type ActionId } from '../core/editor/actions'
import type { Language } from '../core/text/say'
import type { DocumentId, RecentFile } from '../host/host'
import { menuTemplate } from './menu-template'

export interface AppMenu {
  follow(language: Language, enabled: readonly ActionId[]): void
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
  const renew = (): void => {
    const mac = process.platform === 'darwin'
    const template = menuTemplate({ language, enabled, recent: recent(), mac, act, openRecent })
    Menu.setApplicationMenu(Menu.buildFromTemplate(template))
  }
  const enable = (): void => {
    const menu = Menu.getApplicationMenu()
    for (const { id } of ACTIONS) {
      const item = menu?.getMenuItemById(id)
      if (item) item.enabled = enabled.includes(id)
    }
  }
  renew()
  return {
    follow(nextLanguage, nextEnabled) {
      const translated = nextLanguage !== language
      language = nextLanguage
      enabled = nextEnabled
      // To build a menu anew closes it under the pointer, so it is done only where names change.
      if (translated) renew()
      else enable()
    },
    renew,
  }
}
