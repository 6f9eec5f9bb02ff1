/** The boards that come with the program: puzzle by puzzle, each in the order of their file names. */
import { lookUp } from '../core/about'
import { puzzles, read, type Board } from '../core/puzzle'

export interface Example {
  readonly name: string
  readonly content: string
  readonly board: Board
}

const files = import.meta.glob<string>('../../resources/examples/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const KINDS = Object.keys(puzzles)

export const EXAMPLES: readonly Example[] = Object.keys(files)
  .sort()
  .flatMap((path) => exampleOf(path, files[path]))
  .sort((a, b) => KINDS.indexOf(a.board.kind) - KINDS.indexOf(b.board.kind))

function exampleOf(path: string, content: string): Example[] {
  const { board } = read(content)
  if (!board) return []
  const fileName = path.slice(path.lastIndexOf('/') + 1).replace(/\.txt$/, '')
  return [{ name: lookUp(board.about, 'title') ?? fileName, content, board }]
}
