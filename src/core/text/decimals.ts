/** Numbers as a language writes them: German has a comma where English has a point; thousands are left together, as in files. */
import type { Language } from './say'

export function decimals(language: Language, written: string): string {
  return language === 'de' ? written.replace('.', ',') : written
}

/** With exactly one decimal. */
export function tenths(language: Language, value: number): string {
  return decimals(language, value.toFixed(1))
}
