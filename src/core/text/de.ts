/** Everything that Stromwerk says, in German. */
import { actions } from './de/actions'
import { boards } from './de/boards'
import { commandLine } from './de/command-line'
import { comparing } from './de/comparing'
import { desktop } from './de/desktop'
import { hints } from './de/hints'
import { documents } from './de/documents'
import { drawing } from './de/drawing'
import { exporting } from './de/exporting'
import { game } from './de/game'
import { generators } from './de/generators'
import { keeping } from './de/keeping'
import { making } from './de/making'
import { panels } from './de/panels'
import { plays } from './de/plays'
import { rating } from './de/rating'
import { reasons } from './de/reasons'
import { speaking } from './de/speaking'
import { rules } from './de/rules'
import { windowTexts } from './de/window'
import type { TextKey } from './say'

export const de: Record<TextKey, string> = {
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
}
