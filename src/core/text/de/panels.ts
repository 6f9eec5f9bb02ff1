/** What dialogs and panels around the board say, in German. */
import type { panels as english } from '../en/panels'

export const panels: Record<keyof typeof english, string> = {
  // Ein neues Brett
  'new.heading': 'Neues Brett',
  'new.puzzle': 'Rätsel',
  'new.about-rally': 'Ein Roboter, Batterien, und jede Ladung wird aufgebraucht.',
  'new.about-mazes': 'Zwei Labyrinthe, zwei Personen, eine Folge von Zügen für beide.',
  'new.size': 'Größe',
  'new.width': 'Breite',
  'new.height': 'Höhe',
  'new.square': 'Quadratisch',
  'new.preset': '{width} × {height}',
  'new.presets': 'Übliche Größen',
  'new.title': 'Titel',
  'new.title-hint': 'darf leer bleiben',
  'new.create': 'Anlegen',
  'new.untitled': 'Unbenannt {number}',
  'size.bad-width': 'Die Breite muss eine ganze Zahl von 1 bis {most} sein.',
  'size.bad-height': 'Die Höhe muss eine ganze Zahl von 1 bis {most} sein.',
  'size.nothing-left': 'Vom Brett bliebe nichts übrig.',

  // Optionen eines Bretts
  'option.heading': 'Optionen',
  'option.diagonal': 'Diagonale Schritte',
  'option.free-teleport': 'Teleportieren kostet nichts',

  // Eine andere Größe
  'resize.heading': 'Größe des Bretts',
  'resize.left': 'Spalten links',
  'resize.top': 'Zeilen oben',
  'resize.right': 'Spalten rechts',
  'resize.bottom': 'Zeilen unten',
  'resize.more': '{side}: eine mehr',
  'resize.less': '{side}: eine weniger',
  'resize.now': 'bisher {width} × {height}',
  'resize.nothing-lost': 'Nichts wird abgeschnitten.',
  'resize.lost': 'Abgeschnitten wird:',
  'resize.apply': 'Größe ändern',
  'resize.hint': 'Positive Zahlen fügen Zeilen und Spalten an, negative schneiden sie ab.',

  // Bevor etwas verloren geht
  'ask.lost': 'Das entfernt:',
  'ask.more': 'und {count} weitere',
  'ask.undo': 'Rückgängig bringt es zurück.',
  'ask.go-on': 'Fortfahren',
  'ask.cancel': 'Abbrechen',

  // Das Urteil beim Zeichnen
  'live.solved': 'Lösbar',
  'live.solved-at-once': 'Schon gelöst',
  'live.unsolvable': 'Unlösbar',
  'live.unknown': 'Noch nicht bekannt',
  'live.unknown-why': 'Keine Antwort in {seconds} s beim Zeichnen.',
  'live.best': 'Es geht in {moves} {moves:Zug|Zügen}; der kürzeste Weg ist nicht bekannt.',
  'live.searching': 'Wird geprüft …',
  'live.counting': 'Lösbar, Lösungen werden gezählt …',
  'live.waiting': 'Einen Moment …',
  'live.failed': 'Die Suche ist unerwartet abgebrochen.',
  'live.one-solution': 'genau eine Lösung',
  'live.several-solutions': 'mehrere Lösungen',
  'live.show-solution': 'Lösung zeigen',

  // Probleme
  'problems.heading': 'Probleme',
  'problems.none': 'Keine gefunden.',

  // Das Brett
  'board.title': 'Titel',
  'board.author': 'Autor',
  'board.notes': 'Notizen',
  'board.resize': 'Ändern …',

  // Die Auswahl
  'selection.heading': 'Ausgewähltes Feld',
  'selection.heading-many': 'Auswahl',
  'selection.size': '{width} × {height} Felder',
  'selection.charge': 'Ladung',
  'selection.charges': 'Ladung für alle',
  'selection.label': 'Beschriftung',

  // Der Verlauf
  'history.heading': 'Verlauf',
  'history.start': 'Wie geöffnet',

  // Die Übersicht
  'overview.label': 'Übersicht: Klick geht dorthin',
}
