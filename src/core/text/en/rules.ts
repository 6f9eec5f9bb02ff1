/** The rules of the puzzles as lessons, in English. */
export const rules = {
  'rules.lessons': 'Lessons',
  'rules.back': 'Back',
  'rules.next': 'Next',
  'rules.step': 'Next move',
  'rules.play': 'Play the example',
  'rules.pause': 'Pause the example',
  'rules.example': 'Example: {name}',
  'rules.solved': 'Solved!',
  'rules.stuck': 'Lost: charge is left, but the robot can’t move any more.',

  // Rally
  'rules.rally.drive': 'Driving',
  'rules.rally.drive-text':
    'The robot carries a battery; the number on it is the charge. Each step to the next cell costs 1, and without charge the robot stands still. You have won when every charge is 0: on board and everywhere on the board. Where the robot then stands does not matter.',
  'rules.rally.swap': 'Swapping',
  'rules.rally.swap-text':
    'On some cells lies a battery. When the robot enters such a cell, it puts its own battery down and takes the one lying there: always, at once, and even if that one is empty.',
  'rules.rally.again': 'Coming back',
  'rules.rally.again-text':
    'What is left in a battery when it is put down stays in it. So the robot has to come back and fetch it, or bring the rest to a place from where it can be used up. Here it swaps twice on the same cell.',
  'rules.rally.waste': 'Wasting',
  'rules.rally.waste-text':
    'Sometimes it is best to put a battery down empty, although the way to the next one is shorter than the charge. Then waste some: a step aside and a step back cost 2. Wasted steps are drawn as hollow lines.',
  'rules.rally.lost': 'Running out of charge',
  'rules.rally.lost-text':
    'If the charge on board is 0 while some is left on the board, you have lost. Here the robot has put down a battery with charge 1 and can’t get back to it. So think first, then swap!',
  'rules.rally.teleporter': 'Teleporters',
  'rules.rally.teleporter-text':
    'Some boards have teleporters: two cells with the same letter. The step onto one costs 1 as always. If charge is left, the robot is carried to the other cell at once, which costs 1 more (on some boards nothing). From there it drives on, or it teleports back for the same price.',
  'rules.rally.diagonal': 'Diagonal steps',
  'rules.rally.diagonal-text':
    'Some boards allow diagonal steps. Each of them costs 1, like any other step.',

  // Mazes
  'rules.mazes.together': 'One sequence for two',
  'rules.mazes.together-text':
    'There are two mazes with one person in each, both at the start in the top left corner. Whatever you say (up, down, left, right) both people do at the same time. Find the shortest sequence that brings both to the flag in the bottom right corner.',
  'rules.mazes.wall': 'Walls',
  'rules.mazes.wall-text':
    'Whoever has a wall or the border ahead stays where they are. The other person goes on all the same. That is how you get them apart, and together again.',
  'rules.mazes.pit': 'Pits',
  'rules.mazes.pit-text':
    'Whoever steps into a pit is back at the start. Sometimes that is just what you need: even the shortest sequence may lead through a pit.',
  'rules.mazes.goal': 'At the goal',
  'rules.mazes.goal-text':
    'Whoever is at the goal stays there, whatever you say from then on. So from that moment on you only have to think of the other person.',
} as const
