/** What the command line says, in German. */
import type { commandLine as english } from '../en/command-line'

export const commandLine: Record<keyof typeof english, string> = {
  // Kommandozeile
  'fault.file-missing': 'Diese Datei gibt es nicht.',
  'fault.file-unreadable': 'Die Datei lässt sich nicht lesen: {why}.',
  'fault.file-unwritable': 'Die Datei lässt sich nicht schreiben: {why}.',
  'fault.no-options': 'Dieses Rätsel hat keine Optionen.',
  'fault.no-graph': 'Dieses Rätsel hat keinen Graphen aus Batterien und Wegen zwischen ihnen.',
  'fault.graph-too-large':
    'Der Graph hätte mehr als {most} Pfeile; das sind zu viele, um sie zu zeichnen.',
  'cli.at': 'Zeile {line}, Spalte {column}',
  'cli.at-line': 'Zeile {line}',
  'cli.valid': 'gültig',
  'cli.solved': 'Gelöst mit {moves:diesem|diesen} {moves} {moves:Zug|Zügen}.',
  'cli.not-solved': 'Mit diesen Zügen nicht gelöst ({moves} gespielt).',
  'cli.written': 'Geschrieben: {file}',
  'cli.usage-error': '{problem} Siehe „stromwerk {command}--help“.',
  'cli.no-command': 'Es gibt keinen Befehl „{command}“.',
  'cli.no-file': 'Eine Datei fehlt.',
  'cli.no-moves': 'Die Züge fehlen.',
  'cli.no-output': 'Die Ausgabedatei fehlt: -o DATEI.',
  'cli.one-file': 'Dieser Befehl nimmt eine Datei.',
  'cli.too-many': 'Zu viele Argumente: „{found}“.',
  'cli.stdin-twice': 'Die Standardeingabe kann nur einmal gelesen werden.',
  'cli.bad-value': 'Die Option {option} nimmt {expected}; gefunden: „{found}“.',
  'cli.bad-option': '{why}.',
  'cli.picture-format': 'eine Datei, die auf .svg, .png, .gif oder .txt endet',
  'cli.no-solution':
    'Es gibt keine Lösung, die man zeichnen könnte; das Brett wird ohne gezeichnet.',
  'cli.scale-fits': 'bei einem Brett dieser Größe höchstens {most} Pixel je Feld',
  'cli.one-of': 'eines von: {choices}',
  'cli.broke-off': 'Der Löser ist abgebrochen: {message}.',
  'cli.found-none': 'Es wurde keine Lösung gefunden.',
  'cli.frames': '{done} von {all} Bildern',
  'cli.solvable': 'gelöst in {moves} {moves:Zug|Zügen} ({seconds} s)',
  'cli.unsolvable': 'nicht lösbar ({seconds} s)',
  'cli.gave-up': 'aufgegeben: {limit} ({seconds} s)',
  'cli.failed': 'der Löser ist abgebrochen: {message} ({seconds} s)',
  'cli.best-so-far': 'Die bisher kürzeste Folge hat {moves} Züge; keine ist kürzer als {bound}.',
  'cli.solutions': 'genau {count} {count:Lösung|Lösungen}',
  'cli.solutions-at-least': 'mindestens {count} {count:Lösung|Lösungen}',
  'cli.files': '{done} von {all} Dateien',
  'cli.number-range': 'eine Zahl von {least} bis {most}',
  'limit.seconds': 'das Zeitlimit ist erreicht',
  'limit.bytes': 'das Speicherlimit ist erreicht',
  'limit.nodes': 'das Knotenlimit ist erreicht',
  'progress.prepare': 'Vorbereitung',
  'progress.search': 'Suche nach einer Lösung',
  'progress.proof': 'Beweis',
  'progress.count': 'Lösungen zählen',
  'progress.play': 'spielt zur Probe',
  'progress.nodes': '{nodes} Knoten, {rate} je Sekunde',
  'cli.help': `Stromwerk: Bretter von Stromrallye und Simultane Labyrinthe lösen, prüfen und zeichnen.

Aufruf: stromwerk BEFEHL …

  check DATEI…            Bretter lesen und prüfen
  solve DATEI…            Bretter lösen oder beweisen, dass sie unlösbar sind
  verify DATEI ZÜGE       eine Zugfolge nach den Regeln spielen
  rate DATEI…             sagen, wie schwer Bretter sind
  generate rally|mazes    Bretter erzeugen, auch mit gewünschter Schwierigkeit
  convert DATEI -o DATEI  ein Brett im einfachsten Format schreiben, das es fasst
  render DATEI -o BILD    ein Brett als .svg oder .png zeichnen, seine Lösung als .gif oder .txt
  graph DATEI -o GRAPH.gv schreiben, welche Batterie welche erreicht, für Graphviz

DATEI - ist die Standardeingabe. Jeder Befehl kennt --help.
Überall: --json (je Zeile ein JSON-Objekt), --lang de|en, --help, --version.
Rückgabewerte: 0 fertig, gelöst, gültig · 1 bewiesen unlösbar, Züge lösen nicht · 2 falsche Eingabe · 3 aufgegeben.`,
  'cli.check.help': `Aufruf: stromwerk check DATEI… [--json]

Liest jedes Brett und sagt, was darauf ist, oder was daran falsch ist und wo.
  --diagonal             als ob das Brett diagonale Schritte erlaubte (Rallye)
  --teleport-cost 0|1    als ob ein Teleport so viel kostete (Rallye)`,
  'cli.solve.help': `Aufruf: stromwerk solve DATEI… [--json]

Löst jedes Brett: die Züge, oder der Beweis, dass es keine gibt. Mehrere Dateien werden nebeneinander gelöst.
  --time-limit S         nach S Sekunden je Brett aufgeben
  --memory-limit MB      je Brett höchstens so viel Speicher nutzen (sonst 2048)
  --count N              auch verschiedene Lösungen zählen, bis N
  --jobs N               N Bretter zugleich lösen (sonst so viele, wie es Kerne gibt)
  --diagonal             als ob das Brett diagonale Schritte erlaubte (Rallye)
  --teleport-cost 0|1    als ob ein Teleport so viel kostete (Rallye)`,
  'cli.verify.help': `Aufruf: stromwerk verify DATEI ZÜGE [--json]

Spielt ZÜGE nach den Regeln: ob sie das Brett lösen und wo sie enden. ZÜGE - liest sie von der Standardeingabe.
Rallye: u d l r, mit diagonalen Schritten auch 7 9 1 3 (wie auf dem Ziffernblock), und t zum Zurückteleportieren.
Labyrinthe: u d l r.
  --diagonal             als ob das Brett diagonale Schritte erlaubte (Rallye)
  --teleport-cost 0|1    als ob ein Teleport so viel kostete (Rallye)`,
  'cli.convert.help': `Aufruf: stromwerk convert DATEI -o DATEI

Schreibt ein Brett im einfachsten Format, das es fasst. -o - schreibt auf die Standardausgabe.`,
  'cli.render.help': `Aufruf: stromwerk render DATEI -o BILD.svg|.png|.gif|.txt [--solution | --moves ZÜGE]

Zeichnet das Brett (.svg, .png), zeigt, wie es gespielt wird (.gif), oder erzählt die Schritte (.txt).
  --solution             das Brett lösen und den Weg einzeichnen; .gif und .txt tun das, wenn keine Züge gegeben sind
  --moves ZÜGE           den Weg dieser Züge einzeichnen
  --trail time|battery   den Weg nach der Zeit färben oder jeder Batterie eine Farbe geben (Rallye)
  --dark                 im dunklen Farbschema
  --scale N              Pixel je Feld (1 bis 96)
  --stride N             .gif: alle N Züge ein Bild (ohne Angabe höchstens 500 Bilder)
  --delay MS             .gif: wie lange ein Bild zu sehen ist, in Millisekunden (ohne Angabe 200)`,
  'cli.graph.help': `Aufruf: stromwerk graph DATEI -o GRAPH.gv [--charges] [--solution | --moves ZÜGE]

Schreibt, welche Batterie welche erreicht, in der Sprache von Graphviz (zeichnen mit „dot -Tsvg“). -o - ist die
Standardausgabe. Knoten sind Batteriefelder mit ihren Ladungen, Pfeile sind Wege von Batterie zu Batterie mit ihren
Längen: „2, 4 …“ ist 2 und von da an jede zweite Zahl. Wege, für die dort zu wenig Ladung liegt, sind gestrichelt. Das
Startfeld des Roboters ist grün.
  --charges              ein Knoten für jede Ladung, die auf einem Feld liegen kann, und wohin sie führt
  --solution             das Brett lösen und den Weg rot, das Tauschen orange einzeichnen
  --moves ZÜGE           den Weg dieser Züge einzeichnen
  --diagonal             als wären schräge Schritte erlaubt
  --teleport-cost 0|1    als kostete ein Teleport so viel`,
}
