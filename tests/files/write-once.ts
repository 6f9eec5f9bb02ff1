/** Writes a file once and reports what came of it: `write-once FILE`. Runs on a disk that only it can see. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { writeAtomically } from '../../src/files/atomic'

const [file] = process.argv.slice(2)

const error = await writeAtomically(file, 'x'.repeat(40_000)).then(
  () => undefined,
  ({ code, message }: NodeJS.ErrnoException) => ({ code, message }),
)
const [content, names] = [readFileSync(file, 'utf8'), readdirSync(dirname(file))]
console.log(JSON.stringify({ error, content, names }))
