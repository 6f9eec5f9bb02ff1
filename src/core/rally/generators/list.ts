/** The ways of making rally boards; the first is the usual one. */
import { budget } from './budget'
import { nested } from './nested'
import { reverse } from './reverse'
import { route } from './route'
import { walk } from './walk'

export const rallyGenerators = [route, nested, walk, budget, reverse] as const
