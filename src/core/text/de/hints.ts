/** What is said to someone who plays a board, in German. */
import type { hints as english } from '../en/hints'

export const hints: Record<keyof typeof english, string> = {
  // Tipps
  'hint.battery': 'Fahr als Nächstes zur Batterie auf {x},{y}.',
  'hint.battery-way':
    'Der Weg nach {x},{y} braucht {moves} {moves:Zug|Züge}; leg die Batterie dort mit Ladung {left} ab.',
  'hint.burn': 'Es wird keine Batterie mehr gebraucht: Verbrauch, was an Bord ist.',
  'hint.burn-way': 'Fahr noch {moves} {moves:Zug|Züge}, bis die Ladung verbraucht ist.',
  'hint.remaining': 'Von hier aus {moves:genügt|genügen} {moves} {moves:Anweisung|Anweisungen}.',
  'hint.instruction': 'Die nächste Anweisung ist „{direction}“.',
  'hint.home': 'Beide Personen sind am Ziel.',

  // Was erreicht was
  'reach.battery': '{x},{y} kostet {cost}, übrig {left}',
  'reach.battery-on': '{x},{y} kostet mindestens {cost}, übrig {left}',
  'reach.back-on': 'wieder hierher kostet mindestens {cost}, übrig {left}',
  'reach.back': 'wieder hierher kostet {cost}, übrig {left}',
  'reach.hop': 'kostet mindestens {cost}; möglich: {lengths}',
  'reach.count': 'erreicht {count} weitere {count:Batterie|Batterien}',
  'reach.none': 'erreicht keine andere Batterie',
  'reach.empty': 'ist leer und erreicht nichts',
  'reach.too-far': 'kann so viel erreichen, dass es beim Zeigen nicht ausgerechnet wird',
  'reach.list': '{what}: {list}',
  'reach.more': '{list}; und {count} weitere',
  'reach.heading': 'Reichweite',
  'reach.left':
    '„Übrig“ ist die Ladung, mit der man ankommen kann, je nachdem, wie viel man unterwegs vergeudet.',
  'graph.count':
    '{count} {count:Weg|Wege} mit {count:seinen|ihren} Längen. Gestrichelt: Dafür liegt dort jetzt zu wenig Ladung.',
  'graph.lines':
    '{count} Wege. Gestrichelt: Dafür liegt dort jetzt zu wenig Ladung. Zeige auf eine Batterie, um ihre eigenen zu sehen.',
  'graph.working': 'Es wird ausgerechnet, was was erreicht …',
  'graph.playing': 'Der Graph erscheint wieder, sobald das Abspielen ruht.',
  'graph.close': 'Graph ausblenden',
  'graph.none': 'Es gibt keine Wege von Batterie zu Batterie.',
  'graph.too-many':
    'Es gibt mehr Wege, als man auseinanderhalten könnte; der Graph wird nicht gezeichnet.',
}
