/** Key presses to actions. Keys without a modifier belong to whatever has the focus, if it can use them. */
import { ACTIONS, type Action, type ActionId } from '../../core/editor/actions'
import type { BoardDocument } from '../state/document'
import { applies } from './applies'
import { hasModifier, isFunctionKey, matches, type KeyPress, type Platform } from './shortcut'

/** What kind of thing has the focus, as far as keys matter. */
export type Focus = 'text' | 'button' | 'slider' | 'board' | 'other'

const SLIDER_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const BUTTON_KEYS = [' ', 'Enter']

export function actionFor(
  press: KeyPress,
  platform: Platform,
  focus: Focus,
  shown: BoardDocument | undefined,
): ActionId | undefined {
  const fits = (action: Action): boolean =>
    action.role === undefined &&
    !(action.inField && focus === 'text') &&
    keysOf(action).some((keys) => isPressed(keys, press, platform, focus)) &&
    applies(action, shown)
  return ACTIONS.find(fits)?.id
}

function keysOf({ shortcut, also }: Action): string[] {
  return [shortcut, also].filter((keys) => keys !== undefined)
}

function isPressed(keys: string, press: KeyPress, platform: Platform, focus: Focus): boolean {
  const isEverywhere = hasModifier(keys) || isFunctionKey(keys)
  return matches(keys, press, platform) && (isEverywhere || !isTaken(press, focus))
}

function isTaken({ key, shiftKey }: KeyPress, focus: Focus): boolean {
  switch (focus) {
    case 'text':
      return true
    case 'button':
      return BUTTON_KEYS.includes(key)
    case 'slider':
      return SLIDER_KEYS.includes(key) && !shiftKey
    case 'board':
    case 'other':
      return false
  }
}

export function focusOf(element: Element | null): Focus {
  if (element instanceof HTMLInputElement) return focusOfInput(element.type)
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return 'text'
  if (element instanceof HTMLButtonElement) return 'button'
  return element?.getAttribute('role') === 'application' ? 'board' : 'other'
}

function focusOfInput(type: string): Focus {
  if (type === 'range') return 'slider'
  return ['checkbox', 'radio', 'button', 'submit'].includes(type) ? 'button' : 'text'
}
