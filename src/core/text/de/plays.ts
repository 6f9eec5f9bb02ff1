/** What happens while a board is played, in German. */
import type { plays as english } from '../en/plays'

export const plays: Record<keyof typeof english, string> = {
  // Spielverläufe in Worten
  'rally.start': 'Start auf {x},{y} mit Ladung {charge}.',
  'rally.swap':
    'Gehe zu {x},{y} ({moves} {moves:Zug|Züge}): Lege Ladung {dropped} ab, nimm Ladung {taken}.',
  'rally.end-solved':
    'Gehe weiter zu {x},{y} ({moves} {moves:Zug|Züge}): Alle Batterien sind leer.',
  'rally.end': 'Gehe weiter zu {x},{y} ({moves} {moves:Zug|Züge}): An Bord bleibt Ladung {charge}.',
  'rally.ends': 'Der Roboter endet auf {x},{y} mit Ladung {charge}; auf dem Brett bleibt {left}.',
  'mazes.fell':
    'Anweisung {number}: Person {person} fällt in die Grube auf {x},{y} und ist wieder am Start.',
  'mazes.home': 'Anweisung {number}: Person {person} erreicht das Ziel.',
  'mazes.ends': 'Die erste Person endet auf {x1},{y1}, die zweite auf {x2},{y2}.',

  // Ein Zug, und was auf einem Feld ist
  'direction.u': 'nach oben',
  'direction.d': 'nach unten',
  'direction.l': 'nach links',
  'direction.r': 'nach rechts',
  'direction.7': 'nach links oben',
  'direction.9': 'nach rechts oben',
  'direction.1': 'nach links unten',
  'direction.3': 'nach rechts unten',
  'rally.steps': '{direction} auf {x},{y}, Ladung {charge}',
  'rally.steps-swap': '{direction} auf {x},{y}: legt {dropped} ab, nimmt {taken}',
  'rally.steps-teleport':
    '{direction} auf {x1},{y1} und per Teleporter auf {x},{y}, Ladung {charge}',
  'rally.teleports-back': 'per Teleporter zurück auf {x},{y}, Ladung {charge}',
  'mazes.start': 'Beide Personen stehen am Start.',
  'mazes.steps': '{direction}: Person 1 {first}, Person 2 {second}',
  'mazes.goes': 'auf {x},{y}',
  'mazes.is-blocked': 'bleibt stehen',
  'mazes.run': '{times} × {direction}: Person 1 {first}, Person 2 {second}',
  'mazes.run-blocked': 'bleibt',
  'mazes.run-falls': 'fällt',
  'mazes.run-home': 'am Ziel',
  'mazes.falls': 'fällt in eine Grube',
  'mazes.comes-home': 'erreicht das Ziel',
  'mazes.is-home': 'ist am Ziel',
  'look.at': '{x}, {y}: {what}',
  'look.at-maze': 'Labyrinth {maze} · {x}, {y}: {what}',
  'look.at-edge': 'Labyrinth {maze} · zwischen {x1}, {y1} und {x2}, {y2}: {what}',
  'look.edge-wall': 'Wand',
  'look.edge-free': 'keine Wand',
  'look.together': '{first}; {second}',
  'look.free': 'frei',
  'look.robot': 'Roboter, Ladung {charge}',
  'look.battery': 'Batterie, Ladung {charge}',
  'look.teleporter': 'Teleporter {name}, führt auf {x},{y}',
  'look.label': '„{label}“',
  'look.person': 'Person {person}',
  'look.start': 'Start',
  'look.goal': 'Ziel',
  'look.wall-u': 'Wand oben',
  'look.wall-d': 'Wand unten',
  'look.wall-l': 'Wand links',
  'look.wall-r': 'Wand rechts',
}
