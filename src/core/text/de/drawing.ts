/** What is said while one draws, in German. */
import type { drawing as english } from '../en/drawing'

export const drawing: Record<keyof typeof english, string> = {
  // Werkzeuge
  'tool.select': 'Auswählen',
  'tool.robot': 'Roboter',
  'tool.battery': 'Batterie',
  'tool.battery-rectangle': 'Rechteck aus Batterien',
  'tool.battery-fill': 'Mit Batterien füllen',
  'tool.teleporter': 'Teleporterpaar',
  'tool.wall': 'Wand',
  'tool.wall-rectangle': 'Rechteck aus Wänden',
  'tool.pit': 'Grube',
  'tool.eraser': 'Radierer',
  'tool.pan': 'Ansicht verschieben',

  // Schritte des Verlaufs
  'step.select': 'Auswählen',
  'step.move': 'Auswahl verschieben',
  'step.robot': 'Roboter versetzen',
  'step.battery': 'Batterien zeichnen',
  'step.battery-rectangle': 'Rechteck aus Batterien',
  'step.battery-fill': 'Mit Batterien füllen',
  'step.charge': 'Ladung ändern',
  'step.teleporter': 'Teleporterpaar',
  'step.wall': 'Wände zeichnen',
  'step.wall-remove': 'Wände entfernen',
  'step.wall-rectangle': 'Rechteck aus Wänden',
  'step.pit': 'Gruben graben',
  'step.pit-remove': 'Gruben zuschütten',
  'step.erase': 'Radieren',
  'step.delete': 'Auswahl löschen',
  'step.cut': 'Ausschneiden',
  'step.paste': 'Einfügen',
  'step.resize': 'Größe {width} × {height}',
  'step.crop': 'Auf den Inhalt zuschneiden',
  'step.turn-left': 'Nach links drehen',
  'step.turn-right': 'Nach rechts drehen',
  'step.mirror-left-right': 'Links und rechts spiegeln',
  'step.mirror-top-bottom': 'Oben und unten spiegeln',
  'step.transpose': 'Transponieren',
  'step.wrap': 'Rand verbinden',
  'step.clear': 'Brett leeren',
  'step.all-walls': 'Alle Wände',
  'step.copy-maze': 'Labyrinth {from} nach Labyrinth {to} kopieren',
  'step.options': 'Optionen des Bretts',
  'step.about': 'Titel, Autor, Notizen',
  'step.label': 'Beschriftung',

  // Was eine neue Größe abschneidet
  'lost.batteries': '{count} {count:Batterie|Batterien}',
  'lost.teleporters': '{count} {count:Teleporterpaar|Teleporterpaare}',
  'lost.labels': '{count} {count:Beschriftung|Beschriftungen}',
  'lost.robot': 'der Platz des Roboters (er kommt auf das nächste freie Feld)',
  'lost.cell': 'was auf {x},{y} liegt',
  'lost.pits': '{count} {count:Grube|Gruben}',
  'lost.walls': '{count} {count:Wand|Wände}',

  // Probleme, die man ohne Suche sieht
  'problem.nothing-to-do': 'Jede Ladung ist 0: Es gibt nichts zu tun.',
  'problem.robot-empty': 'Die Batterie des Roboters ist leer, er kann sich nicht bewegen.',
  'problem.robot-closed-in': 'Der Roboter hat kein Feld, auf das er fahren kann.',
  'problem.far-away':
    '{count} {count:Batterie ist|Batterien sind} für jede Ladung zu weit weg: Keine auf dem Brett reicht dorthin.',
  'problem.idle-teleporter': 'Keine Ladung auf dem Brett reicht, um diesen Teleporter zu benutzen.',

  // Die Werkzeuge und das Brett
  'tools.heading': 'Werkzeuge',
  'tools.charge': 'Ladung neuer Batterien',
  'tools.more': 'Eins mehr',
  'tools.less': 'Eins weniger',
  'keys.heading': 'Auf dem Brett',
  'keys.move': 'Cursor bewegen, oder was ausgewählt ist',
  'keys.extend': 'Vom Cursor aus auswählen',
  'keys.act': 'Werkzeug am Cursor benutzen',
  'keys.digits': 'Ladung unter Zeiger oder Cursor setzen',
  'keys.escape': 'Strich aufgeben, dann die Auswahl',
  'keys.pan': 'Ansicht verschieben',
  'keys.erase': 'Radieren, egal mit welchem Werkzeug',
  'keys.wheel': 'Ladung unter dem Zeiger ändern',
  'board.instructions':
    'Pfeiltasten bewegen den Cursor, Enter benutzt das Werkzeug, Ziffern setzen die Ladung, Umschalt und Pfeile wählen aus, Tab verlässt das Brett.',
  'status.selected': '{width} × {height} ausgewählt',
  'says.undone': 'Rückgängig: {name}',
  'says.redone': 'Wiederhergestellt: {name}',

  // Die Zwischenablage
  'clipboard.nothing': 'Nichts ist ausgewählt, und der Zeiger ist nicht auf dem Brett.',
  'clipboard.no-board': 'In der Zwischenablage ist weder ein Brett noch ein Stück davon.',
  'clipboard.other-puzzle': 'Was in der Zwischenablage ist, gehört zum anderen Rätsel.',
  'clipboard.refused': 'Der Browser lässt Menüs nicht einfügen. Drücke stattdessen {keys}.',
}
