import type { MenuItemConstructorOptions } from 'electron'
import { describe, expect, it } from 'vitest'
import { ACTIONS, type ActionId } from '../../src/core/editor/actions'
import { menuTemplate, shortcutOf, type MenuOptions } from '../../src/main/menu-template'

const options: MenuOptions = {
  language: 'en',
  enabled: ['open'],
  checked: ['loop'],
  recent: [],
  mac: false,
  act: () => {},
  openRecent: () => {},
}

function flat(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? flat(item.submenu) : [])])
}

describe('the native menu', () => {
  it.each([true, false])('has an id for every item, and no two the same (Mac: %s)', (mac) => {
    const ids = flat(menuTemplate({ ...options, mac })).map(({ id }) => id)
    expect(ids).not.toContain(undefined)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id } of ACTIONS) expect(ids).toContain(id)
  })

  it('has its menus in the usual order', () => {
    const names = (mac: boolean): unknown[] => menuTemplate({ ...options, mac }).map(({ id }) => id)
    const middle = ['file', 'edit', 'tools', 'board', 'view', 'solution', 'game']
    expect(names(false)).toEqual([...middle, 'help'])
    expect(names(true)).toEqual(['app', ...middle, 'window', 'help'])
  })

  it('enables what applies, and says which action was chosen', () => {
    const chosen: ActionId[] = []
    const items = flat(menuTemplate({ ...options, act: (id) => chosen.push(id) }))
    const actions = items.filter(({ id, role }) => !role && ACTIONS.some((each) => each.id === id))
    expect(actions.filter(({ enabled }) => enabled).map(({ id }) => id)).toEqual(['open'])
    for (const { click } of actions) (click as () => void)()
    expect(chosen).toEqual(actions.map(({ id }) => id))
  })

  it('marks what switches something, and whether it is on', () => {
    const marked = flat(menuTemplate(options)).filter(({ type }) => type === 'checkbox')
    const toggles = ACTIONS.filter(({ toggle }) => toggle)
    expect(toggles.map(({ id }) => id)).toContain('live-verdict')
    expect(marked.map(({ id, checked }) => [id, checked])).toEqual(
      toggles.map(({ id }) => [id, id === 'loop']),
    )
  })

  it('marks which of several is chosen, one kind apart from the other', () => {
    const view = menuTemplate({ ...options, checked: ['theme-dark', 'language-de'] }).find(
      ({ id }) => id === 'view',
    )!
    const items = view.submenu as MenuItemConstructorOptions[]
    const first = items.findIndex(({ type }) => type === 'radio')
    const shown = items
      .slice(first - 1, first + 7)
      .map(({ id, type, checked }) => (type === 'separator' ? type : [id, checked]))
    expect(shown).toEqual([
      'separator',
      ['theme-light', false],
      ['theme-dark', true],
      ['theme-system', false],
      'separator',
      ['language-de', true],
      ['language-en', false],
      'separator',
    ])
  })

  it('has every name in both languages', () => {
    const labels = (language: 'de' | 'en'): unknown[] =>
      flat(menuTemplate({ ...options, language, mac: true }))
        .filter(({ type }) => type !== 'separator')
        .map(({ label }) => label)
    const [german, english] = [labels('de'), labels('en')]
    expect([...german, ...english].every((label) => typeof label === 'string')).toBe(true)
    const same = german.filter((label, index) => label === english[index])
    expect(same).toEqual(['Stromwerk', 'Deutsch', 'English'])
  })

  it('takes no key without a modifier away from whoever types', () => {
    const shortcut = (keys: string, mac: boolean): object =>
      shortcutOf(
        { id: 'x', name: 'action.open', menu: 'file', when: 'always', shortcut: keys },
        mac,
      )
    expect(shortcut('Mod+Shift+S', false)).toEqual({ accelerator: 'CmdOrCtrl+Shift+S' })
    expect(shortcut('Space', false)).toEqual({ accelerator: 'Space', registerAccelerator: false })
    expect(shortcut('Shift+Right', false)).toMatchObject({ registerAccelerator: false })
    expect(shortcut('Shift+Right', true)).toEqual({})
  })

  it('lists recent files, whose ampersands mark no key', () => {
    const opened: string[] = []
    const recent = [{ id: 'a', name: 'R&D.txt', folder: '~' }]
    const template = menuTemplate({ ...options, recent, openRecent: (id) => opened.push(id) })
    const item = flat(template).find(({ id }) => id === 'recent-0')
    expect(item?.label).toBe('R&&D.txt – ~')
    ;(item?.click as () => void)()
    expect(opened).toEqual(['a'])
  })
})
