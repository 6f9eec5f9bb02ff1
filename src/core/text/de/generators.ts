/** What is said about generators and their parameters, in German. */
import type { generators as english } from '../en/generators'

export const generators: Record<keyof typeof english, string> = {
  // Was sich nicht erfüllen lässt
  'fault.strategy-unknown': 'Es gibt kein Verfahren „{name}“ für solche Bretter; es gibt: {known}.',
  'fault.unique-unknown':
    'Lösungen dieses Rätsels werden nicht gezählt, also kann keine die einzige sein.',
  'fault.parameter-unknown': 'Dieses Verfahren hat keinen Parameter „{name}“.',
  'fault.parameter-value': 'Der Parameter „{name}“ nimmt {expected}; gefunden: „{found}“.',
  'fault.too-much-for-size':
    '{batteries} {batteries:Batterie|Batterien}, {teleporters} {teleporters:Teleporterpaar|Teleporterpaare} und der Roboter brauchen {needed} Felder; {width} × {height} hat weniger.',
  'fault.no-plan-found':
    'In {tries} {tries:Versuch|Versuchen} ging kein Plan mit {batteries} {batteries:Batterie|Batterien} auf {width} × {height} Feldern auf; weniger Batterien, kleinere Ladungen oder mehr Felder helfen.',
  'expected.choice': 'eines von: {choices}',
  'expected.on-off': '1 oder 0, für an oder aus',
  'expected.whole': 'eine ganze Zahl von {least} bis {most}',
  'expected.share': 'eine Zahl von {least} bis {most}',

  // Wie stark die Schwierigkeit d eines Feldes zählt
  'choice.constant': 'für alle gleich (1)',
  'choice.linear': 'd',
  'choice.square': 'd²',
  'choice.fourth': 'd⁴',
  'choice.power': '2ᵈ',
  'choice.factorial': 'd!',

  // Verfahren
  'generator.route': 'Route',
  'generator.route.about':
    'Legt Batterien in der Reihenfolge eines geplanten Besuchs, am liebsten dorthin, wo viele von ihnen in die Irre führen.',
  'generator.nested': 'Verschachtelt',
  'generator.nested.about':
    'Besuche in Besuchen: Der Roboter lässt eine halb verbrauchte Batterie liegen, fährt weiter und kommt auf demselben Weg zurück.',
  'generator.walk': 'Irrfahrt',
  'generator.walk.about':
    'Der Roboter startet in der Mitte, fährt aufs Geratewohl, und wo eine Batterie leer ist, liegt die nächste.',
  'generator.budget': 'Budget',
  'generator.budget.about':
    'Eine Gesamtladung wird Stück für Stück ausgegeben, kleine Stücke öfter; manche Felder werden zweimal besucht.',
  'generator.reverse': 'Rückwärts',
  'generator.reverse.about':
    'Spielt vom gelösten Brett aus rückwärts, bis jede Batterie geladen ist. Kann auch dicht belegte Bretter.',
  'generator.backtracker': 'Rekursive Tiefensuche',
  'generator.backtracker.about': 'Lange, gewundene Gänge mit wenigen, tiefen Sackgassen.',
  'generator.wilson': 'Wilson',
  'generator.wilson.about':
    'Jedes perfekte Labyrinth ist gleich wahrscheinlich: viele kurze Sackgassen.',

  // Parameter
  'parameter.width': 'Breite',
  'parameter.width.help':
    'Felder von links nach rechts; ohne Angabe findet das Verfahren eine passende Größe.',
  'parameter.height': 'Höhe',
  'parameter.height.help': 'Felder von oben nach unten; ohne Angabe so viele wie die Breite.',
  'parameter.teleporters': 'Teleporterpaare',
  'parameter.teleporters.help':
    'So viele Paare von Feldern, zwischen denen der Roboter teleportiert wird.',
  'parameter.teleport-cost': 'Kosten eines Teleports',
  'parameter.teleport-cost.help': 'Was ein Teleport außer dem Schritt kostet: 0 oder 1.',
  'parameter.diagonal': 'Diagonale Schritte',
  'parameter.diagonal.help': 'Der Roboter hat 8 statt 4 Nachbarfelder.',
  'parameter.batteries': 'Batterien',
  'parameter.batteries.help': 'Genau so viele Batterien liegen auf dem Brett.',
  'parameter.batteries-by-size': 'Batterien',
  'parameter.batteries-by-size.help':
    'Genau so viele Batterien liegen auf dem Brett; ohne Angabe auf einem Viertel (Irrfahrt) oder Drittel (rückwärts) der Felder.',
  'parameter.largest-charge': 'Größte Ladung',
  'parameter.largest-charge.help':
    'Bis hierher werden Ladungen gezogen; eine Batterie, die mehrmals gebraucht wird, kann mehr bekommen.',
  'parameter.usual-charge': 'Übliche Ladung',
  'parameter.usual-charge.help': 'Die Ladung, die am häufigsten gezogen wird.',
  'parameter.second-visit': 'Zweite Besuche',
  'parameter.second-visit.help':
    'Die Wahrscheinlichkeit, dass die nächste Batterie mit einem Rest erreicht wird, der später geholt wird.',
  'parameter.return-now': 'Gleich zurück',
  'parameter.return-now.help':
    'Die Wahrscheinlichkeit, einen solchen Rest zu holen, sobald er erreichbar ist.',
  'parameter.take-fastest': 'Ohne Verschwendung',
  'parameter.take-fastest.help':
    'Die Wahrscheinlichkeit, ein Feld vorzuziehen, das ohne Verschwendung erreicht wird.',
  'parameter.fastest-weight': 'Gewicht ohne Verschwendung',
  'parameter.fastest-weight.help':
    'Wie viel öfter Felder gewählt werden, die viele Batterien erreichen, wenn dafür keine Ladung verschwendet wird.',
  'parameter.other-weight': 'Gewicht mit Verschwendung',
  'parameter.other-weight.help':
    'Wie viel öfter Felder gewählt werden, die viele Batterien erreichen, wenn dafür Ladung verschwendet wird.',
  'parameter.insert': 'Einschübe',
  'parameter.insert.help':
    'Die Wahrscheinlichkeit, eine Batterie halb verbraucht liegen zu lassen und nach dem Einschub zurückzukommen.',
  'parameter.longest-hop': 'Längste Fahrt',
  'parameter.longest-hop.help':
    'So lang ist eine Fahrt von Batterie zu Batterie höchstens; länger nur, wo in der Nähe kein Feld mehr frei ist.',
  'parameter.extra-pairs': 'Zusätzliche Paare',
  'parameter.extra-pairs.help': 'Bis zu so viele Paare Ladung mehr, als eine Batterie braucht.',
  'parameter.total-charge': 'Gesamtladung',
  'parameter.total-charge.help':
    'Alle Ladungen zusammen; ohne Angabe etwas von 50 bis 150. Wo nur ein Teleporter bleibt, eins mehr.',
  'parameter.largest-piece': 'Größtes Stück',
  'parameter.largest-piece.help':
    'Kein Stück ist größer als dies; ohne Angabe darf ein Stück alles sein, was übrig ist.',
  'parameter.twice-at-once': 'Zweimal nacheinander',
  'parameter.twice-at-once.help':
    'Die Wahrscheinlichkeit, von einer neuen Batterie gleich wieder zu ihr zurückzukehren.',
  'parameter.twice-with-one-between': 'Zweimal mit einer dazwischen',
  'parameter.twice-with-one-between.help':
    'Die Wahrscheinlichkeit, nach einer weiteren Batterie zu einer neuen zurückzukehren.',
  'parameter.wander': 'Umherirren',
  'parameter.wander.help':
    'Die Wahrscheinlichkeit, dass ein Schritt rückwärts irgendwohin führt statt zur nächsten Batterie. Mehr davon gibt mehr Ladung.',
  'parameter.least-charge': 'Kleinste Ladung',
  'parameter.least-charge.help': 'Jede Batterie bekommt mindestens so viel.',
  'parameter.more-steps': 'Weitere Schritte',
  'parameter.more-steps.help':
    'So viele Schritte rückwärts, nachdem jede Batterie ihre Ladung hat.',
  'parameter.openings': 'Durchbrüche',
  'parameter.openings.help':
    'Der Anteil der Wände eines perfekten Labyrinths, der eingerissen wird; das gibt Rundwege.',
  'parameter.pits': 'Gruben',
  'parameter.pits.help':
    'Der Anteil der Felder abseits eines kürzesten Weges, die zu Gruben werden.',
  'parameter.alike': 'Ähnlichkeit',
  'parameter.alike.help': 'Wie viel das zweite Labyrinth vom ersten übernimmt: 0 nichts, 1 alles.',
  'parameter.search': 'Länge suchen',
  'parameter.search.help':
    'So viele Änderungen werden versucht, um die kürzeste gemeinsame Folge zu verlängern; jede wird gelöst.',

  // Der Befehl
  'cli.generate.no-puzzle': 'Es fehlt, für welches Rätsel: {kinds}.',
  'cli.generate.size': 'eine Größe wie „8“ oder „8x5“',
  'cli.generate.boards': '{done} von {all} Brettern',
  'cli.generate.trying':
    'Startwert {seed}: {tried} Bretter versucht, das nächste hat die Bewertung {rating}',
  'cli.generate.not-met':
    'das gewünschte Brett wurde nicht gefunden; dies kommt ihm am nächsten, mit der Bewertung {rating}',
  'cli.generate.summary': '{made} {made:Brett|Bretter} in {seconds} s erzeugt, {rate} je Sekunde',
  'cli.generate.kept': '{kept} {kept:war|waren} schon da',
  'cli.generate.missing': '{missing} {missing:ließ|ließen} sich nicht erzeugen',
  'cli.generate.unmet':
    '{unmet} {unmet:ist|sind} nicht wie gewünscht, {unmet:kommt|kommen} dem aber am nächsten',
  'cli.generate.rated': 'Bewertung {from} bis {to}: {boards}',
  'cli.generate.range': '{least} bis {most}',
  'cli.generate.usual': 'sonst {value}',
  'cli.generate.help': `Aufruf: stromwerk generate rally|mazes [--strategy NAME] [--level NAME] [--size N|BxH] … [-o ORDNER]

Erzeugt Bretter. Jedes ist lösbar; dieselben Optionen und Startwerte geben auf jedem Rechner dieselben Bytes.
  --strategy NAME        das Verfahren (siehe unten)
  --level NAME           eine Zusammenstellung von Parametern; daneben angegebene gehen vor
  --size N|BxH           die Größe des Bretts; sonst findet das Verfahren eine passende
  --seed N               der Startwert des ersten Bretts (sonst 1); die weiteren haben die folgenden
  --count N              so viele Bretter (sonst 1)
  -o ORDNER              je Brett eine Datei in diesem Ordner; was schon da ist, wird nicht noch einmal erzeugt
  --jobs N               N Bretter zugleich erzeugen (sonst so viele, wie es Kerne gibt)
  --rating R             ein Brett mit der Bewertung R suchen, von 1 bis 10; ohne Angabe mit so vielen Batterien wie nötig
  --tolerance T          wie weit von R nah genug ist (sonst 0.5)
  --unique               ein Brett mit genau einer Lösung suchen (Rallye)
  --solutions N          ein Brett mit höchstens N Lösungen suchen (Rallye)
  --tries N              nach N Brettern aufgeben und das nächste nehmen (sonst 5000)
  --time-limit S         nach S Sekunden je Brett aufgeben
  --no-rating            die Bretter nicht bewerten, das geht schneller`,
}
