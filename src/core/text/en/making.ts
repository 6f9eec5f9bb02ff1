/** What the window says about making boards and about their difficulty, in English. */
export const making = {
  'action.generate': 'Generate a board…',

  // How difficult the shown board is
  'difficulty.heading': 'Difficulty',
  'difficulty.waiting': 'A board is rated once it is known that it can be solved.',
  'difficulty.rating': 'Rating the board …',
  'difficulty.of-ten': 'of 10 · {level}',
  'difficulty.uncertainty': 'In 19 of 20 repetitions the rating would lie within this range.',

  // The generator
  'making.heading': 'Generate a board',
  'making.settings': 'How it is made',
  'making.puzzle': 'Puzzle',
  'making.way': 'Way',
  'making.levels': 'Presets:',
  'making.usual': 'usual',
  'making.parameters': 'Parameters',
  'making.automatic': 'automatic',
  'making.seed': 'Seed',
  'making.seed-is': 'Seed {seed}.',
  'making.seed-help': 'The same seed and parameters always make the same board.',
  'making.seed-fault': 'The seed is a whole number from 0 to {most}.',
  'making.lock': 'Keep the seed',
  'making.lock-help': 'Otherwise every change draws another one.',
  'making.shuffle': 'Shuffle',
  'making.wanted': 'What it shall be like',
  'making.difficulty': 'Difficulty',
  'making.solutions': 'Solutions, at most',
  'making.wanted-help':
    'The difficulty goes from 1 (easy) to 10 (hard); 1 solution makes it the only one. Empty for any. What is wanted is searched for.',
  'making.difficulty-fault': 'The difficulty is a number from 1 to 10.',
  'making.solutions-fault': 'The number of solutions is a whole number, at least 1.',

  // What comes of it
  'making.preview': 'Preview',
  'making.candidates': 'Candidates',
  'making.candidate': 'Seed {seed}',
  'making.waiting': 'waiting',
  'making.making': 'making …',
  'making.searching': 'Searching: {tried} {tried:board|boards} tried.',
  'making.failed': 'not made',
  'making.stopped': 'stopped',
  'making.broke-off': 'Making the board broke off: {message}',
  'making.unrated': 'no rating',
  'making.rated': 'rating {rating}',
  'making.rated-as': 'Rating {rating} of 10, {level}.',
  'making.nearest': 'This is the nearest that was found, not quite as wanted.',
  'making.too-large': 'The board has {width} × {height} cells, too many for a picture here.',
  'making.stop': 'Stop, keep the best',
  'making.use': 'Use as new document',
} as const
