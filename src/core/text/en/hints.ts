/** What is said to someone who plays a board, in English. */
export const hints = {
  // Hints
  'hint.battery': 'Go to the battery at {x},{y} next.',
  'hint.battery-way':
    'The way to {x},{y} takes {moves} {moves:move|moves}; put the battery down there with charge {left}.',
  'hint.burn': 'No battery is needed any more: use up what is on board.',
  'hint.burn-way': 'Drive on for {moves} {moves:move|moves} until the charge is used up.',
  'hint.remaining': '{moves} {moves:instruction is|instructions are} enough from here.',
  'hint.instruction': 'The next instruction is “{direction}”.',
  'hint.home': 'Both people are at the goal.',

  // What reaches what
  'reach.battery': '{x},{y} costs {cost}, left {left}',
  'reach.battery-on': '{x},{y} costs {cost} or more, left {left}',
  'reach.back-on': 'back here costs {cost} or more, left {left}',
  'reach.back': 'back here costs {cost}, left {left}',
  'reach.hop': 'costs {cost} or more; possible: {lengths}',
  'reach.count': 'reaches {count} other {count:battery|batteries}',
  'reach.none': 'reaches no other battery',
  'reach.empty': 'is empty and reaches nothing',
  'reach.too-far': 'may reach so much that it is not worked out while one points',
  'reach.list': '{what}: {list}',
  'reach.more': '{list}; and {count} more',
  'reach.heading': 'Reach',
  'reach.left':
    '“Left” is what can be left of the charge on arrival, depending on how much is wasted on the way.',
  'graph.count':
    '{count} {count:hop|hops} with their lengths. Dashed: more charge is needed than lies there now.',
  'graph.lines':
    '{count} hops. Dashed: more charge is needed than lies there now. Point at a battery to see its own.',
  'graph.working': 'Working out what reaches what…',
  'graph.playing': 'The graph comes back when the playback rests.',
  'graph.close': 'Hide the graph',
  'graph.none': 'There are no hops from battery to battery.',
  'graph.too-many': 'There are more hops than can be told apart, so the graph is not drawn.',
} as const
