/** Imports go one way: the linter refuses a file that reaches for what it must not know. */
import { ESLint } from 'eslint'
import { describe, expect, test } from 'vitest'
import ts from 'typescript-eslint'

// The files need not exist, so the rules that ask the type checker about them are left out.
const eslint = new ESLint({ overrideConfig: ts.configs.disableTypeChecked as never })

/** The rules that a line breaks when it stands in the given file. */
async function broken(filePath: string, line: string): Promise<(string | null)[]> {
  const [{ messages }] = await eslint.lintText(`${line}\n`, { filePath })
  return messages.map(({ ruleId }) => ruleId)
}

describe('what must not be imported or used', () => {
  test.each([
    ['src/core/film.ts', "import '../main/files'"],
    ['src/core/film.ts', "import '../renderer/view'"],
    ['src/core/film.ts', "import '../cli/index'"],
    ['src/core/film.ts', "import 'node:fs'"],
    ['src/core/film.ts', "import 'electron'"],
    ['src/core/grid/size.ts', "import '../rally/board'"],
    ['src/core/text/say.ts', "import '../mazes/board'"],
    ['src/core/rally/board.ts', "import '../mazes/board'"],
    ['src/core/rally/board.ts', "import 'node:fs'"],
    ['src/core/rally/board.ts', "import '../../main/files'"],
    ['src/core/rally/solver/search.ts', "import '../../mazes/board'"],
    ['src/core/rally/board.ts', "import '../editor/document'"],
    ['src/core/rally/board.ts', "import '../puzzle'"],
    ['src/core/rally/board.ts', "import '../playing/playing'"],
    ['src/core/mazes/board.ts', "import '../rally/board'"],
    ['src/cli/index.ts', "import '../renderer/view'"],
    ['src/cli/index.ts', "import '../main/files'"],
    ['src/main/index.ts', "import '../renderer/view'"],
    ['src/renderer/view.ts', "import '../main/files'"],
    ['src/renderer/view.ts', "import 'node:fs'"],
  ])('%s: %s', async (file, line) => {
    expect(await broken(file, line)).toEqual(['no-restricted-imports'])
  })

  test.each([
    ['Math.random()', 'no-restricted-properties'],
    ['Date.now()', 'no-restricted-properties'],
    ['performance.now()', 'no-restricted-properties'],
    ['new Date()', 'no-restricted-globals'],
    ['process.exit()', 'no-restricted-globals'],
    ['document.title', 'no-restricted-globals'],
  ])('src/core: %s', async (expression, rule) => {
    const line = `export const value = ${expression}`
    expect(await broken('src/core/rally/board.ts', line)).toContain(rule)
    expect(await broken('src/cli/index.ts', line)).toEqual([])
  })
})

test.each([
  ['src/core/rally/board.ts', "import '../grid/size'"],
  ['src/core/rally/solver/search.ts', "import '../board'"],
  ['src/core/film.ts', "import './fault'"],
  ['src/cli/index.ts', "import '../core/rally/board'"],
  ['src/cli/index.ts', "import 'node:fs'"],
  ['src/main/index.ts', "import 'electron'"],
  ['src/renderer/view.ts', "import '../core/film'"],
])('%s may import: %s', async (file, line) => {
  expect(await broken(file, line)).toEqual([])
})
