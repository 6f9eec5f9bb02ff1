/** What every reader owes whoever hands it a file, whatever is in it. Complaints are sentences; none means it is fine. */
import { isDeepStrictEqual } from 'node:util'
import { puzzleOf, read, type Board } from '../../src/core/puzzle'
import { LANGUAGES, say } from '../../src/core/text/say'
import { keptOf } from '../../src/main/recovery-file'

/** A board that the rules know and that survives being written, or faults with sentences. Never an exception. */
export function complaintAboutBoard(source: string | Uint8Array): string | undefined {
  try {
    const { board, faults } = read(source)
    if (board) return complaintAboutRead(board)
    if (faults.length === 0) return 'neither a board nor a fault'
    const sentences = faults.flatMap(({ message }) =>
      LANGUAGES.map((language) => say(language, message)),
    )
    return sentences.some((each) => each.trim() === '') ? 'a fault without a sentence' : undefined
  } catch (error) {
    return `threw ${String(error)}`
  }
}

function complaintAboutRead(board: Board): string | undefined {
  const puzzle = puzzleOf(board)
  const [fault] = puzzle.check(board)
  if (fault) return `read a board with the fault ${fault.code}`
  const again = read(puzzle.write(board)).board
  return isDeepStrictEqual(again, board)
    ? undefined
    : 'a board that is another one once it is written'
}

/** A document that survives being written, or nothing. Never an exception. */
export function complaintAboutKept(source: string): string | undefined {
  try {
    const kept = keptOf(source)
    if (!kept) return undefined
    if (!/^[\dA-Za-z-]+$/.test(kept.key)) return `a key that names no file of its own: ${kept.key}`
    return isDeepStrictEqual(keptOf(JSON.stringify(kept)), kept) ? undefined : 'another document'
  } catch (error) {
    return `threw ${String(error)}`
  }
}
