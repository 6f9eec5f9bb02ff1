/** What is said where two boards are compared, in German. */
import type { comparing as english } from '../en/comparing'

export const comparing: Record<keyof typeof english, string> = {
  'compare.heading': '„{name}“ vergleichen',
  'compare.mine': 'Hier',
  'compare.theirs': 'Gespeichert',
  'compare.count':
    '{count} {count:Feld unterscheidet|Felder unterscheiden} sich; auf beiden Brettern {count:ist es|sind sie} markiert.',
  'compare.place': 'hier {mine} · gespeichert {theirs}',
  'compare.off-board': 'nicht auf dem Brett',
  'compare.size': 'Die Größe ist verschieden: hier {mine}, gespeichert {theirs}.',
  'compare.options': 'Die Optionen der Bretter sind verschieden.',
  'compare.about': 'Titel, Autor oder Notizen sind verschieden.',
  'compare.order': 'Beide zeigen dasselbe; nur die Reihenfolge in der Datei ist anders.',
  'compare.same': 'Beide sind gleich.',
  'compare.other-puzzle': 'Es sind Bretter verschiedener Rätsel.',
  'compare.unreadable': 'Was gespeichert ist, lässt sich nicht als Brett lesen:',
  'compare.open': 'Das Gespeicherte als eigenes Brett öffnen',
}
