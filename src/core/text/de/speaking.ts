/** What is said to whoever works with keys and ears, in German. */
import type { speaking as english } from '../en/speaking'

export const speaking: Record<keyof typeof english, string> = {
  'action.next-area': 'Nächster Bereich des Fensters',
  'action.previous-area': 'Vorheriger Bereich des Fensters',
  'says.document': '{name}: {puzzle}, {size}',
  'says.tool': 'Werkzeug: {tool}',
  'says.tool-charge': 'Werkzeug: {tool}, Ladung {charge}',
  'says.new-charge': 'Neue Batterien bekommen Ladung {charge}.',
  'says.half-teleporter': 'Ein Ende liegt auf {x},{y}. Zum anderen gehen und Enter drücken.',
  'says.nothing-done': 'Hier gibt es nichts zu ändern.',
  'says.given-up': 'Aufgegeben.',
}
