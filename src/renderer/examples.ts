/** The boards that come with the program: puzzle by puzzle, each in the order of their file names. */
import { lookUp } from '../core/about'
import { puzzles, read, type Board } from '../core/puzzle'
import { LANGUAGES, type Language } from '../core/text/say'

export interface Example {
  readonly file: string
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

/** The one that is shown at the start: small enough to take in at a glance, large enough to be worth solving. */
export const GREETING: Example | undefined =
  EXAMPLES.find(({ file }) => file.startsWith('rally-04')) ?? EXAMPLES[0]

function exampleOf(path: string, content: string): Example[] {
  const { board } = read(content)
  const file = path.slice(path.lastIndexOf('/') + 1).replace(/\.txt$/, '')
  return board ? [{ file, content, board }] : []
}

/** The title of an example in a language: its file holds one per language, with a dot between. */
export function exampleName({ file, board }: Example, language: Language): string {
  const title = lookUp(board.about, 'title') ?? file
  return title.split(' · ')[LANGUAGES.indexOf(language)] ?? title
}
