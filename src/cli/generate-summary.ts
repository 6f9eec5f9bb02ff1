/** What a batch came to: how many boards, how fast, and how difficult they are. */
import { tenths } from '../core/text/decimals'
import { say, text, type Language, type Text } from '../core/text/say'

export class Summary {
  private made = 0
  private kept = 0
  private missing = 0
  private unmet = 0
  /** By the whole number below the rating. */
  private readonly byRating = new Map<number, number>()

  add(what: 'made' | 'kept' | 'missing', rating: number | undefined, met = true): void {
    this[what]++
    if (!met) this.unmet++
    if (rating === undefined) return
    const whole = Math.floor(rating)
    this.byRating.set(whole, (this.byRating.get(whole) ?? 0) + 1)
  }

  lines(seconds: number, language: Language): string[] {
    const { made, kept, missing, unmet } = this
    const rate = tenths(language, seconds > 0 ? made / seconds : 0)
    const head = text('cli.generate.summary', { made, seconds: tenths(language, seconds), rate })
    const ratings = [...this.byRating].sort(([a], [b]) => a - b)
    return [
      head,
      ...(kept > 0 ? [text('cli.generate.kept', { kept })] : []),
      ...(missing > 0 ? [text('cli.generate.missing', { missing })] : []),
      ...(unmet > 0 ? [text('cli.generate.unmet', { unmet })] : []),
      ...ratings.map(([whole, boards]) => rated(whole, boards, language)),
    ].map((line) => say(language, line))
  }
}

function rated(whole: number, boards: number, language: Language): Text {
  const from = tenths(language, whole)
  const to = tenths(language, Math.min(10, whole + 0.9))
  return text('cli.generate.rated', { from, to, boards })
}
