/** What is said to someone who plays a board, in English. */
export const hints = {
  // Hints
  'hint.battery': 'Go to the battery at {x},{y} next.',
  'hint.battery-way':
    'The way to {x},{y} has {moves} {moves:move|moves}; put the battery down there with charge {left}.',
  'hint.burn': 'No battery is needed any more: use up what is on board.',
  'hint.burn-way': 'Drive on for {moves} {moves:move|moves} until the charge is used up.',
  'hint.remaining': '{moves} {moves:instruction is|instructions are} enough from here.',
  'hint.instruction': 'The next instruction is “{direction}”.',
  'hint.home': 'Both people are at the goal.',

  // What reaches what
  'reach.battery':
    'reaches the battery at {x},{y} in {moves} {moves:move|moves}; can arrive with charge {left}',
  'reach.back':
    'can come back to this cell after {moves} {moves:move|moves}; can arrive with charge {left}',
  'reach.hop': '{moves} {moves:move|moves} away; possible lengths: {lengths}',
  'reach.count': 'reaches {count} {count:battery|batteries}',
  'reach.none': 'reaches no battery',
  'reach.empty': 'is empty and reaches nothing',
  'reach.too-far': 'may reach so much that it is not worked out while one points',
} as const
