/** What the window says about making boards and about their difficulty, in German. */
import type { making as english } from '../en/making'

export const making: Record<keyof typeof english, string> = {
  'action.generate': 'Brett erzeugen …',

  // Wie schwer das gezeigte Brett ist
  'difficulty.heading': 'Schwierigkeit',
  'difficulty.waiting': 'Ein Brett wird bewertet, sobald bekannt ist, dass es sich lösen lässt.',
  'difficulty.rating': 'Das Brett wird bewertet …',
  'difficulty.stop': 'Bewerten anhalten',
  'difficulty.stopped': 'Das Bewerten wurde angehalten.',
  'difficulty.resume': 'Brett bewerten',
  'difficulty.model':
    'Das sagt ein Modell von Spielern; die Versuche von Menschen hat noch niemand gezählt.',
  'difficulty.of-ten': 'von 10 · {level}',
  'difficulty.uncertainty': 'In 19 von 20 Wiederholungen läge die Wertung in diesem Bereich.',

  // Der Generator
  'making.heading': 'Brett erzeugen',
  'making.settings': 'Wie es entsteht',
  'making.puzzle': 'Rätsel',
  'making.way': 'Verfahren',
  'making.preset': 'Vorgabe',
  'making.usual': 'üblich',
  'making.own': 'eigene',
  'making.parameters': 'Parameter',
  'making.automatic': 'automatisch',
  'making.seed': 'Startwert',
  'making.seed-is': 'Startwert {seed}.',
  'making.seed-help': 'Derselbe Startwert und dieselben Parameter ergeben immer dasselbe Brett.',
  'making.seed-fault': 'Der Startwert ist eine ganze Zahl von 0 bis {most}.',
  'making.lock': 'Startwert behalten',
  'making.lock-help': 'Sonst wird bei jeder Änderung ein neuer gezogen.',
  'making.shuffle': 'Neu ziehen',
  'making.wanted': 'Wie es werden soll',
  'making.difficulty': 'Schwierigkeit',
  'making.solutions': 'Lösungen höchstens',
  'making.wanted-help':
    'Die Schwierigkeit geht von 1 (leicht) bis 10 (schwer). Leer heißt beliebig. Was gewünscht ist, wird gesucht.',
  'making.wanted-help-solutions':
    'Die Schwierigkeit geht von 1 (leicht) bis 10 (schwer); höchstens 1 Lösung heißt, sie ist eindeutig. Leer heißt beliebig. Was gewünscht ist, wird gesucht.',
  'making.difficulty-fault': 'Die Schwierigkeit ist eine Zahl von 1 bis 10.',
  'making.solutions-fault': 'Die Anzahl der Lösungen ist eine ganze Zahl, mindestens 1.',

  // Was daraus wird
  'making.preview': 'Vorschau',
  'making.candidates': 'Kandidaten',
  'making.candidate': 'Startwert {seed}',
  'making.waiting': 'wartet',
  'making.making': 'entsteht …',
  'making.searching': 'Suche: {tried} {tried:Brett|Bretter} versucht.',
  'making.failed': 'nicht entstanden',
  'making.stopped': 'angehalten',
  'making.broke-off': 'Das Erzeugen brach ab: {message}',
  'making.unrated': 'ohne Wertung',
  'making.rated': 'Wertung {rating}',
  'making.rated-as': 'Wertung {rating} von 10, {level}.',
  'making.nearest': 'Das ist das nächstliegende gefundene Brett, nicht ganz wie gewünscht.',
  'making.too-large':
    'Das Brett hat {width} × {height} Felder, zu viele für ein Bild an dieser Stelle.',
  'making.stop': 'Anhalten, das beste behalten',
  'making.use': 'Als neues Dokument verwenden',
}
