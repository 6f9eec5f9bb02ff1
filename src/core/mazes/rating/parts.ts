/** The figures behind a rating of mazes, each with its sentence. */
import type { RatingPart } from '../../rating'
import { text } from '../../text/say'
import type { Survey, Two } from '../solver/reduce'
import type { Walk } from './walk'

export function partsOf(
  surveys: Two<Survey>,
  { bits, falls, detours }: Walk,
  fallNeeded: boolean | null,
  { length, bound }: { readonly length: number; readonly bound: number },
): RatingPart[] {
  const alone = surveys.map(({ toGoal, start }) => toGoal[start]).sort((a, b) => a - b)
  const [least, most] = alone
  const ratio = most === 0 ? 1 : Math.round((100 * length) / most) / 100
  const rounded = Math.round(10 * bits) / 10
  const answer = fallNeeded === null ? 'perhaps' : fallNeeded ? 'needed' : 'not-needed'
  return [
    { name: 'length', value: length, text: text('rating.length', { length }) },
    ...(bound < length
      ? [{ name: 'bound', value: bound, text: text('rating.bound', { bound }) }]
      : []),
    { name: 'shorterAlone', value: least, text: text('rating.shorter-alone', { least }) },
    { name: 'longerAlone', value: most, text: text('rating.longer-alone', { most }) },
    { name: 'ratio', value: ratio, text: text('rating.ratio', { ratio }) },
    { name: 'detours', value: detours, text: text('rating.detours', { detours }) },
    { name: 'falls', value: falls, text: text('rating.falls', { falls }) },
    { name: 'fallNeeded', value: fallNeeded, text: text(`rating.fall-${answer}`) },
    { name: 'bits', value: rounded, text: text('rating.bits', { bits: rounded }) },
  ]
}
