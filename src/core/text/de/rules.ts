/** The rules of the puzzles as lessons, in German. */
import type { rules as english } from '../en/rules'

export const rules: Record<keyof typeof english, string> = {
  'rules.lessons': 'Lektionen',
  'rules.back': 'Zurück',
  'rules.next': 'Weiter',
  'rules.step': 'Nächster Zug',
  'rules.play': 'Beispiel abspielen',
  'rules.pause': 'Beispiel anhalten',
  'rules.example': 'Beispiel: {name}',
  'rules.solved': 'Gelöst!',
  'rules.stuck': 'Verloren: Es ist noch Ladung da, aber der Roboter kommt nicht mehr weiter.',

  // Rallye
  'rules.rally.drive': 'Fahren',
  'rules.rally.drive-text':
    'Der Roboter hat eine Batterie an Bord; die Zahl auf ihm ist ihre Ladung. Jeder Schritt auf ein Nachbarfeld kostet 1, und ohne Ladung bleibt er stehen. Gewonnen hast du, wenn alle Ladungen 0 sind: an Bord und überall auf dem Brett. Wo der Roboter dann steht, ist egal.',
  'rules.rally.swap': 'Tauschen',
  'rules.rally.swap-text':
    'Auf manchen Feldern liegt eine Batterie. Kommt der Roboter auf ein solches Feld, legt er seine eigene ab und nimmt die, die dort liegt: immer, sofort und auch dann, wenn sie leer ist.',
  'rules.rally.again': 'Wiederkommen',
  'rules.rally.again-text':
    'Was beim Ablegen noch in einer Batterie ist, bleibt darin. Der Roboter muss also wiederkommen und sie holen oder den Rest dorthin bringen, wo er ihn verbrauchen kann. Hier tauscht er zweimal auf demselben Feld.',
  'rules.rally.waste': 'Vergeuden',
  'rules.rally.waste-text':
    'Manchmal legt man eine Batterie am besten leer ab, obwohl der Weg zur nächsten kürzer ist, als die Ladung reicht. Dann vergeude etwas: Ein Schritt zur Seite und einer zurück kosten 2. Vergeudete Schritte sind als hohle Linien gezeichnet.',
  'rules.rally.lost': 'Ohne Ladung',
  'rules.rally.lost-text':
    'Ist die Ladung an Bord 0, während auf dem Brett noch welche liegt, hast du verloren. Hier hat der Roboter eine Batterie mit Ladung 1 abgelegt und kommt nicht mehr zu ihr zurück. Also: erst denken, dann tauschen!',
  'rules.rally.teleporter': 'Teleporter',
  'rules.rally.teleporter-text':
    'Auf manchen Brettern gibt es Teleporter: zwei Felder mit demselben Buchstaben. Der Schritt darauf kostet wie immer 1. Ist dann noch Ladung da, kommt der Roboter sofort auf das andere Feld; das kostet noch einmal 1 (auf manchen Brettern nichts). Von dort fährt er weiter, oder er teleportiert für denselben Preis zurück.',
  'rules.rally.diagonal': 'Diagonale Schritte',
  'rules.rally.diagonal-text':
    'Auf manchen Brettern darf der Roboter auch diagonal fahren. Ein solcher Schritt kostet 1 wie jeder andere.',

  // Labyrinthe
  'rules.mazes.together': 'Eine Folge für zwei',
  'rules.mazes.together-text':
    'In jedem der beiden Labyrinthe steht eine Person am Start, oben links. Was du sagst (hoch, runter, links, rechts), tun beide zugleich. Gesucht ist die kürzeste Folge, die beide zur Fahne unten rechts bringt.',
  'rules.mazes.wall': 'Wände',
  'rules.mazes.wall-text':
    'Wer eine Wand oder den Rand vor sich hat, bleibt stehen. Die andere Person geht trotzdem weiter. So bringst du die beiden auseinander und auch wieder zusammen.',
  'rules.mazes.pit': 'Gruben',
  'rules.mazes.pit-text':
    'Wer in eine Grube tritt, ist wieder am Start. Manchmal ist das genau das Richtige: Selbst die kürzeste Folge kann durch eine Grube führen.',
  'rules.mazes.goal': 'Am Ziel',
  'rules.mazes.goal-text':
    'Wer am Ziel ist, bleibt dort, was immer du danach sagst. Von da an musst du nur noch an die andere Person denken.',
}
