/** What the command line says, in English. */
export const commandLine = {
  // Command line
  'fault.file-missing': 'There is no such file.',
  'fault.file-unreadable': 'The file can’t be read: {why}.',
  'fault.file-unwritable': 'The file can’t be written: {why}.',
  'fault.no-options': 'This puzzle has no options to set.',
  'fault.no-graph': 'This puzzle has no graph of batteries and hops.',
  'fault.graph-too-large':
    'The graph would have more than {most} arrows, which is too many to draw.',
  'cli.at': 'line {line}, column {column}',
  'cli.at-line': 'line {line}',
  'cli.valid': 'valid',
  'cli.solved': 'Solved by these {moves} {moves:move|moves}.',
  'cli.not-solved': 'Not solved by these moves ({moves} made).',
  'cli.written': 'Written: {file}',
  'cli.usage-error': '{problem} See “stromwerk {command}--help”.',
  'cli.no-command': 'There is no command “{command}”.',
  'cli.no-file': 'A file is missing.',
  'cli.no-moves': 'The moves are missing.',
  'cli.no-output': 'The output file is missing: -o FILE.',
  'cli.one-file': 'This command takes one file.',
  'cli.too-many': 'Too many arguments: “{found}”.',
  'cli.stdin-twice': 'Standard input can be read only once.',
  'cli.bad-value': 'The option {option} takes {expected}; found “{found}”.',
  'cli.bad-option': '{why}.',
  'cli.picture-format': 'a file that ends in .svg, .png, .gif or .txt',
  'cli.no-solution': 'There is no solution to draw; the board is drawn without one.',
  'cli.scale-fits': 'at most {most} pixels per cell on a board of this size',
  'cli.one-of': 'one of: {choices}',
  'cli.broke-off': 'The solver broke off: {message}.',
  'cli.found-none': 'No solution was found.',
  'cli.frames': '{done} of {all} frames',
  'cli.solvable': 'solved in {moves} {moves:move|moves} ({seconds} s)',
  'cli.unsolvable': 'can’t be solved ({seconds} s)',
  'cli.gave-up': 'gave up: {limit} ({seconds} s)',
  'cli.failed': 'the solver broke off: {message} ({seconds} s)',
  'cli.best-so-far':
    'The shortest sequence so far has {moves} moves; none is shorter than {bound}.',
  'cli.solutions': 'exactly {count} {count:solution|solutions}',
  'cli.solutions-at-least': 'at least {count} {count:solution|solutions}',
  'cli.files': '{done} of {all} files',
  'cli.number-range': 'a number from {least} to {most}',
  'limit.seconds': 'the time limit is reached',
  'limit.bytes': 'the memory limit is reached',
  'limit.nodes': 'the limit of nodes is reached',
  'progress.prepare': 'preparing',
  'progress.search': 'searching for a solution',
  'progress.proof': 'proving',
  'progress.count': 'counting solutions',
  'progress.play': 'playing trial games',
  'progress.nodes': '{nodes} nodes, {rate} per second',
  'cli.help': `Stromwerk: solve, check and draw boards of Stromrallye and Simultane Labyrinthe.

Usage: stromwerk COMMAND …

  check FILE…            read and validate boards
  solve FILE…            solve boards, or prove that they can’t be solved
  verify FILE MOVES      play a move string by the rules
  rate FILE…             say how difficult boards are
  generate rally|mazes   make boards, also of a wanted difficulty
  convert FILE -o FILE   rewrite a board in the plainest format that can hold it
  render FILE -o PICTURE draw a board as .svg or .png, its solution as .gif or .txt
  graph FILE -o GRAPH.gv write which battery reaches which, for Graphviz

FILE - is standard input. Each command has --help.
Options everywhere: --json (one JSON object per line), --lang de|en, --help, --version.
Exit codes: 0 done, solved, valid · 1 proven unsolvable, moves don’t solve · 2 bad input or usage · 3 gave up.`,
  'cli.check.help': `Usage: stromwerk check FILE… [--json]

Reads each board and says what it holds, or what is wrong with it and where.
  --diagonal             as if the board allowed diagonal steps (rally)
  --teleport-cost 0|1    as if a teleport cost that much (rally)`,
  'cli.solve.help': `Usage: stromwerk solve FILE… [--json]

Solves each board: the moves, or the proof that there are none. Several files are solved side by side.
  --time-limit S         give up after S seconds per board
  --memory-limit MB      use at most that much memory per board (2048 unless given)
  --count N              also count distinct solutions, up to N
  --jobs N               solve N boards at once (all cores unless given)
  --diagonal             as if the board allowed diagonal steps (rally)
  --teleport-cost 0|1    as if a teleport cost that much (rally)`,
  'cli.verify.help': `Usage: stromwerk verify FILE MOVES [--json]

Plays MOVES by the rules: whether they solve the board, and where they end. MOVES - reads them from standard input.
Rally: u d l r, with diagonal steps also 7 9 1 3 (as on a number pad), and t to teleport back. Mazes: u d l r.
  --diagonal             as if the board allowed diagonal steps (rally)
  --teleport-cost 0|1    as if a teleport cost that much (rally)`,
  'cli.convert.help': `Usage: stromwerk convert FILE -o FILE

Rewrites a board in the plainest format that can hold it. -o - writes to standard output.`,
  'cli.render.help': `Usage: stromwerk render FILE -o PICTURE.svg|.png|.gif|.txt [--solution | --moves MOVES]

Draws the board (.svg, .png), shows how it is played (.gif), or tells the steps in words (.txt).
  --solution             solve the board and draw the way into it; .gif and .txt do so unless moves are given
  --moves MOVES          draw the way of these moves into it
  --trail time|battery   colour the way by time, or with one colour for each battery (rally)
  --dark                 in the dark theme
  --scale N              pixels per cell (from 1 to 96)
  --stride N             .gif: a frame every N moves (unless given, there are at most 500 frames)
  --delay MS             .gif: how long a frame is shown, in milliseconds (200 unless given)`,
  'cli.graph.help': `Usage: stromwerk graph FILE -o GRAPH.gv [--charges] [--solution | --moves MOVES]

Writes which battery reaches which, in the language of Graphviz (draw it with “dot -Tsvg”). -o - is standard output.
Nodes are battery cells with their charges, arrows are hops with their lengths: “2, 4 …” is 2 and every second number
from there on. Hops that need more charge than lies there are dashed. The robot’s start is green.
  --charges              a node for each charge that a cell can hold, and where each hop may lead with it
  --solution             solve the board and mark the way in red, swaps in orange
  --moves MOVES          mark the way of these moves
  --diagonal             as if the board allowed diagonal steps
  --teleport-cost 0|1    as if a teleport cost that much`,
} as const
