/** Settings in the browser's localStorage. What is there may be old, foreign or forbidden: then the defaults hold. */
import { TRAIL_STYLES } from '../../../core/picture/ink'
import { DEFAULT_SETTINGS, type Settings } from '../../../host/host'

const KEY = 'stromwerk.settings'

/** What each setting can be. */
const VALUES: { readonly [Key in keyof Settings]: readonly Settings[Key][] } = {
  language: ['de', 'en', 'system'],
  theme: ['light', 'dark', 'system'],
  liveVerdict: [true, false],
  warnsOfLoss: [true, false],
  reach: [true, false],
  trail: TRAIL_STYLES,
  follow: [true, false],
  warnsOfLoss: [true, false],
}

export function readSettings(): Settings {
  try {
    return settingsOf(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    return DEFAULT_SETTINGS
  }
}

/** Moves what can't be read aside, for whoever wants it back; its name, if there was something. */
export function setGarbageAside(): string | undefined {
  const name = `${KEY}.unreadable`
  try {
    const source = localStorage.getItem(KEY)
    if (source === null || isRecord(source)) return undefined
    localStorage.setItem(name, source)
    localStorage.removeItem(KEY)
    return name
  } catch {
    // A browser that forbids this keeps no settings at all.
    return undefined
  }
}

function isRecord(source: string): boolean {
  try {
    const value: unknown = JSON.parse(source)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
  } catch {
    return false
  }
}

export function settingsOf(stored: unknown): Settings {
  const found = Object.entries(typeof stored === 'object' && stored !== null ? stored : {})
  const known = found.filter(([key, value]) => valuesOf(key).includes(value))
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(known) }
}

function valuesOf(key: string): readonly unknown[] {
  return Object.hasOwn(VALUES, key) ? VALUES[key as keyof Settings] : []
}

export function writeSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
}
