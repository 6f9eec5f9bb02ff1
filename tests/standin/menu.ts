/** Electron's menu: items that the driver can see and click. */
import type { MenuItemConstructorOptions } from 'electron'
import type { MenuEntry } from './protocol'

class MenuItem {
  readonly id: string
  readonly submenu: Menu | undefined
  enabled: boolean
  checked: boolean

  constructor(readonly options: MenuItemConstructorOptions) {
    const { id, label, submenu, enabled } = options
    if (id === undefined) throw new Error(`The menu item “${label}” has no id.`)
    this.id = id
    this.enabled = enabled ?? true
    this.checked = options.checked ?? false
    this.submenu = Array.isArray(submenu) ? Menu.buildFromTemplate(submenu) : undefined
  }

  click(): void {
    if (!this.enabled) throw new Error(`The menu item ${this.id} is disabled.`)
    ;(this.options.click as (() => void) | undefined)?.()
  }

  private get isMarked(): boolean {
    return this.options.type === 'checkbox' || this.options.type === 'radio'
  }

  view(): MenuEntry {
    const { label = '', role, accelerator } = this.options
    return {
      id: this.id,
      label,
      enabled: this.enabled,
      ...(this.isMarked ? { checked: this.checked } : {}),
      ...(role ? { role } : {}),
      ...(accelerator ? { accelerator } : {}),
      ...(this.submenu ? { submenu: this.submenu.view() } : {}),
    }
  }
}

export class Menu {
  static #application: Menu | null = null

  constructor(readonly items: readonly MenuItem[]) {}

  static buildFromTemplate(template: readonly MenuItemConstructorOptions[]): Menu {
    return new Menu(template.map((options) => new MenuItem(options)))
  }

  static setApplicationMenu(menu: Menu): void {
    Menu.#application = menu
  }

  static getApplicationMenu(): Menu | null {
    return Menu.#application
  }

  getMenuItemById(id: string): MenuItem | null {
    for (const item of this.items) {
      const found = item.id === id ? item : item.submenu?.getMenuItemById(id)
      if (found) return found
    }
    return null
  }

  view(): MenuEntry[] {
    return this.items.map((item) => item.view())
  }
}
