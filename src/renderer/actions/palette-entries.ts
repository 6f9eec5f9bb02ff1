/** What the command palette offers: actions that apply, open boards, recent files and examples. */
import { ACTIONS } from '../../core/editor/actions'
import { text, type Text } from '../../core/text/say'
import type { RecentFile } from '../../host/host'
import { EXAMPLES, exampleName } from '../examples'
import type { Workbench } from '../state/workbench.svelte'
import { applies } from './applies'
import { run } from './commands'
import { openExample, openRecent } from './files'

export interface Entry {
  readonly id: string
  readonly name: string
  /** What kind of thing it is. */
  readonly kind: Text
  readonly shortcut?: string | undefined
  choose(): void
}

export function entriesOf(workbench: Workbench, recent: readonly RecentFile[]): Entry[] {
  return [
    ...actionEntries(workbench),
    ...tabEntries(workbench),
    ...recent.map(({ id, name }) => ({
      id: `recent ${id}`,
      name,
      kind: text('palette.recent'),
      choose: () => void openRecent(workbench, id),
    })),
    ...EXAMPLES.map((example) => ({
      id: `example ${example.file}`,
      name: exampleName(example, workbench.settings.language),
      kind: text('palette.example'),
      choose: () => openExample(workbench, example),
    })),
  ]
}

function actionEntries(workbench: Workbench): Entry[] {
  return ACTIONS.filter(
    (action) => action.id !== 'palette' && applies(action, workbench.shown),
  ).map(({ id, name, menu, shortcut }) => ({
    id,
    name: workbench.settings.say({ key: name, values: {} }),
    kind: text(`menu.${menu}`),
    shortcut,
    choose: () => run(workbench, id),
  }))
}

function tabEntries(workbench: Workbench): Entry[] {
  return workbench.documents.list
    .filter(({ key }) => key !== workbench.documents.activeKey)
    .map(({ key, name }) => ({
      id: `tab ${key}`,
      name,
      kind: text('palette.tab'),
      choose: () => workbench.show(key),
    }))
}
