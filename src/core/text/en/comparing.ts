/** What is said where two boards are compared, in English. */
export const comparing = {
  'compare.heading': 'Compare “{name}”',
  'compare.mine': 'Here',
  'compare.theirs': 'On disk',
  'compare.count':
    '{count} {count:cell differs|cells differ}; {count:it is|they are} marked on both boards.',
  'compare.place': 'here {mine} · on disk {theirs}',
  'compare.off-board': 'not on the board',
  'compare.size': 'The size differs: here {mine}, on disk {theirs}.',
  'compare.options': 'The options of the board differ.',
  'compare.about': 'Title, author or notes differ.',
  'compare.order': 'Both show the same; only the order in the file differs.',
  'compare.same': 'Both are the same.',
  'compare.other-puzzle': 'They are boards of different puzzles.',
  'compare.unreadable': 'What is on disk can’t be read as a board:',
  'compare.open': 'Open what is on disk as a board of its own',
} as const
