/**
 * Which room of the house may import which: imports go one way (docs/architecture.md). Each rule names what a room
 * must not reach for; `tests/layering.test.ts` shows that a violation is an error.
 */

/** By their names, since other rooms may have a file called `files`. */
const FILES = 'files/(atomic|disk-reason|read-bytes)'
const HOST = 'host/(content-policy|file-news|host)'
const OUTSIDE_CORE = ['main', 'renderer', HOST, FILES, 'cli', 'scripts', 'tests']
const PUZZLES = ['rally', 'mazes']
const ABOVE_PUZZLES = ['editor', 'jobs', 'picture', 'playing', 'play-text', 'puzzle', 'rulebook']

/** Matches an import of the given folder or file, however many steps up it starts. */
const room = (name) => `(^|/)${name}(/|$)`

const forbid = (files, rooms, message, extra = []) => ({
  files,
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [...rooms.map(room), ...extra].map((regex) => ({ regex, message })),
      },
    ],
  },
})

const IMPURE = ['^node:', '^electron', '^svelte', '^konva', '^vite']
const CORE = 'src/core is pure: it imports nothing but itself.'

export const layers = [
  forbid(['src/core/**/*.ts'], OUTSIDE_CORE, CORE, IMPURE),
  forbid(
    ['src/core/grid/**/*.ts', 'src/core/text/**/*.ts'],
    [...OUTSIDE_CORE, ...PUZZLES, ...ABOVE_PUZZLES],
    'The grid and the texts know no puzzle.',
    IMPURE,
  ),
  ...PUZZLES.map((puzzle) =>
    forbid(
      [`src/core/${puzzle}/**/*.ts`],
      [...OUTSIDE_CORE, ...PUZZLES.filter((other) => other !== puzzle), ...ABOVE_PUZZLES],
      'A puzzle knows the grid, and neither the other puzzle nor what is built on it.',
      IMPURE,
    ),
  ),
  forbid(
    ['src/host/**/*.ts'],
    ['main', 'renderer', FILES, 'cli', 'tests', 'scripts'],
    'The door between window and world is built on the core alone.',
    IMPURE,
  ),
  forbid(
    ['src/files/**/*.ts'],
    ['main', 'renderer', HOST, 'cli', 'tests', 'scripts'],
    'Reading and writing files, for the desktop and the command line, knows neither.',
    ['^electron', '^svelte', '^konva'],
  ),
  forbid(
    ['src/cli/**/*.ts'],
    ['main', 'renderer', 'tests', 'scripts'],
    'The command line is built on the core and the files.',
    ['^electron', '^svelte', '^konva'],
  ),
  forbid(
    ['src/main/**/*.ts'],
    ['renderer', 'cli', 'tests', 'scripts'],
    'The main process is built on the core and the files.',
    ['^svelte', '^konva'],
  ),
  forbid(
    ['src/renderer/**/*.{ts,svelte}'],
    ['main', FILES, 'cli', 'tests', 'scripts'],
    'The renderer knows the core, and the outside only through its host.',
    ['^node:', '^electron'],
  ),
  {
    files: ['src/core/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Use a seeded generator.' },
        {
          object: 'Date',
          property: 'now',
          message: 'The core has no clock; take one as an argument.',
        },
        { object: 'performance', property: 'now', message: 'The core has no clock.' },
      ],
      'no-restricted-globals': ['error', 'Date', 'performance', 'process', 'window', 'document'],
    },
  },
]
