/** Everything that Stromwerk says, in English. The other languages have the same keys. */
import { actions } from './en/actions'
import { boards } from './en/boards'
import { commandLine } from './en/command-line'
import { comparing } from './en/comparing'
import { desktop } from './en/desktop'
import { hints } from './en/hints'
import { documents } from './en/documents'
import { drawing } from './en/drawing'
import { exporting } from './en/exporting'
import { game } from './en/game'
import { generators } from './en/generators'
import { keeping } from './en/keeping'
import { making } from './en/making'
import { panels } from './en/panels'
import { plays } from './en/plays'
import { rating } from './en/rating'
import { reasons } from './en/reasons'
import { speaking } from './en/speaking'
import { rules } from './en/rules'
import { windowTexts } from './en/window'

export const en = {
  ...boards,
  ...plays,
  ...hints,
  ...game,
  ...commandLine,
  ...actions,
  ...reasons,
  ...drawing,
  ...rating,
  ...panels,
  ...windowTexts,
  ...desktop,
  ...exporting,
  ...generators,
  ...keeping,
  ...making,
  ...documents,
  ...speaking,
  ...comparing,
  ...rules,
} as const
