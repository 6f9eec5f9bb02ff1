/** Why a board can’t be solved, in English. */
export const reasons = {
  // Why a pair of mazes can't be solved
  'reason.maze-person-cut-off':
    'Maze {maze}: the person can reach only {count} {count:cell|cells}, and the goal is not among them.',
  'reason.maze-goal-cut-off':
    'Maze {maze}: the goal can be reached only from {count} {count:cell|cells}, and the person can get to none of them.',
  'reason.mazes-exhausted':
    'Each person alone could get home, but every sequence that brings one home loses the other for good.',

  // Why a rally board can't be solved
  'reason.parity':
    'Colour the board like a chessboard: every step changes the colour and costs 1, so each battery can be emptied on one colour only. On one colour that is {batteries} {batteries:battery|batteries} (the robot’s included) for {cells} battery {cells:cell|cells}, on the other {otherBatteries} for {otherCells}. Only one battery, the robot’s, needs no cell.',
  'reason.stuck-empty':
    'The robot’s battery is empty, but there is charge left on the board: the robot can’t move.',
  'reason.stuck-walled':
    'The robot is closed in: every step leads off the board or onto an empty battery, where it would stand still.',
  'reason.unreachable':
    '{count} {count:battery is|batteries are} out of reach: no charge that the robot can ever get is enough to go there.',
  'reason.one-way':
    'Two groups of batteries can’t both be visited: whoever has reached one ({first}) can never get to the other ({second}).',
  'reason.last-charge':
    'The other batteries can be emptied, but what is then left in the robot can never be used up: there is no room to drive on.',
  'reason.exhausted':
    'Every order of taking the batteries has been tried, and none empties them all.',
} as const
