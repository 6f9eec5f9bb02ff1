/** Judges one generated board: what is wrong with it, if anything. */
import type { Generator, Given } from '../../../../src/core/generator'
import { puzzles, type Board, type Kind, type Puzzle } from '../../../../src/core/puzzle'

/** The solver may give up on a large board, whose plan was played, but must not deny it. */
const NODES = 20_000

export type Trial =
  { readonly text: string; readonly confirmed: boolean } | { readonly complaint: string }

export function trial(
  kind: Kind,
  generator: Pick<Generator<Board>, 'generate'>,
  given: Given,
  seed: number,
): Trial {
  const puzzle: Puzzle<Board> = puzzles[kind]
  const made = generator.generate(given, seed)
  if (made.fault) return { complaint: `refused: ${made.fault.code}` }
  const { board, moves } = made
  if (puzzle.check(board).length > 0) return { complaint: 'not a valid board' }
  if (!puzzle.play(board, moves).solved) return { complaint: 'its moves do not solve it' }
  const verdict = puzzle.solve(board, { limits: { nodes: NODES } })
  if (verdict.status === 'unsolvable') return { complaint: 'the solver calls it unsolvable' }
  const text = puzzle.write(board)
  const again = generator.generate(given, seed)
  if (again.fault || puzzle.write(again.board) !== text) return { complaint: 'not the same again' }
  // An answer whose length is not proven is one, too.
  return { text, confirmed: verdict.moves !== undefined }
}

/** What two boards must not share: everything but how they were made. */
export function boardLines(text: string): string {
  return text
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n')
}
