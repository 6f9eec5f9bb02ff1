/** The language and the theme: what was chosen, and what that means on this system right now. */
import { DARK, LIGHT, type Theme } from '../../core/picture/theme'
import { say, type Language, type Text } from '../../core/text/say'
import { DEFAULT_SETTINGS, type Host, type Settings } from '../../host/host'

type SettingsHost = Pick<Host, 'systemLanguage' | 'settings' | 'changeSettings'>

export class WindowSettings {
  chosen: Settings = $state.raw(DEFAULT_SETTINGS)
  systemDark = $state(false)
  reducedMotion = $state(false)
  readonly #host: SettingsHost
  readonly language: Language = $derived.by(() =>
    this.chosen.language === 'system' ? this.#host.systemLanguage : this.chosen.language,
  )
  readonly dark = $derived(
    this.chosen.theme === 'system' ? this.systemDark : this.chosen.theme === 'dark',
  )
  readonly theme: Theme = $derived(this.dark ? DARK : LIGHT)
  readonly #numbers = $derived(new Intl.NumberFormat(this.language))
  readonly #tenths = $derived(new Intl.NumberFormat(this.language, { minimumFractionDigits: 1 }))

  constructor(host: SettingsHost) {
    this.#host = host
  }

  async load(): Promise<void> {
    this.chosen = await this.#host.settings()
  }

  async change(change: Partial<Settings>): Promise<void> {
    this.chosen = { ...this.chosen, ...change }
    await this.#host.changeSettings(this.chosen)
  }

  say(text: Text): string {
    return say(this.language, text)
  }

  number(value: number): string {
    return this.#numbers.format(value)
  }

  tenths(value: number): string {
    return this.#tenths.format(Math.round(10 * value) / 10)
  }

  /** To a tenth; what is shorter than that, to the millisecond, and never nothing. */
  seconds(value: number): string {
    const parts = value < 0.1 ? 1000 : 10
    return this.#tenths.format(Math.max(Math.round(value * parts), 1) / parts)
  }
}
