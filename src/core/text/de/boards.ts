/** What is said about boards and their files, in German. */
import type { boards as english } from '../en/boards'

export const boards: Record<keyof typeof english, string> = {
  // Dateien und Bretter
  'fault.empty-file': 'Die Datei ist leer; erwartet wird ein Spielbrett.',
  'fault.binary-file': 'Das ist keine Textdatei: Sie enthält ein Zeichen mit dem Code {code}.',
  'fault.file-too-large': 'Die Datei hat {bytes} Bytes; gelesen werden höchstens {limit}.',
  'fault.unknown-kind':
    'Erwartet wird die Größe des Bretts: „W H“ für ein Labyrinthpaar, „N“ oder „W,H“ für eine Rallye; gefunden: „{found}“.',
  'fault.not-a-number': 'Erwartet: {expected}; gefunden: „{found}“.',
  'fault.negative': 'Erwartet: {expected}, niemals negativ; gefunden: „{found}“.',
  'fault.fraction': 'Erwartet: {expected}, eine ganze Zahl; gefunden: „{found}“.',
  'fault.too-large': 'Erwartet: {expected}, höchstens {limit}; gefunden: „{found}“.',
  'fault.too-small': 'Erwartet: {expected}, mindestens {limit}; gefunden: „{found}“.',
  'fault.line-missing': 'Die Datei endet, wo noch etwas fehlt: {expected}.',
  'fault.line-form': 'Erwartet: {expected}; gefunden: „{found}“.',
  'fault.off-board':
    'Das Feld {x},{y} liegt nicht auf dem Brett; erwartet: x von {left} bis {right}, y von {top} bis {bottom}.',
  'fault.cell-taken': 'Hier soll {thing} stehen, wo schon {other} ist; erwartet: ein Ding je Feld.',
  'fault.teleporter-self': 'Beide Enden des Teleporters sind dasselbe Feld; erwartet: zwei Felder.',
  'fault.too-few-entries':
    'Nach der Anzahl hier {expected:wird|werden} {expected} {expected:Eintrag|Einträge} erwartet; gefunden: {found}.',
  'fault.too-many-entries':
    'Die Liste ist mit {expected} {expected:Eintrag|Einträgen} vollständig; gefunden: ein weiterer, „{found}“.',
  'fault.total-charge': 'Alle Ladungen zusammen sind {found}; erlaubt sind höchstens {limit}.',
  'fault.unexpected-text': 'Hier wird nichts mehr erwartet; gefunden: „{found}“.',
  'fault.label-twice': 'Dieses Feld hat schon eine Beschriftung: „{other}“.',
  'fault.label-text': 'Eine Beschriftung ist eine Zeile ohne „#“; gefunden: „{found}“.',
  'fault.about-text': 'Notizen, Schlüssel und Werte sind einzelne Zeilen; gefunden: „{found}“.',
  'fault.bad-option': 'Erwartet für die Option „{option}“: {expected}; gefunden: „{found}“.',
  'fault.pit-on-start': 'Eine Grube liegt auf dem Start; erwartet wird dort ein freies Feld.',
  'fault.pit-on-goal': 'Eine Grube liegt auf dem Ziel; erwartet wird dort ein freies Feld.',
  'fault.row-length': 'Erwartet: {expected} {expected:Zahl|Zahlen} ({what}); gefunden: {found}.',
  'fault.more-faults': 'Es gibt mehr Fehler als die {count} hier genannten.',

  // Zugfolgen
  'fault.move-unknown': 'Zug {number}: „{move}“ ist kein Zug.',
  'fault.move-diagonal':
    'Zug {number}: „{move}“ ist ein diagonaler Schritt, den dieses Brett nicht erlaubt.',
  'fault.move-no-charge': 'Zug {number}: Die Bordbatterie ist leer, „{move}“ geht nicht.',
  'fault.move-off-board': 'Zug {number}: „{move}“ führt vom Brett.',
  'fault.move-no-teleporter':
    'Zug {number}: Für „{move}“ muss der Roboter auf einem Teleporter stehen.',

  // Was erwartet wird, und was auf Feldern steht
  'expected.size': 'die Größe des Bretts',
  'expected.size-form':
    'die Größe des Bretts als „N“ oder „W,H“, dahinter „=0“ oder „=1“ für den Ursprung',
  'expected.maze-size': 'die Größe der Labyrinthe als „W H“',
  'expected.origin': '0 oder 1 für den Ursprung',
  'expected.robot': 'der Roboter als „x,y,Ladung“',
  'expected.count': 'die Anzahl der Einträge oder „*“',
  'expected.entry': 'eine Batterie als „x,y,Ladung“ oder ein Teleporter als „T x1,y1,x2,y2“',
  'expected.label': 'eine Beschriftung als „x,y:Text“',
  'expected.coordinate': 'eine Koordinate',
  'expected.charge': 'eine Ladung',
  'expected.switch': '0 oder 1',
  'expected.right-walls': 'Wände rechts der Felder von Zeile {row}, Labyrinth {maze}',
  'expected.below-walls': 'Wände unter den Feldern von Zeile {row}, Labyrinth {maze}',
  'expected.wall': 'eine Wand: 0 oder 1',
  'expected.pit-count': 'die Anzahl der Gruben von Labyrinth {maze}',
  'expected.pit': 'eine Grube als „x y“',
  'thing.robot': 'der Roboter',
  'thing.battery': 'eine Batterie',
  'thing.teleporter': 'ein Teleporter',
  'thing.pit': 'eine Grube',

  // Rätsel und ihre Zahlen
  'puzzle.rally': 'Rallye',
  'puzzle.mazes': 'Labyrinthe',
  'fact.size': '{width} × {height}',
  'fact.batteries': '{batteries} {batteries:Batterie|Batterien}',
  'fact.charge': 'Ladung insgesamt {charge}',
  'fact.teleporters': '{teleporters} {teleporters:Teleporterpaar|Teleporterpaare}',
  'fact.diagonal': 'diagonale Schritte',
  'fact.free-teleport': 'Teleportieren kostet nichts',
  'fact.walls': '{walls} {walls:Wand|Wände}',
  'fact.pits': '{pits} {pits:Grube|Gruben}',
  'fact.swaps': '{swaps} {swaps:Tausch|Tausche}',

  // Bretter, die ein Programm gemacht hat
  'fault.about-option':
    '„{option}“ ist eine Option des Bretts und kann nicht zugleich ein Eintrag über das Brett sein.',
}
