/**
 * Shortcuts of the list of actions: whether a key press is one, and how it is written for people.
 * AltGr counts as no modifier: on many keyboards `[` can't be typed without it, and it reports Ctrl and Alt.
 */
import { say, text, type Language, type Text } from '../../core/text/say'
import type { Host } from '../../host/host'

export type Platform = Host['platform']

/** What a key press tells; a KeyboardEvent is one. */
export interface KeyPress {
  readonly key: string
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
  readonly shiftKey: boolean
  getModifierState(name: string): boolean
}

const NAMED_KEYS: Readonly<Record<string, readonly string[]>> = {
  Plus: ['+', '='],
  Space: [' '],
  Left: ['ArrowLeft'],
  Right: ['ArrowRight'],
}

export function hasModifier(shortcut: string): boolean {
  return /\b(Mod|Alt)\+/.test(shortcut)
}

/** Function keys write nothing, so they mean the same everywhere. */
export function isFunctionKey(shortcut: string): boolean {
  return /\bF\d+$/.test(shortcut)
}

export function matches(shortcut: string, press: KeyPress, platform: Platform): boolean {
  const parts = shortcut.split('+')
  const key = parts.pop()!
  const wanted = { mod: parts.includes('Mod'), alt: parts.includes('Alt') }
  const altGr = press.getModifierState('AltGraph')
  const [mod, other] =
    platform === 'mac' ? [press.metaKey, press.ctrlKey] : [press.ctrlKey, press.metaKey]
  if ((mod && !altGr) !== wanted.mod || other) return false
  if ((press.altKey && !altGr) !== wanted.alt) return false
  return isKey(key, press.key) && (isSign(key) || press.shiftKey === parts.includes('Shift'))
}

function isKey(name: string, key: string): boolean {
  return (NAMED_KEYS[name] ?? [name]).some(
    (candidate) => candidate.toLowerCase() === key.toLowerCase(),
  )
}

/** Signs may need Shift on one keyboard and not on another, so it is not asked for. */
function isSign(name: string): boolean {
  return name === 'Plus' || /^[^A-Za-z]$/.test(name)
}

const SIGNS: Readonly<Record<string, string>> = {
  Plus: '+',
  Left: '←',
  Right: '→',
  Arrows: '↑ ↓ ← →',
  Digits: '0 – 9',
  Corners: '7 9 1 3',
  Backspace: '⌫',
  Enter: '↵',
  Escape: 'Esc',
}

const SIGNS_ON_MAC: Readonly<Record<string, string>> = { Mod: '⌘', Shift: '⇧', Alt: '⌥' }

/** Keys whose caps differ from language to language. */
const NAMES: Readonly<Record<string, Text>> = {
  Mod: text('key.control'),
  Shift: text('key.shift'),
  Space: text('key.space'),
  Home: text('key.home'),
  End: text('key.end'),
  Delete: text('key.delete'),
  Drag: text('key.drag'),
  Wheel: text('key.wheel'),
  RightButton: text('key.right-button'),
}

/** The keys of a shortcut, each as it is written on a key cap. */
export function keyCaps(shortcut: string, platform: Platform, language: Language): string[] {
  const signs = platform === 'mac' ? { ...SIGNS, ...SIGNS_ON_MAC } : SIGNS
  const cap = (part: string): string =>
    signs[part] ?? (part in NAMES ? say(language, NAMES[part]) : part)
  return shortcut.split('+').map(cap)
}

export function written(shortcut: string, platform: Platform, language: Language): string {
  return keyCaps(shortcut, platform, language).join(platform === 'mac' ? '' : '+')
}

/** As `aria-keyshortcuts` wants it. */
export function ariaKeys(shortcut: string, platform: Platform): string {
  const names: Readonly<Record<string, string>> = {
    Mod: platform === 'mac' ? 'Meta' : 'Control',
    Left: 'ArrowLeft',
    Right: 'ArrowRight',
  }
  return shortcut
    .split('+')
    .map((part) => names[part] ?? part)
    .join('+')
}
