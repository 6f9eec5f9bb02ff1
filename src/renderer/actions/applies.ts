/** When an action applies, for everything that shows or runs actions. */
import { ACTIONS, type ActionEntry, type ActionId, type Condition } from '../../core/editor/actions'
import { type BoardDocument } from '../state/document'
import { movesOf } from '../state/solve'

export function holds(condition: Condition, shown: BoardDocument | undefined): boolean {
  const solving = shown?.solve.status === 'running'
  switch (condition) {
    case 'always':
      return true
    case 'document':
      return shown !== undefined
    case 'board':
      return shown?.board !== undefined
    case 'idle':
      return shown?.board !== undefined && !solving
    case 'solving':
      return solving
    case 'solution':
      return shown !== undefined && (movesOf(shown.solve) ?? '') !== ''
  }
}

export function applying(shown: BoardDocument | undefined): ActionId[] {
  return ACTIONS.filter((action) => holds(action.when, shown)).map(({ id }) => id)
}

export type Action = ActionEntry & { readonly id: ActionId }

const BY_ID: ReadonlyMap<ActionId, Action> = new Map(ACTIONS.map((action) => [action.id, action]))

export function actionOf(id: ActionId): Action {
  return BY_ID.get(id)!
}
