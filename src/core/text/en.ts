/** Everything that Stromwerk says, in English. The other languages have the same keys. */
export const en = {
  // Files and boards
  'fault.empty-file': 'The file is empty; expected a board.',
  'fault.binary-file': 'This is no text file: it holds a character with the code {code}.',
  'fault.file-too-large': 'The file has {bytes} bytes; at most {limit} are read.',
  'fault.unknown-kind':
    'Expected a board’s size: “W H” for a pair of mazes, “N” or “W,H” for a rally; found “{found}”.',
  'fault.not-a-number': 'Expected {expected}; found “{found}”.',
  'fault.negative': 'Expected {expected}, which is never negative; found “{found}”.',
  'fault.fraction': 'Expected {expected}, a whole number; found “{found}”.',
  'fault.too-large': 'Expected {expected}, at most {limit}; found “{found}”.',
  'fault.too-small': 'Expected {expected}, at least {limit}; found “{found}”.',
  'fault.line-missing': 'The file ends where {expected} is expected.',
  'fault.line-form': 'Expected {expected}; found “{found}”.',
  'fault.off-board':
    'The cell {x},{y} lies off the board; expected x from {left} to {right}, y from {top} to {bottom}.',
  'fault.cell-taken': '{thing} stands where {other} already is; expected one thing per cell.',
  'fault.teleporter-self': 'Both ends of the teleporter are the same cell; expected two cells.',
  'fault.too-few-entries':
    'Expected {expected} {expected:entry|entries} by the count above; found {found}.',
  'fault.too-many-entries':
    'The list is complete with {expected} {expected:entry|entries}; found one more: “{found}”.',
  'fault.total-charge': 'All charges together are {found}; at most {limit} are allowed.',
  'fault.unexpected-text': 'Nothing is expected here any more; found “{found}”.',
  'fault.label-twice': 'This cell has a label already: “{other}”.',
  'fault.label-text': 'A label is one line without “#”; found “{found}”.',
  'fault.about-text': 'Notes, keys and values are single lines; found “{found}”.',
  'fault.bad-option': 'Expected {expected} for the option “{option}”; found “{found}”.',
  'fault.pit-on-start': 'A pit lies on the start; expected a free cell there.',
  'fault.pit-on-goal': 'A pit lies on the goal; expected a free cell there.',
  'fault.row-length': 'Expected {expected} {expected:number|numbers} ({what}); found {found}.',
  'fault.more-faults': 'There are more faults than the {count} listed.',

  // Move strings
  'fault.move-unknown': 'Move {number}: “{move}” is no move.',
  'fault.move-diagonal':
    'Move {number}: “{move}” is a diagonal step, which this board does not allow.',
  'fault.move-no-charge':
    'Move {number}: the on-board battery is empty, so “{move}” can’t be made.',
  'fault.move-off-board': 'Move {number}: “{move}” would leave the board.',
  'fault.move-no-teleporter': 'Move {number}: “{move}” needs a teleporter under the robot.',

  // What faults expect, and what stands on cells
  'expected.size': 'the board’s size',
  'expected.size-form':
    'the board’s size as “N” or “W,H”, with “=0” or “=1” behind it for the origin',
  'expected.maze-size': 'the mazes’ size as “W H”',
  'expected.origin': '0 or 1 for the origin',
  'expected.robot': 'the robot as “x,y,charge”',
  'expected.count': 'the number of entries, or “*”',
  'expected.entry': 'a battery as “x,y,charge” or a teleporter as “T x1,y1,x2,y2”',
  'expected.label': 'a label as “x,y:text”',
  'expected.coordinate': 'a coordinate',
  'expected.charge': 'a charge',
  'expected.switch': '0 or 1',
  'expected.right-walls': 'walls to the right of row {row}, maze {maze}',
  'expected.below-walls': 'walls below row {row}, maze {maze}',
  'expected.wall': 'a wall: 0 or 1',
  'expected.pit-count': 'the number of pits of maze {maze}',
  'expected.pit': 'a pit as “x y”',
  'thing.robot': 'the robot',
  'thing.battery': 'a battery',
  'thing.teleporter': 'a teleporter',
  'thing.pit': 'a pit',

  // Puzzles and their figures
  'puzzle.rally': 'Rally',
  'puzzle.mazes': 'Mazes',
  'fact.size': '{width} × {height}',
  'fact.batteries': '{batteries} {batteries:battery|batteries}',
  'fact.charge': 'charge {charge} in all',
  'fact.teleporters': '{teleporters} teleporter {teleporters:pair|pairs}',
  'fact.diagonal': 'diagonal steps',
  'fact.free-teleport': 'teleporting is free',
  'fact.walls': '{walls} {walls:wall|walls}',
  'fact.pits': '{pits} {pits:pit|pits}',
  'fact.swaps': '{swaps} {swaps:swap|swaps}',

  // Plays in words
  'rally.start': 'Start at {x},{y} with charge {charge}.',
  'rally.swap':
    'Go to {x},{y} ({moves} {moves:move|moves}): drop the battery with charge {dropped}, take the one with charge {taken}.',
  'rally.end-solved': 'Go on to {x},{y} ({moves} {moves:move|moves}): every battery is empty.',
  'rally.end': 'Go on to {x},{y} ({moves} {moves:move|moves}): charge {charge} is left on board.',
  'rally.ends': 'The robot ends at {x},{y} with charge {charge}; {left} is left on the board.',
  'mazes.fell':
    'Instruction {number}: person {person} falls into the pit at {x},{y} and is back at the start.',
  'mazes.home': 'Instruction {number}: person {person} reaches the goal.',
  'mazes.ends': 'The first person ends at {x1},{y1}, the second at {x2},{y2}.',

  // Command line
  'fault.file-missing': 'There is no such file.',
  'fault.file-unreadable': 'The file can’t be read: {why}.',
  'fault.file-unwritable': 'The file can’t be written: {why}.',
  'fault.no-options': 'This puzzle has no options to set.',
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
  'cli.picture-format': 'a file that ends in .svg or .png',
  'cli.no-solution': 'There is no solution to draw; the board is drawn without one.',
  'cli.scale-range': 'a whole number from 1 to {most}',
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
  'progress.nodes': '{nodes} nodes, {rate} per second',
  'cli.help': `Stromwerk: solve, check and draw boards of Stromrallye and Simultane Labyrinthe.

Usage: stromwerk COMMAND …

  check FILE…            read and validate boards
  solve FILE…            solve boards, or prove that they can’t be solved
  verify FILE MOVES      play a move string by the rules
  convert FILE -o FILE   rewrite a board in the plainest format that can hold it
  render FILE -o PICTURE draw a board as .svg or .png

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
  'cli.render.help': `Usage: stromwerk render FILE -o PICTURE.svg|.png [--solution | --moves MOVES] [--dark]

Draws the board.
  --solution             solve the board and draw the way into it
  --moves MOVES          draw the way of these moves into it
  --dark                 in the dark theme
  --scale N              pixels per cell (from 1 to 96)`,

  // Actions
  'menu.file': 'File',
  'menu.view': 'View',
  'menu.solution': 'Solution',
  'menu.help': 'Help',
  'action.open': 'Open…',
  'action.save': 'Save',
  'action.save-as': 'Save as…',
  'action.close': 'Close board',
  'action.zoom-in': 'Zoom in',
  'action.zoom-out': 'Zoom out',
  'action.zoom-fit': 'Zoom to fit',
  'action.theme-light': 'Light theme',
  'action.theme-dark': 'Dark theme',
  'action.theme-system': 'Theme of the system',
  'action.language-de': 'Deutsch',
  'action.language-en': 'English',
  'action.palette': 'Command palette',
  'action.solve': 'Solve',
  'action.cancel': 'Cancel solving',
  'action.play': 'Play or pause',
  'action.step-forward': 'One move forward',
  'action.step-back': 'One move back',
  'action.milestone-forward': 'To the next swap or fall',
  'action.milestone-back': 'To the previous swap or fall',
  'action.to-start': 'To the start',
  'action.to-end': 'To the end',
  'action.faster': 'Faster',
  'action.slower': 'Slower',
  'action.loop': 'Repeat',
  'action.shortcuts': 'Keyboard shortcuts',
  'action.about': 'About Stromwerk',

  // Why a pair of mazes can't be solved
  'reason.maze-person-cut-off':
    'Maze {maze}: the person can reach only {count} {count:cell|cells}, and the goal is not among them.',
  'reason.maze-goal-cut-off':
    'Maze {maze}: the goal can be reached only from {count} {count:cell|cells}, and the person can get to none of them.',
  'reason.mazes-exhausted':
    'Each person alone could get home, but every sequence that brings one home loses the other for good.',

  // Why a rally board can't be solved
  'reason.parity':
    'Colour the board like a chessboard: every step changes the colour and costs 1, so each battery can be emptied on one colour only. {batteries} {batteries:battery|batteries} (the robot’s included) can be emptied only on the colour that has {cells} battery {cells:cell|cells}; the other {otherBatteries} only on the colour that has {otherCells}. Only one battery, the robot’s, needs no cell.',
  'reason.stuck-empty':
    'The robot’s battery is empty, but there is charge left on the board: the robot can’t move.',
  'reason.stuck-walled':
    'The robot is closed in: every step leads off the board or onto an empty battery, where it would stand still.',
  'reason.unreachable':
    '{count} {count:battery lies|batteries lie} too far away: no battery’s charge is ever enough to get there.',
  'reason.one-way':
    'Two groups of batteries can’t both be visited: whoever has reached one ({first}) can never get to the other ({second}).',
  'reason.last-charge':
    'The other batteries can be emptied, but what is then left in the robot can never be used up: there is no room to drive on.',
  'reason.exhausted':
    'Every order of taking the batteries has been tried, and none empties them all.',

  // One move, and what is on a cell
  'direction.u': 'up',
  'direction.d': 'down',
  'direction.l': 'left',
  'direction.r': 'right',
  'direction.7': 'up left',
  'direction.9': 'up right',
  'direction.1': 'down left',
  'direction.3': 'down right',
  'rally.steps': '{direction} to {x},{y}, charge {charge}',
  'rally.steps-swap': '{direction} to {x},{y}: drops {dropped}, takes {taken}',
  'rally.steps-teleport': '{direction} to {x1},{y1} and by teleporter to {x},{y}, charge {charge}',
  'rally.teleports-back': 'back by teleporter to {x},{y}, charge {charge}',
  'mazes.start': 'Both people stand at the start.',
  'mazes.steps': '{direction}: person 1 {first}, person 2 {second}',
  'mazes.goes': 'goes to {x},{y}',
  'mazes.is-blocked': 'is stopped by a wall',
  'mazes.falls': 'falls into a pit',
  'mazes.comes-home': 'reaches the goal',
  'mazes.is-home': 'is at the goal',
  'look.at': '{x}, {y}: {what}',
  'look.at-maze': 'maze {maze} · {x}, {y}: {what}',
  'look.together': '{first}; {second}',
  'look.free': 'free',
  'look.robot': 'robot, charge {charge}',
  'look.battery': 'battery, charge {charge}',
  'look.teleporter': 'teleporter {name}, leads to {x},{y}',
  'look.label': '“{label}”',
  'look.person': 'person {person}',
  'look.start': 'start',
  'look.goal': 'goal',
  'look.wall-u': 'wall above',
  'look.wall-d': 'wall below',
  'look.wall-l': 'wall on the left',
  'look.wall-r': 'wall on the right',

  // The window
  'action.examples': 'Examples…',
  'window.hint': '{name} ({keys})',
  'window.tabs': 'Open boards',
  'window.tab-unsaved': '{name}, not saved',
  'window.close-tab': 'Close {name}',
  'window.toolbar': 'Toolbar',
  'window.menu': 'Menu',
  'window.board': 'Board',
  'window.panel': 'About this board',
  'window.board-label': '{puzzle}, {size}',
  'window.close': 'Close',
  'window.dismiss': 'Dismiss this message',
  'window.saved': 'Saved as “{name}”.',
  'window.drop': 'Drop the files to open them',
  'problem.unreadable': 'This file can’t be read as a board.',
  'problem.count': '{count} {count:problem|problems}',
  'problem.unnamed': 'Something went wrong: {message}',
  'problem.file-gone': 'The file “{name}” can’t be opened any more.',
  'problem.not-saved': '“{name}” could not be saved: {why}',
  'problem.not-opened': '“{name}” could not be opened: {why}',
  'verdict.heading': 'Solution',
  'verdict.idle': 'Not solved yet.',
  'verdict.running': 'Solving…',
  'verdict.elapsed': '{seconds} s',
  'verdict.limit': 'stops after {seconds} s',
  'verdict.cancelled': 'Cancelled after {seconds} s.',
  'verdict.solved': 'Solved',
  'verdict.solved-at-once': 'Nothing to do: the board is solved as it is.',
  'verdict.moves': '{moves} {moves:move|moves}',
  'verdict.seconds': 'in {seconds} s',
  'verdict.nodes': '{nodes} positions looked at',
  'verdict.unsolvable': 'Can’t be solved',
  'verdict.lit': 'The cells are lit up on the board.',
  'verdict.unknown': 'Gave up',
  'verdict.unknown-seconds': 'No answer within {seconds} s.',
  'verdict.unknown-bytes': 'No answer within the memory allowed.',
  'verdict.unknown-nodes': 'No answer within the number of positions allowed.',
  'verdict.best': 'The best so far has {moves} {moves:move|moves} and is shown.',
  'verdict.bound': 'Every solution needs at least {bound} {bound:move|moves}.',
  'verdict.longer': 'Search for up to {seconds} s',
  'verdict.failed': 'The search stopped by itself. The board is as it was; try again.',
  'verdict.failed-why': 'What it said: {message}',
  'verdict.announce-solved': 'Solved with {moves} {moves:move|moves}.',
  'verdict.announce-unsolvable': 'Can’t be solved. {reason}',
  'verdict.phase-prepare': 'Preparing',
  'verdict.phase-search': 'Searching',
  'verdict.phase-proof': 'Searching and proving',
  'verdict.phase-count': 'Counting solutions',
  'verdict.figure-memo': 'positions remembered',
  'verdict.figure-depth': 'depth',
  'verdict.figure-best': 'best so far',
  'verdict.figure-bound': 'moves at least',
  'verdict.figure-bytes': 'memory',
  'verdict.figure-solutions': 'solutions',
  'verdict.figure-nodes': 'positions',
  'verdict.megabytes': '{megabytes} MB',
  'playback.heading': 'Playback',
  'playback.none': 'Solve the board to watch its solution here.',
  'playback.scrubber': 'Position',
  'playback.position': '{frame} / {length}',
  'playback.announce': 'Move {frame} of {length}: {what}',
  'playback.speed': 'Speed',
  'playback.times': '{speed}×',
  'playback.play': 'Play',
  'playback.pause': 'Pause',
  'steps.heading': 'Steps',
  'status.zoom': '{percent} %',
  'status.zoom-label': 'Zoom',
  'status.hint': 'Point at a cell to see what is there.',
  'palette.placeholder': 'Type a command or the name of a board',
  'palette.results': 'Commands',
  'palette.none': 'Nothing fits.',
  'palette.recent': 'Recent',
  'palette.example': 'Example',
  'palette.tab': 'Open board',
  'about.text':
    'Level editor, solver and generator for the grid puzzles Stromrallye and Simultane Labyrinthe.',
  'about.version': 'Version {version}',
  'about.desktop': 'Desktop edition',
  'about.web': 'Web edition',
  'about.licence':
    'Free software under the MIT licence. The typeface is Inter (SIL Open Font License).',
  'key.control': 'Ctrl',
  'key.shift': 'Shift',
  'key.space': 'Space',
  'key.home': 'Home',
  'key.end': 'End',
  'empty.heading': 'Which board shall it be?',
  'empty.invite': 'Open a file, drop one here, or begin with an example.',
  'empty.recent': 'Opened lately',
  'empty.examples': 'Examples',

  // Boards made by a program
  'fault.about-option':
    '“{option}” is an option of the board and can’t also be an entry of what is known about it.',

  // The desktop
  'menu.edit': 'Edit',
  'menu.window': 'Window',
  'menu.open-recent': 'Open recent',
  'menu.no-recent': 'No recent boards',
  'role.undo': 'Undo',
  'role.redo': 'Redo',
  'role.cut': 'Cut',
  'role.copy': 'Copy',
  'role.paste': 'Paste',
  'role.selectAll': 'Select all',
  'role.close': 'Close window',
  'role.minimize': 'Minimize',
  'role.zoom': 'Zoom',
  'role.togglefullscreen': 'Full screen',
  'role.services': 'Services',
  'role.hide': 'Hide Stromwerk',
  'role.hideOthers': 'Hide others',
  'role.unhide': 'Show all',
  'role.quit': 'Quit Stromwerk',
  'desktop.cant-open': '“{name}” can’t be opened. {why}',
  'desktop.cant-save': '“{name}” can’t be saved. {why}',
  'desktop.unknown-document': 'It is no longer known where this document lies.',
  'desktop.too-many-files': 'Only {most} files can be opened at once.',
  'desktop.job-died':
    'The search ended unexpectedly (exit code {code}), perhaps for lack of memory. The board is unchanged, and you can solve again.',
  'desktop.boards': 'Boards',
  'desktop.all-files': 'All files',
  'desktop.unsaved': '{count} {count:board has|boards have} changes that are not saved.',
  'desktop.unsaved-detail': 'If you close now, these changes are lost.',
  'desktop.discard': 'Close without saving',
  'desktop.stay': 'Back to the board',
  'start.no-electron':
    'Electron is not installed and can’t be fetched here, so Stromwerk opens in the browser instead.',
  'start.fetching': 'Fetching Electron …',
  'start.address': 'Stromwerk is at {url} (Ctrl+C ends it).',
  'start.not-built': 'Stromwerk is not built: run “npm run build” first.',
} as const
