/** Settings in the browser's localStorage. What is there may be old, foreign or forbidden: then the defaults hold. */
import { DEFAULT_SETTINGS, type Settings } from '../../../host/host'

const KEY = 'stromwerk.settings'

const LANGUAGES: readonly unknown[] = ['de', 'en', 'system'] satisfies Settings['language'][]
const THEMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Settings['theme'][]

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
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Settings>
  return {
    language: LANGUAGES.includes(found.language) ? found.language! : DEFAULT_SETTINGS.language,
    theme: THEMES.includes(found.theme) ? found.theme! : DEFAULT_SETTINGS.theme,
    liveVerdict:
      typeof found.liveVerdict === 'boolean' ? found.liveVerdict : DEFAULT_SETTINGS.liveVerdict,
  }
}

export function writeSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
}
