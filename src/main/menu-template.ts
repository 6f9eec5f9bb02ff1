/**
 * The native menu as plain data, made from the one list of actions. Every item has an id, by which tests and the
 * enabling of items find it. Items of the system (copy, quit, …) keep their role, which knows their shortcut and what
 * they do, and take their name from the catalogue like everything else.
 */
import type { MenuItemConstructorOptions } from 'electron'
import {
  ACTIONS,
  MENUS,
  type Action,
  type ActionEntry,
  type ActionId,
  type MenuName,
} from '../core/editor/actions'
import { say, text, type Language, type TextKey } from '../core/text/say'
import type { DocumentId, RecentFile } from '../host/host'

export interface MenuOptions {
  readonly language: Language
  readonly enabled: readonly ActionId[]
  readonly checked: readonly ActionId[]
  readonly recent: readonly RecentFile[]
  readonly mac: boolean
  readonly act: (id: ActionId) => void
  readonly openRecent: (id: DocumentId) => void
}

type Item = MenuItemConstructorOptions
type RoleKey = Extract<TextKey, `role.${string}`>
type Role = RoleKey extends `role.${infer Name}` ? Name & NonNullable<Item['role']> : never

export function menuTemplate(options: MenuOptions): Item[] {
  const menus = MENUS.map((name) => actionMenu(name, options))
  const help = menus.pop()!
  const name = (key: TextKey): string => say(options.language, { key, values: {} })
  const window = { id: 'window', label: name('menu.window'), submenu: windowItems(options) }
  const app = options.mac ? [appMenu(options)] : []
  return [...app, ...menus, ...(options.mac ? [window] : []), help]
}

/** The system takes choices that lie side by side for choices of one kind, so that kinds lie apart. */
function actionMenu(menu: MenuName, options: MenuOptions): Item {
  const actions = ACTIONS.filter((action) => action.menu === menu)
  const items = actions.flatMap((action, index) => [
    ...(index > 0 && action.choice !== actions[index - 1].choice ? [separator(action.id)] : []),
    actionItem(action, options),
  ])
  const submenu = [...items, ...systemItems(menu, options)]
  if (menu === 'file') submenu.splice(2, 0, recentMenu(options))
  const label = say(options.language, { key: `menu.${menu}`, values: {} })
  return { id: menu, label, submenu, ...(menu === 'help' ? { role: 'help' } : {}) }
}

function actionItem(action: Action, options: MenuOptions): Item {
  const label = say(options.language, { key: action.name, values: {} })
  // Cut, copy and paste reach whatever has the focus, a text field or the board, as the system does it.
  if (action.role) return { id: action.id, label, role: action.role }
  return {
    id: action.id,
    label,
    enabled: options.enabled.includes(action.id),
    click: () => options.act(action.id),
    ...markOf(action, options),
    ...shortcutOf(action, options.mac),
  }
}

function markOf({ id, toggle, choice }: Action, { checked }: MenuOptions): Partial<Item> {
  if (!toggle && !choice) return {}
  return { type: choice ? 'radio' : 'checkbox', checked: checked.includes(id) }
}

/**
 * A key without a modifier belongs to the board that has the focus: the menu shows it and does not take it away from
 * whoever types. A Mac's menu can't show a key without taking it, so there it is left out.
 */
export function shortcutOf({ shortcut }: ActionEntry, mac: boolean): Partial<Item> {
  if (shortcut === undefined) return {}
  const accelerator = shortcut.replace('Mod', 'CmdOrCtrl')
  if (/^(Mod|Alt)\+/.test(shortcut)) return { accelerator }
  return mac ? {} : { accelerator, registerAccelerator: false }
}

function recentMenu({ language, recent, openRecent }: MenuOptions): Item {
  const items = recent.map(({ id, name, folder }, index) => ({
    id: `recent-${index}`,
    // An ampersand would mark a key to press.
    label: `${name} – ${folder}`.replaceAll('&', '&&'),
    click: () => openRecent(id),
  }))
  const none = { id: 'no-recent', label: say(language, text('menu.no-recent')), enabled: false }
  const label = say(language, text('menu.open-recent'))
  return { id: 'open-recent', label, submenu: items.length > 0 ? items : [none] }
}

function systemItems(menu: MenuName, options: MenuOptions): Item[] {
  const role = roleItem(options)
  if (menu === 'view') return [separator('view'), role('togglefullscreen')]
  if (menu !== 'file') return []
  return [separator('file'), role('close'), ...(options.mac ? [] : [role('quit')])]
}

function windowItems(options: MenuOptions): Item[] {
  return (['minimize', 'zoom'] as const).map((name) => roleItem(options)(name))
}

function appMenu(options: MenuOptions): Item {
  const role = roleItem(options)
  const hiding = (['hide', 'hideOthers', 'unhide'] as const).map((name) => role(name))
  const submenu = [role('services'), separator('hide'), ...hiding, separator('app'), role('quit')]
  return { id: 'app', label: 'Stromwerk', submenu }
}

function roleItem({ language }: MenuOptions): (role: Role) => Item {
  return (role) => ({
    // An action may have the same name: closing a board is not closing the window.
    id: `role-${role}`,
    role,
    label: say(language, { key: `role.${role}`, values: {} }),
  })
}

function separator(menu: string): Item {
  return { id: `separator-${menu}`, type: 'separator' }
}
