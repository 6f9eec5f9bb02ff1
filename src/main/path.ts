/** A path that was written down earlier and means the same wherever the program is started. */
import { isAbsolute } from 'node:path'
import * as shape from './shape'

const LONGEST = 32_768

export const path: shape.Shape<string> = (value): value is string =>
  shape.string(LONGEST)(value) && isAbsolute(value) && !value.includes('\0')
