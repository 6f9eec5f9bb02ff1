/** Why a board can’t be solved, in German. */
import type { reasons as english } from '../en/reasons'

export const reasons: Record<keyof typeof english, string> = {
  // Warum ein Labyrinthpaar keine Lösung hat
  'reason.maze-person-cut-off':
    'Labyrinth {maze}: Die Person erreicht nur {count} {count:Feld|Felder}, und das Ziel ist nicht darunter.',
  'reason.maze-goal-cut-off':
    'Labyrinth {maze}: Das Ziel ist nur von {count} {count:Feld|Feldern} aus zu erreichen, und zu keinem davon kommt die Person.',
  'reason.mazes-exhausted':
    'Allein käme jede Person ans Ziel, aber jede Folge, die eine heimbringt, verliert die andere endgültig.',

  // Warum ein Rallye-Brett unlösbar ist
  'reason.parity':
    'Färbe das Brett wie ein Schachbrett: Jeder Schritt wechselt die Farbe und kostet 1, also kann jede Batterie nur auf einer der Farben leer werden. Auf der einen Farbe sind das {batteries} {batteries:Batterie|Batterien} (die des Roboters mitgezählt) für {cells} {cells:Batteriefeld|Batteriefelder}, auf der anderen {otherBatteries} für {otherCells}. Nur eine Batterie, die des Roboters, braucht kein Feld.',
  'reason.stuck-empty':
    'Die Bordbatterie ist leer, aber auf dem Brett ist noch Ladung: Der Roboter kann nicht fahren.',
  'reason.stuck-walled':
    'Der Roboter ist eingeschlossen: Jeder Schritt führt vom Brett oder auf eine leere Batterie, auf der er stehen bliebe.',
  'reason.unreachable':
    '{count} {count:Batterie liegt|Batterien liegen} zu weit weg: Keine Ladung, die der Roboter je bekommen kann, reicht bis dorthin.',
  'reason.one-way':
    'Zwei Gruppen von Batterien lassen sich nicht beide besuchen: Wer die eine ({first}) erreicht hat, kommt nie mehr zur anderen ({second}).',
  'reason.last-charge':
    'Die anderen Batterien lassen sich leeren, aber was dann im Roboter übrig ist, lässt sich nie verbrauchen: Es fehlt der Platz zum Fahren.',
  'reason.exhausted':
    'Alle Reihenfolgen, die Batterien zu nehmen, sind durchprobiert: Keine leert sie alle.',
}
