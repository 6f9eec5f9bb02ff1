/** How difficult a board is, in English. */
export const rating = {
  'level.beginner': 'beginner',
  'level.advanced': 'advanced',
  'level.expert': 'expert',
  'level.master': 'master',
  'rating.unknown': 'It was not found out whether the board can be solved, so it has no rating.',

  // What a rally board's rating is made of
  'rating.naive':
    'Someone who only avoids running out of charge needs about {tries} {tries:try|tries}.',
  'rating.naive-never':
    'Someone who only avoids running out of charge won none of {games} {games:game|games}.',
  'rating.careful':
    'Someone who also keeps every battery in reach needs about {tries} {tries:try|tries}.',
  'rating.careful-never':
    'Someone who also keeps every battery in reach won none of {games} {games:game|games}.',
  'rating.swaps': 'The fewest swaps found: {swaps}.',
  'rating.secondVisit-needed': 'A battery cell must be visited a second time.',
  'rating.secondVisit-not-needed': 'No battery cell needs a second visit.',
  'rating.secondVisit-perhaps': 'Perhaps a battery cell must be visited a second time.',
  'rating.waste-needed': 'Charge must be wasted on the way.',
  'rating.waste-not-needed': 'No charge needs to be wasted on the way.',
  'rating.waste-perhaps': 'Perhaps charge must be wasted on the way.',
  'rating.partialWaste-needed':
    'Charge must be wasted on the way to a battery although some is left on arrival.',
  'rating.partialWaste-not-needed': 'Waste is never needed where charge is left on arrival.',
  'rating.partialWaste-perhaps':
    'Perhaps charge must be wasted on the way to a battery although some is left on arrival.',
  'rating.loop-needed': 'A battery must be put back on the very cell it came from.',
  'rating.loop-not-needed': 'No battery needs to go back to the very cell it came from.',
  'rating.loop-perhaps': 'Perhaps a battery must be put back on the very cell it came from.',
  'rating.solutions': 'There {count:is|are} exactly {count} {count:solution|solutions}.',
  'rating.solutions-least': 'There {count:is|are} at least {count} {count:solution|solutions}.',
  'rating.q':
    'The measure q (charge times how closely batteries lie, over the board’s side) is {q}.',

  // What a rating of mazes is made of
  'rating.length': 'The shortest sequence has {length} {length:instruction|instructions}.',
  'rating.bound':
    'That is not proven; none has fewer than {bound} {bound:instruction|instructions}.',
  'rating.shorter-alone': 'One person alone would need {least}.',
  'rating.longer-alone': 'The other person alone would need {most}.',
  'rating.ratio': 'Together they need {ratio} times as many as the slower one alone.',
  'rating.detours': 'Steps that lead a person away from the goal: {detours}.',
  'rating.falls': 'Falls into pits on the way: {falls}.',
  'rating.fall-needed': 'Every sequence without a fall is longer.',
  'rating.fall-not-needed': 'No fall is needed.',
  'rating.fall-perhaps': 'Perhaps a fall is needed.',
  'rating.bits':
    'To someone who looks at each maze alone the sequence is a surprise of {bits} bits.',

  // The command
  'cli.rate.rated': '{rating} of 10, {level} (± {uncertainty})',
  'cli.rate.unsolvable': 'can’t be solved, so it has no rating',
  'cli.rate.failed': 'rating broke off: {message}',
  'cli.rate.help': `Usage: stromwerk rate FILE… [--json]

Rates each board from 1.0 (easy) to 10.0 (hard), and says what the rating is made of. It comes from a model of players.
  --jobs N               rate N boards at once (all cores unless given)
  --diagonal             as if the board allowed diagonal steps (rally)
  --teleport-cost 0|1    as if a teleport cost that much (rally)`,
} as const
