/** What is said about generators and their parameters, in English. */
export const generators = {
  // What can’t be met
  'fault.strategy-unknown': 'There is no way “{name}” of making such boards; there are: {known}.',
  'fault.unique-unknown': 'Solutions of this puzzle are not counted, so none can be the only one.',
  'fault.parameter-unknown': 'This way of making boards has no parameter “{name}”.',
  'fault.parameter-value': 'The parameter “{name}” takes {expected}; found “{found}”.',
  'fault.too-much-for-size':
    '{batteries} {batteries:battery|batteries}, {teleporters} teleporter {teleporters:pair|pairs} and the robot need {needed} cells; {width} × {height} has fewer.',
  'fault.no-plan-found':
    'No plan for {batteries} {batteries:battery|batteries} on {width} × {height} cells worked out in {tries} tries; fewer batteries, smaller charges or more cells help.',
  'expected.choice': 'one of: {choices}',
  'expected.on-off': '1 or 0, for on or off',
  'expected.whole': 'a whole number from {least} to {most}',
  'expected.share': 'a number from {least} to {most}',

  // How much a cell’s difficulty d counts
  'choice.constant': 'the same for all (1)',
  'choice.linear': 'd',
  'choice.square': 'd²',
  'choice.fourth': 'd⁴',
  'choice.power': '2ᵈ',
  'choice.factorial': 'd!',

  // Ways of making boards
  'generator.route': 'Route',
  'generator.route.about':
    'Lays batteries in the order of a planned visit, preferably where many of them lead astray.',
  'generator.nested': 'Nested visits',
  'generator.nested.about':
    'Visits within visits: the robot leaves a battery half used, goes on, and comes back the same way.',
  'generator.walk': 'Random walk',
  'generator.walk.about':
    'The robot starts in the middle, walks at random, and a battery lies wherever one runs out.',
  'generator.budget': 'Budget',
  'generator.budget.about':
    'A total charge is spent piece by piece, small pieces more often; some cells are visited twice.',
  'generator.reverse': 'Backwards',
  'generator.reverse.about':
    'Plays backwards from the solved board until every battery has charge. Makes dense boards, too.',
  'generator.backtracker': 'Recursive backtracker',
  'generator.backtracker.about': 'Long winding corridors with few, deep dead ends.',
  'generator.wilson': 'Wilson',
  'generator.wilson.about': 'Every perfect maze is equally likely: many short dead ends.',

  // Parameters
  'parameter.width': 'Width',
  'parameter.width.help': 'Cells from left to right; without it the way finds a size that fits.',
  'parameter.height': 'Height',
  'parameter.height.help': 'Cells from top to bottom; without it as many as the width.',
  'parameter.teleporters': 'Teleporter pairs',
  'parameter.teleporters.help': 'So many pairs of cells between which the robot is teleported.',
  'parameter.teleport-cost': 'Teleport cost',
  'parameter.teleport-cost.help': 'What a teleport costs besides the step: 0 or 1.',
  'parameter.diagonal': 'Diagonal steps',
  'parameter.diagonal.help': 'The robot has 8 neighbours instead of 4.',
  'parameter.batteries': 'Batteries',
  'parameter.batteries.help': 'Exactly this many batteries lie on the board.',
  'parameter.batteries-by-size': 'Batteries',
  'parameter.batteries-by-size.help':
    'Exactly this many batteries lie on the board; without it a quarter (random walk) or a third (backwards) of its cells.',
  'parameter.largest-charge': 'Largest charge',
  'parameter.largest-charge.help':
    'Charges are drawn up to this; a battery that is visited or burnt more than once may get more.',
  'parameter.usual-charge': 'Usual charge',
  'parameter.usual-charge.help': 'The charge that is drawn most often.',
  'parameter.second-visit': 'Second visits',
  'parameter.second-visit.help':
    'The chance that the next battery is reached with charge left, to be fetched later.',
  'parameter.return-now': 'Return at once',
  'parameter.return-now.help': 'The chance to go back for such a rest whenever it is in reach.',
  'parameter.take-fastest': 'Without waste',
  'parameter.take-fastest.help':
    'The chance to prefer a cell that is reached without wasting charge.',
  'parameter.fastest-weight': 'Weight without waste',
  'parameter.fastest-weight.help':
    'How much more often cells are chosen that many batteries reach, where no charge is wasted.',
  'parameter.other-weight': 'Weight with waste',
  'parameter.other-weight.help':
    'How much more often cells are chosen that many batteries reach, where charge must be wasted.',
  'parameter.insert': 'Insertions',
  'parameter.insert.help':
    'The chance that a battery is left half used, to come back to it after what is inserted.',
  'parameter.longest-hop': 'Longest hop',
  'parameter.longest-hop.help':
    'Hops have a length up to this; it grows where no cell is left so near.',
  'parameter.extra-pairs': 'Extra pairs',
  'parameter.extra-pairs.help': 'Up to so many pairs of charge more than a battery needs.',
  'parameter.total-charge': 'Total charge',
  'parameter.total-charge.help':
    'All charges together; without it something from 50 to 150. Where only a teleporter is left, one more.',
  'parameter.largest-piece': 'Largest piece',
  'parameter.largest-piece.help':
    'No piece is larger than this; without it a piece may be all that is left.',
  'parameter.twice-at-once': 'Twice at once',
  'parameter.twice-at-once.help': 'The chance to leave a new battery and return to it at once.',
  'parameter.twice-with-one-between': 'Twice with one between',
  'parameter.twice-with-one-between.help':
    'The chance to leave a new battery and return to it after one more.',
  'parameter.wander': 'Wandering',
  'parameter.wander.help':
    'The chance that a step back goes anywhere instead of towards the next battery. More of it, more charge.',
  'parameter.least-charge': 'Least charge',
  'parameter.least-charge.help': 'Every battery gets at least so much.',
  'parameter.more-steps': 'More steps',
  'parameter.more-steps.help': 'So many steps back after every battery has its charge.',
  'parameter.openings': 'Openings',
  'parameter.openings.help':
    'The share of the walls of a perfect maze that is torn down, which makes loops.',
  'parameter.pits': 'Pits',
  'parameter.pits.help': 'The share of the cells beside a shortest way that become pits.',
  'parameter.alike': 'Alike',
  'parameter.alike.help': 'How much of the first maze the second one copies: 0 nothing, 1 all.',
  'parameter.search': 'Search for length',
  'parameter.search.help':
    'So many changes are tried to make the shortest sequence for both longer; each is solved.',

  // The command
  'cli.generate.no-puzzle': 'Which puzzle is missing: {kinds}.',
  'cli.generate.size': 'a size as “8” or “8x5”',
  'cli.generate.boards': '{done} of {all} boards',
  'cli.generate.trying': 'seed {seed}: {tried} boards tried, the nearest has rating {rating}',
  'cli.generate.not-met':
    'the wanted board was not found; this is the nearest, with rating {rating}',
  'cli.generate.summary': '{made} {made:board|boards} made in {seconds} s, {rate} per second',
  'cli.generate.kept': '{kept} {kept:was|were} there already',
  'cli.generate.missing': '{missing} could not be made',
  'cli.generate.unmet': '{unmet} {unmet:is|are} not as wanted, but the nearest found',
  'cli.generate.rated': 'rating {from} to {to}: {boards}',
  'cli.generate.range': '{least} to {most}',
  'cli.generate.usual': '{value} unless given',
  'cli.generate.help': `Usage: stromwerk generate rally|mazes [--strategy NAME] [--level NAME] [--size N|WxH] … [-o DIR]

Makes boards. Every board can be solved; the same options and seed give the same bytes on every machine.
  --strategy NAME        the way of making them (see below)
  --level NAME           a set of parameters; others given beside it win
  --size N|WxH           the board’s size; without it the way finds one that fits
  --seed N               the first board’s seed (1 unless given); the boards after it have the seeds after it
  --count N              so many boards (1 unless given)
  -o DIR                 a file for each board in this folder; boards that are there already are not made again
  --jobs N               make N boards at once (all cores unless given)
  --rating R             search for a board rated R, from 1 to 10, with as many batteries as it takes unless given
  --tolerance T          how far from R is near enough (0.5 unless given)
  --unique               search for a board with exactly one solution (rally)
  --solutions N          search for a board with at most N solutions (rally)
  --tries N              give up searching after N boards and take the nearest (5000 unless given)
  --time-limit S         give up searching after S seconds per board
  --no-rating            do not rate the boards, which is faster`,
} as const
