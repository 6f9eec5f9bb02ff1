/** What dialogs and panels around the board say, in English. */
export const panels = {
  // A new board
  'new.heading': 'New board',
  'new.puzzle': 'Puzzle',
  'new.about-rally': 'A robot, batteries, and every charge to be used up.',
  'new.about-mazes': 'Two mazes, two people, one sequence of moves for both.',
  'new.size': 'Size',
  'new.width': 'Width',
  'new.height': 'Height',
  'new.square': 'Square',
  'new.preset': '{width} × {height}',
  'new.presets': 'Usual sizes',
  'new.title': 'Title',
  'new.title-hint': 'may stay empty',
  'new.create': 'Create',
  'new.untitled': 'Untitled {number}',
  'size.bad-width': 'The width must be a whole number from 1 to {most}.',
  'size.bad-height': 'The height must be a whole number from 1 to {most}.',
  'size.nothing-left': 'Nothing of the board would be left.',

  // Options of a board
  'option.heading': 'Options',
  'option.diagonal': 'Diagonal steps',
  'option.free-teleport': 'Teleporting costs nothing',

  // Another size
  'resize.heading': 'Size of the board',
  'resize.left': 'Columns on the left',
  'resize.top': 'Rows at the top',
  'resize.right': 'Columns on the right',
  'resize.bottom': 'Rows at the bottom',
  'resize.more': '{side}: one more',
  'resize.less': '{side}: one less',
  'resize.now': 'now {width} × {height}',
  'resize.nothing-lost': 'Nothing is cut off.',
  'resize.lost': 'This cuts off:',
  'resize.apply': 'Change the size',
  'resize.hint': 'Positive numbers add rows and columns, negative ones cut them off.',

  // Before something is lost
  'ask.lost': 'This removes:',
  'ask.more': 'and {count} more',
  'ask.undo': 'Undo brings it back.',
  'ask.go-on': 'Go on',
  'ask.cancel': 'Cancel',

  // The verdict while one draws
  'live.solved': 'Solvable',
  'live.solved-at-once': 'Solved as it is',
  'live.unsolvable': 'Can’t be solved',
  'live.unknown': 'Not known yet',
  'live.unknown-why': 'No answer within {seconds} s while drawing.',
  'live.best': 'There is a way in {moves} {moves:move|moves}; the shortest is not known.',
  'live.searching': 'Checking…',
  'live.counting': 'Solvable, counting solutions…',
  'live.waiting': 'One moment…',
  'live.failed': 'The search ended unexpectedly.',
  'live.one-solution': 'exactly one solution',
  'live.several-solutions': 'several solutions',
  'live.show-solution': 'Show the solution',

  // Problems
  'problems.heading': 'Problems',
  'problems.none': 'None found.',

  // The board
  'board.title': 'Title',
  'board.author': 'Author',
  'board.notes': 'Notes',
  'board.resize': 'Change…',

  // The selection
  'selection.heading': 'Selected cell',
  'selection.heading-many': 'Selection',
  'selection.size': '{width} × {height} cells',
  'selection.charge': 'Charge',
  'selection.charges': 'Charge of all',
  'selection.label': 'Label',

  // The history
  'history.heading': 'History',
  'history.start': 'As opened',

  // The overview
  'overview.label': 'Overview: click to go there',
} as const
