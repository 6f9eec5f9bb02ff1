/** What is said to someone who plays a board, in German. */
import type { hints as english } from '../en/hints'

export const hints: Record<keyof typeof english, string> = {
  // Tipps
  'hint.battery': 'Fahr als Nächstes zur Batterie auf {x},{y}.',
  'hint.battery-way':
    'Der Weg nach {x},{y} hat {moves} {moves:Zug|Züge}; leg die Batterie dort mit Ladung {left} ab.',
  'hint.burn': 'Es wird keine Batterie mehr gebraucht: Verbrauch, was an Bord ist.',
  'hint.burn-way': 'Fahr noch {moves} {moves:Zug|Züge}, bis die Ladung verbraucht ist.',
  'hint.remaining': 'Von hier aus {moves:genügt|genügen} {moves} {moves:Anweisung|Anweisungen}.',
  'hint.instruction': 'Die nächste Anweisung ist „{direction}“.',
  'hint.home': 'Beide Personen sind am Ziel.',

  // Was erreicht was
  'reach.battery':
    'erreicht die Batterie auf {x},{y} in {moves} {moves:Zug|Zügen}; kann mit Ladung {left} ankommen',
  'reach.back':
    'kann nach {moves} {moves:Zug|Zügen} auf dieses Feld zurückkommen; kann mit Ladung {left} ankommen',
  'reach.hop': '{moves} {moves:Zug|Züge} entfernt; mögliche Längen: {lengths}',
  'reach.count': 'erreicht {count} {count:Batterie|Batterien}',
  'reach.none': 'erreicht keine Batterie',
  'reach.empty': 'ist leer und erreicht nichts',
  'reach.too-far': 'kann so viel erreichen, dass es beim Zeigen nicht ausgerechnet wird',
}
