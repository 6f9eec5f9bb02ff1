/** Key presses to actions. Keys without a modifier belong to whatever has the focus, if it can use them. */
import { ACTIONS, type ActionId } from '../../core/editor/actions'
import type { BoardDocument } from '../state/document'
import { holds, type Action } from './applies'
import { hasModifier, matches, type KeyPress, type Platform } from './shortcut'

/** What kind of thing has the focus, as far as keys matter. */
export type Focus = 'text' | 'button' | 'slider' | 'other'

const SLIDER_KEYS = ['ArrowLeft', 'ArrowRight', 'Home', 'End']
const BUTTON_KEYS = [' ', 'Enter']

export function actionFor(
  press: KeyPress,
  platform: Platform,
  focus: Focus,
  shown: BoardDocument | undefined,
): ActionId | undefined {
  const fits = ({ shortcut, when }: Action): boolean =>
    shortcut !== undefined &&
    matches(shortcut, press, platform) &&
    (hasModifier(shortcut) || !isTaken(press, focus)) &&
    holds(when, shown)
  return (ACTIONS as readonly Action[]).find(fits)?.id
}

function isTaken({ key, shiftKey }: KeyPress, focus: Focus): boolean {
  switch (focus) {
    case 'text':
      return true
    case 'button':
      return BUTTON_KEYS.includes(key)
    case 'slider':
      return SLIDER_KEYS.includes(key) && !shiftKey
    case 'other':
      return false
  }
}

export function focusOf(element: Element | null): Focus {
  if (element instanceof HTMLInputElement) return element.type === 'range' ? 'slider' : 'text'
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) return 'text'
  return element instanceof HTMLButtonElement ? 'button' : 'other'
}
