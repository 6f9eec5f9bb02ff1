/** Keeps a document three times and reports what was said: `keep-thrice FILE`, in a folder beside that file. */
import { dirname, join } from 'node:path'
import { createDocuments } from '../../src/main/documents'
import { openRecovery } from '../../src/main/recovery'

const [file] = process.argv.slice(2)
const problems: unknown[] = []
const recovery = openRecovery(
  join(dirname(file), 'recovery'),
  createDocuments(),
  (_, problem) => problems.push(problem),
  Date.now,
  () => undefined,
)
for (const revision of [1, 2, 3]) {
  await recovery.keep({ key: 'a', name: 'a', content: 'x'.repeat(40_000), revision })
}
console.log(JSON.stringify({ problems }))
