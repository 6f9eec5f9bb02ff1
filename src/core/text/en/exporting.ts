/** What is said about taking boards and solutions along as files or on paper, in English. */
export const exporting = {
  'action.export': 'Export…',
  'action.print': 'Print…',
  'fault.export-too-large':
    'The file would have more than {megabytes} MB. Smaller cells or more moves per frame make it smaller.',

  // What it shall be
  'export.heading': 'Export',
  'export.format': 'Format',
  'export.format-svg': 'SVG picture',
  'export.format-png': 'PNG picture',
  'export.format-gif': 'Animated GIF',
  'export.format-txt': 'Solution as text',
  'export.format-gv': 'Graph for Graphviz',
  'export.about-svg': 'Sharp at any size: for documents and web pages.',
  'export.about-png': 'Pixels, as every program can show them.',
  'export.about-gif': 'The solution move by move, over and over again.',
  'export.about-txt': 'The steps in words, and the moves.',
  'export.about-gv': 'Which battery reaches which, and how far it is.',
  'export.solution': 'Solution',
  'export.with-solution': 'Draw the solution in',
  'export.unsolved': 'To export a solution, solve the board first.',
  'export.no-solution': 'No solution is known, so only the board itself can be exported.',
  'export.look': 'Look',
  'export.theme': 'Colours',
  'export.theme-light': 'Light',
  'export.theme-dark': 'Dark',
  'export.trail': 'Colour of the way',
  'export.trail-time': 'By time',
  'export.trail-battery': 'By battery',
  'export.cell': 'Pixels per cell',
  'export.stride': 'Moves per frame',
  'export.delay': 'Milliseconds per frame',
  'export.number-fault': '{name}: a whole number from {least} to {most}.',

  // What comes of it
  'export.preview': 'Preview',
  'export.drawing': 'Drawing…',
  'export.pixels': '{width} × {height} pixels',
  'export.frames': '{frames} {frames:frame|frames}, {seconds} s',
  'export.go': 'Export…',
  'export.making': 'Making the file…',
  'export.progress': 'Frame {done} of {all}',
  'export.saving': 'Saving…',
  'export.failed': 'The export broke off: {message}',
  'export.solution-name': '{name} – solution',

  // On paper
  'print.by': 'by {author}',
  'print.steps': 'Solution',
} as const
