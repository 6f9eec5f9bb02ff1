/** What the window says to someone who plays a board, in German. */
import type { game as english } from '../en/game'

export const game: Record<keyof typeof english, string> = {
  // Selbst spielen
  'play.heading': 'Dein Spiel',
  'play.board-label': 'Du spielst: {puzzle}, {size}',
  'play.instructions':
    'Pfeiltasten machen einen Zug, die Rücktaste nimmt ihn zurück. Umschalt und Pfeile sehen sich um, Enter geht dorthin. H gibt einen Tipp, Escape beendet das Spiel, Tab verlässt das Brett.',
  'play.began': 'Du bist dran. {what}',
  'play.left': 'Das Spiel ist beendet.',
  'play.move': 'Zug {move}: {what}',
  'play.undone': 'Zurückgenommen. Jetzt bei Zug {move}: {what}',
  'play.redone': 'Wieder gemacht. Jetzt bei Zug {move}: {what}',
  'play.restarted': 'Wieder am Anfang. {what}',
  'play.moves': '{moves} {moves:Zug|Züge}',
  'play.reachable': '{what} – {moves} {moves:Zug|Züge} entfernt',
  'play.unreachable': '{what} – nicht direkt erreichbar',
  'play.take-back': 'Zurücknehmen',
  'play.make-again': 'Wieder machen',
  'play.again': 'Noch einmal',
  'play.nowhere': 'Dorthin kommst du nicht direkt.',
  'play.over': 'Es ist schon gelöst.',
  'play.there': 'Da bist du schon.',

  // Wie es steht
  'play.solved': 'Gelöst!',
  'play.solved-in': 'Du hast {moves} {moves:Zug|Züge} gebraucht.',
  'play.solved-at-once': 'Es gibt nichts zu tun: Das Brett ist schon gelöst.',
  'play.shortest': 'Kürzer geht es nicht.',
  'play.shorter': '{moves} {moves:Zug genügt|Züge genügen}. Findest du diesen Weg?',
  'play.is-solved': '{what}. Gelöst mit {moves} {moves:Zug|Zügen}!',
  'play.stuck': 'Festgefahren',
  'play.stuck-why': 'Es ist noch Ladung da, aber der Roboter kann nicht mehr weiter.',
  'play.is-stuck':
    '{what}. Festgefahren: Es ist noch Ladung da, aber der Roboter kann nicht mehr weiter.',
  'play.lost': 'Nicht mehr lösbar',
  'play.lost-why': 'Von hier führt kein Zug mehr zur Lösung. Unterwegs ist etwas schiefgegangen.',
  'play.is-lost': 'Von hier aus ist es nicht mehr lösbar.',
  'play.hopeless': 'Nicht lösbar',
  'play.hopeless-why': 'Dieses Brett hat keine Lösung, auch nicht vom Anfang aus.',
  'play.still-solvable': 'Von hier aus ist es noch lösbar.',
  'play.went-back': 'Zurück bei Zug {move}, dem letzten, von dem aus es lösbar ist.',
  'play.no-way-back': 'Es ist keine Stellung bekannt, von der aus es lösbar ist.',
  'play.looking-back': 'Die letzte lösbare Stellung wird gesucht …',
  'play.gave-up': 'Die Suche hat in {seconds} s keine Antwort gefunden.',
  'play.failed': 'Die Suche ist von selbst stehen geblieben: {message}',
  'play.open': 'Du bist dran',

  // Tipps
  'play.hint-heading': 'Tipp',
  'play.thinking': 'Ich überlege …',
  'play.hint-more': 'Zeig mir, wie',
  'play.hint-hide': 'Tipp ausblenden',
  'play.hint-hidden': 'Der Tipp ist ausgeblendet.',
  'play.retry': 'Noch einmal suchen',

  // Züge, die nicht gehen
  'refused.move-unknown': 'So einen Zug gibt es hier nicht.',
  'refused.move-diagonal': 'Diagonale Schritte sind auf diesem Brett nicht erlaubt.',
  'refused.move-no-charge': 'Die Bordbatterie ist leer.',
  'refused.move-off-board': 'Hier ist das Brett zu Ende.',
  'refused.move-no-teleporter': 'Der Roboter steht auf keinem Teleporter.',

  // Wie weit man ist
  'tally.on-board': '{charge} an Bord',
  'tally.lying': '{charge} auf den Feldern',
  'tally.home': 'Person {person} am Ziel',
  'tally.stands': 'Person {person} auf {x},{y}',

  // Tasten beim Spielen
  'keys.heading-play': 'Beim Spielen',
  'keys.go': 'Einen Zug machen',
  'keys.diagonal': 'Diagonale Schritte, auch auf dem Ziffernblock',
  'keys.teleport': 'Zurückteleportieren',
  'keys.take-back': 'Einen Zug zurücknehmen',
  'keys.look': 'Sich umsehen',
  'keys.go-there': 'Dorthin gehen; ebenso mit einem Klick',
}
