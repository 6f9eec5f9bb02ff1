/** The language that the variables of a process ask for, as other programs read them. */
import type { Language } from './say'

export function environmentLanguage(
  environment: Readonly<Record<string, string | undefined>>,
): Language {
  const locale = environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || ''
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en'
}
