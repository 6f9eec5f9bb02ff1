/**
 * `npm run fuzz -- formats --seconds 60 --seed 1`: spoilt files for both readers (which also read the clipboard) and spoilt
 * recovery files, until the time is up. Stops at the first complaint with exit code 1 and prints the file as JSON.
 */
import { parseArgs } from 'node:util'
import { Random } from '../../src/core/random'
import { complaintAboutBoard, complaintAboutKept } from '../../tests/formats/judge'
import { mutant } from '../../tests/formats/mutant'
import { boardFiles, keptFiles } from '../../tests/formats/sources'

const OPTIONS = {
  seconds: { type: 'string', default: '60' },
  seed: { type: 'string', default: '1' },
} as const

export function fuzz(args: string[]): void {
  const { values } = parseArgs({ args, options: OPTIONS })
  const [seconds, seed] = [values.seconds, values.seed].map(Number)
  const random = new Random(seed)
  const boards = boardFiles()
  const kept = keptFiles(boards)
  const end = performance.now() + seconds * 1000
  let files = 0
  for (; performance.now() < end; files += 3) {
    const source = mutant(boards, random)
    judge(source, complaintAboutBoard(source))
    judge(source, complaintAboutBoard(spoiltBytes(source, random)))
    const document = mutant(kept, random)
    judge(document, complaintAboutKept(document))
  }
  console.log(
    `${files} spoilt files with seed ${seed} in ${seconds} s: every one a board, a document or faults`,
  )
}

/** Bytes that are no UTF-8 any more. */
function spoiltBytes(source: string, random: Random): Uint8Array {
  const bytes = new TextEncoder().encode(source)
  if (bytes.length > 0) bytes[random.between(0, bytes.length - 1)] = random.between(0, 255)
  return bytes
}

function judge(source: string, complaint: string | undefined): void {
  if (complaint === undefined) return
  console.log(JSON.stringify(source))
  console.log(`# ${complaint}`)
  process.exit(1)
}
