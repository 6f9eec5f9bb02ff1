/** What is said to whoever works with keys and ears, in English. */
export const speaking = {
  'action.next-area': 'Next area of the window',
  'action.previous-area': 'Previous area of the window',
  'says.document': '{name}: {puzzle}, {size}',
  'says.tool': 'Tool: {tool}',
  'says.tool-charge': 'Tool: {tool}, charge {charge}',
  'says.new-charge': 'New batteries get charge {charge}.',
  'says.half-teleporter': 'One end is at {x},{y}. Go to the other one and press Enter.',
  'says.nothing-done': 'Nothing to change here.',
  'says.given-up': 'Given up.',
} as const
