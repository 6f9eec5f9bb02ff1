/** Good files to begin with: our examples and the small files with faults, and documents kept for recovery. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const FOLDERS = ['resources/examples', 'tests/core/faults/boards', 'tests/core/rally/boards']

/** Larger ones say nothing more and take their time. */
const LONGEST = 20_000

export function boardFiles(): string[] {
  const files = FOLDERS.flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  return files.map((file) => readFileSync(file, 'utf8')).filter(({ length }) => length <= LONGEST)
}

export function keptFiles(boards: readonly string[]): string[] {
  return boards.flatMap((content, index) => {
    const kept = {
      key: `k-${index}`,
      name: 'board.txt',
      content,
      revision: index,
      time: 1e12 + index,
    }
    return [
      JSON.stringify(kept),
      JSON.stringify({ ...kept, path: '/boards/board.txt' }, undefined, 1),
    ]
  })
}
