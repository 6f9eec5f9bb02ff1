/** What the window says to someone who plays a board, in English. */
export const game = {
  // Play mode
  'play.heading': 'Your game',
  'play.board-label': 'You play: {puzzle}, {size}',
  'play.instructions':
    'Arrows make a move, Backspace takes it back. Shift and arrows look around, Enter goes to where you look. H gives a hint, Escape stops playing, Tab leaves the board.',
  'play.began': 'Your turn. {what}',
  'play.left': 'You have stopped playing.',
  'play.move': 'Move {move}: {what}',
  'play.undone': 'Taken back. Now at move {move}: {what}',
  'play.redone': 'Made again. Now at move {move}: {what}',
  'play.restarted': 'Back at the start. {what}',
  'play.moves': '{moves} {moves:move|moves}',
  'play.reachable': '{what} – {moves} {moves:move|moves} away',
  'play.unreachable': '{what} – can’t be reached directly',
  'play.take-back': 'Take back',
  'play.make-again': 'Make again',
  'play.again': 'Play again',
  'play.nowhere': 'You can’t get there directly.',
  'play.over': 'It is solved already.',
  'play.there': 'You are there already.',

  // How it stands
  'play.solved': 'Solved!',
  'play.solved-in': 'You needed {moves} {moves:move|moves}.',
  'play.solved-at-once': 'There is nothing to do: the board is solved as it is.',
  'play.shortest': 'There is no shorter way.',
  'play.shorter': '{moves} {moves:move is|moves are} enough. Can you find that way?',
  'play.is-solved': '{what}. Solved with {moves} {moves:move|moves}!',
  'play.stuck': 'Stuck',
  'play.stuck-why': 'There is charge left, but the robot can’t move any more.',
  'play.is-stuck': '{what}. Stuck: there is charge left, but the robot can’t move any more.',
  'play.lost': 'Can no longer be solved',
  'play.lost-why': 'From here no moves lead to the solution. Something went wrong on the way.',
  'play.is-lost': 'From here it can no longer be solved.',
  'play.hopeless': 'Can’t be solved',
  'play.hopeless-why': 'This board has no solution, not even from its start.',
  'play.still-solvable': 'It can still be solved from here.',
  'play.went-back': 'Back at move {move}, the last one from which it can be solved.',
  'play.no-way-back': 'No position is known from which it can be solved.',
  'play.looking-back': 'Looking for the last position that can be solved…',
  'play.gave-up': 'The search found no answer within {seconds} s.',
  'play.failed': 'The search stopped by itself: {message}',
  'play.open': 'Your turn',

  // Hints
  'play.hint-heading': 'Hint',
  'play.thinking': 'Thinking…',
  'play.hint-more': 'Show how',
  'play.hint-hide': 'Hide the hint',
  'play.hint-hidden': 'The hint is hidden.',
  'play.retry': 'Search again',

  // Moves that can’t be made
  'refused.move-unknown': 'There is no such move here.',
  'refused.move-diagonal': 'Diagonal steps are not allowed on this board.',
  'refused.move-no-charge': 'The battery on board is empty.',
  'refused.move-off-board': 'The board ends here.',
  'refused.move-no-teleporter': 'The robot is not on a teleporter.',

  // How far one has come
  'tally.on-board': '{charge} on board',
  'tally.lying': '{charge} on the ground',
  'tally.home': 'person {person} at the goal',
  'tally.stands': 'person {person} at {x},{y}',

  // Keys while one plays
  'keys.heading-play': 'While you play',
  'keys.go': 'Make a move',
  'keys.diagonal': 'Diagonal steps, also on the number pad',
  'keys.teleport': 'Teleport back',
  'keys.take-back': 'Take a move back',
  'keys.look': 'Look around',
  'keys.go-there': 'Go where you look; a click does it, too',
} as const
