/** What is said about boards and their files, in English. */
export const boards = {
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
    'Expected {expected} {expected:entry|entries} by this count; found {found}.',
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

  // Boards made by a program
  'fault.about-option':
    '“{option}” is an option of the board and can’t also be an entry of what is known about it.',
} as const
