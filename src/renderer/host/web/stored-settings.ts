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

export function settingsOf(stored: unknown): Settings {
  const found = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<Settings>
  return {
    language: LANGUAGES.includes(found.language) ? found.language! : DEFAULT_SETTINGS.language,
    theme: THEMES.includes(found.theme) ? found.theme! : DEFAULT_SETTINGS.theme,
    liveVerdict: switchOf(found, 'liveVerdict'),
    warnsOfLoss: switchOf(found, 'warnsOfLoss'),
  }
}

type Switch = 'liveVerdict' | 'warnsOfLoss'

function switchOf(found: Partial<Settings>, name: Switch): boolean {
  const value = found[name]
  return typeof value === 'boolean' ? value : DEFAULT_SETTINGS[name]
}

export function writeSettings(settings: Settings): void {
  localStorage.setItem(KEY, JSON.stringify(settings))
}
