/** Everything that Stromwerk says, in German. */
import type { TextKey } from './say'

export const de: Record<TextKey, string> = {
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
    'Nach der Anzahl oben {expected:wird|werden} {expected} {expected:Eintrag|Einträge} erwartet; gefunden: {found}.',
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
  'fact.swaps': '{swaps}-mal getauscht',

  // Spielverläufe in Worten
  'rally.start': 'Start auf {x},{y} mit Ladung {charge}.',
  'rally.swap':
    'Gehe zu {x},{y} ({moves} {moves:Zug|Züge}): Lege die Batterie mit Ladung {dropped} ab, nimm die mit Ladung {taken}.',
  'rally.end-solved':
    'Gehe weiter zu {x},{y} ({moves} {moves:Zug|Züge}): Alle Batterien sind leer.',
  'rally.end': 'Gehe weiter zu {x},{y} ({moves} {moves:Zug|Züge}): An Bord bleibt Ladung {charge}.',
  'rally.ends': 'Der Roboter endet auf {x},{y} mit Ladung {charge}; auf dem Brett bleibt {left}.',
  'mazes.fell':
    'Anweisung {number}: Person {person} fällt in die Grube auf {x},{y} und ist wieder am Start.',
  'mazes.home': 'Anweisung {number}: Person {person} erreicht das Ziel.',
  'mazes.ends': 'Die erste Person endet auf {x1},{y1}, die zweite auf {x2},{y2}.',

  // Kommandozeile
  'fault.file-missing': 'Diese Datei gibt es nicht.',
  'fault.file-unreadable': 'Die Datei lässt sich nicht lesen: {why}.',
  'fault.file-unwritable': 'Die Datei lässt sich nicht schreiben: {why}.',
  'fault.no-options': 'Dieses Rätsel hat keine Optionen.',
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
  'cli.picture-format': 'eine Datei, die auf .svg oder .png endet',
  'cli.no-solution':
    'Es gibt keine Lösung, die man zeichnen könnte; das Brett wird ohne gezeichnet.',
  'cli.scale-range': 'eine ganze Zahl von 1 bis {most}',
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
  'progress.nodes': '{nodes} Knoten, {rate} je Sekunde',
  'cli.help': `Stromwerk: Bretter von Stromrallye und Simultane Labyrinthe lösen, prüfen und zeichnen.

Aufruf: stromwerk BEFEHL …

  check DATEI…            Bretter lesen und prüfen
  solve DATEI…            Bretter lösen oder beweisen, dass sie unlösbar sind
  verify DATEI ZÜGE       eine Zugfolge nach den Regeln spielen
  convert DATEI -o DATEI  ein Brett im einfachsten Format schreiben, das es fasst
  render DATEI -o BILD    ein Brett als .svg oder .png zeichnen

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
  'cli.render.help': `Aufruf: stromwerk render DATEI -o BILD.svg|.png [--solution | --moves ZÜGE] [--dark]

Zeichnet das Brett.
  --solution             das Brett lösen und den Weg einzeichnen
  --moves ZÜGE           den Weg dieser Züge einzeichnen
  --dark                 im dunklen Farbschema
  --scale N              Pixel je Feld (von 1 bis 96)`,

  // Aktionen
  'menu.file': 'Datei',
  'menu.view': 'Ansicht',
  'menu.solution': 'Lösung',
  'menu.help': 'Hilfe',
  'action.open': 'Öffnen …',
  'action.save': 'Speichern',
  'action.save-as': 'Speichern unter …',
  'action.close': 'Brett schließen',
  'action.zoom-in': 'Vergrößern',
  'action.zoom-out': 'Verkleinern',
  'action.zoom-fit': 'Einpassen',
  'action.theme-light': 'Helles Farbschema',
  'action.theme-dark': 'Dunkles Farbschema',
  'action.theme-system': 'Farbschema des Systems',
  'action.language-de': 'Deutsch',
  'action.language-en': 'English',
  'action.palette': 'Befehlspalette',
  'action.solve': 'Lösen',
  'action.cancel': 'Lösen abbrechen',
  'action.play': 'Abspielen oder anhalten',
  'action.step-forward': 'Einen Zug vor',
  'action.step-back': 'Einen Zug zurück',
  'action.milestone-forward': 'Zum nächsten Tausch oder Sturz',
  'action.milestone-back': 'Zum vorigen Tausch oder Sturz',
  'action.to-start': 'Zum Anfang',
  'action.to-end': 'Zum Ende',
  'action.faster': 'Schneller',
  'action.slower': 'Langsamer',
  'action.loop': 'Wiederholen',
  'action.shortcuts': 'Tastenkürzel',
  'action.about': 'Über Stromwerk',

  // Warum ein Labyrinthpaar keine Lösung hat
  'reason.maze-person-cut-off':
    'Labyrinth {maze}: Die Person erreicht nur {count} {count:Feld|Felder}, und das Ziel ist nicht darunter.',
  'reason.maze-goal-cut-off':
    'Labyrinth {maze}: Das Ziel ist nur von {count} {count:Feld|Feldern} aus zu erreichen, und zu keinem davon kommt die Person.',
  'reason.mazes-exhausted':
    'Allein käme jede Person ans Ziel, aber jede Folge, die eine heimbringt, verliert die andere endgültig.',

  // Warum ein Rallye-Brett unlösbar ist
  'reason.parity':
    'Färbe das Brett wie ein Schachbrett: Jeder Schritt wechselt die Farbe und kostet 1, also kann jede Batterie nur auf einer der Farben leer werden. {batteries} {batteries:Batterie|Batterien} (die des Roboters mitgezählt) {batteries:kann|können} nur auf der Farbe mit {cells} {cells:Batteriefeld|Batteriefeldern} leer werden, die {otherBatteries} anderen nur auf der Farbe mit {otherCells}. Nur eine Batterie, die des Roboters, braucht kein Feld.',
  'reason.stuck-empty':
    'Die Bordbatterie ist leer, aber auf dem Brett ist noch Ladung: Der Roboter kann nicht fahren.',
  'reason.stuck-walled':
    'Der Roboter ist eingeschlossen: Jeder Schritt führt vom Brett oder auf eine leere Batterie, auf der er stehen bliebe.',
  'reason.unreachable':
    '{count} {count:Batterie liegt|Batterien liegen} zu weit weg: Keine Ladung reicht je bis dorthin.',
  'reason.one-way':
    'Zwei Gruppen von Batterien lassen sich nicht beide besuchen: Wer die eine ({first}) erreicht hat, kommt nie mehr zur anderen ({second}).',
  'reason.last-charge':
    'Die anderen Batterien lassen sich leeren, aber was dann im Roboter übrig ist, lässt sich nie verbrauchen: Es fehlt der Platz zum Fahren.',
  'reason.exhausted':
    'Jede Reihenfolge, die Batterien zu nehmen, ist durchprobiert: Keine leert alle.',

  // Ein Zug, und was auf einem Feld ist
  'direction.u': 'nach oben',
  'direction.d': 'nach unten',
  'direction.l': 'nach links',
  'direction.r': 'nach rechts',
  'direction.7': 'nach links oben',
  'direction.9': 'nach rechts oben',
  'direction.1': 'nach links unten',
  'direction.3': 'nach rechts unten',
  'rally.steps': '{direction} auf {x},{y}, Ladung {charge}',
  'rally.steps-swap': '{direction} auf {x},{y}: legt {dropped} ab, nimmt {taken}',
  'rally.steps-teleport':
    '{direction} auf {x1},{y1} und per Teleporter auf {x},{y}, Ladung {charge}',
  'rally.teleports-back': 'per Teleporter zurück auf {x},{y}, Ladung {charge}',
  'mazes.start': 'Beide Personen stehen am Start.',
  'mazes.steps': '{direction}: Person 1 {first}, Person 2 {second}',
  'mazes.goes': 'geht auf {x},{y}',
  'mazes.is-blocked': 'steht vor einer Wand',
  'mazes.falls': 'fällt in eine Grube',
  'mazes.comes-home': 'erreicht das Ziel',
  'mazes.is-home': 'ist am Ziel',
  'look.at': '{x}, {y}: {what}',
  'look.at-maze': 'Labyrinth {maze} · {x}, {y}: {what}',
  'look.together': '{first}; {second}',
  'look.free': 'frei',
  'look.robot': 'Roboter, Ladung {charge}',
  'look.battery': 'Batterie, Ladung {charge}',
  'look.teleporter': 'Teleporter {name}, führt auf {x},{y}',
  'look.label': '„{label}“',
  'look.person': 'Person {person}',
  'look.start': 'Start',
  'look.goal': 'Ziel',
  'look.wall-u': 'Wand oben',
  'look.wall-d': 'Wand unten',
  'look.wall-l': 'Wand links',
  'look.wall-r': 'Wand rechts',

  // Das Fenster
  'action.examples': 'Beispiele …',
  'window.hint': '{name} ({keys})',
  'window.tabs': 'Offene Bretter',
  'window.tab-unsaved': '{name}, nicht gespeichert',
  'window.close-tab': '{name} schließen',
  'window.toolbar': 'Werkzeugleiste',
  'window.menu': 'Menü',
  'window.board': 'Brett',
  'window.panel': 'Zu diesem Brett',
  'window.board-label': '{puzzle}, {size}',
  'window.close': 'Schließen',
  'window.dismiss': 'Diese Meldung schließen',
  'window.saved': 'Gespeichert als „{name}“.',
  'window.drop': 'Dateien hier loslassen, um sie zu öffnen',
  'problem.unreadable': 'Diese Datei lässt sich nicht als Brett lesen.',
  'problem.count': '{count} {count:Problem|Probleme}',
  'problem.unnamed': 'Etwas ist schiefgegangen: {message}',
  'problem.file-gone': 'Die Datei „{name}“ lässt sich nicht mehr öffnen.',
  'problem.not-saved': '„{name}“ ließ sich nicht speichern: {why}',
  'problem.not-opened': '„{name}“ ließ sich nicht öffnen: {why}',
  'verdict.heading': 'Lösung',
  'verdict.idle': 'Noch nicht gelöst.',
  'verdict.running': 'Wird gelöst …',
  'verdict.elapsed': '{seconds} s',
  'verdict.limit': 'endet nach {seconds} s',
  'verdict.cancelled': 'Nach {seconds} s abgebrochen.',
  'verdict.solved': 'Gelöst',
  'verdict.solved-at-once': 'Nichts zu tun: Das Brett ist schon gelöst.',
  'verdict.moves': '{moves} {moves:Zug|Züge}',
  'verdict.seconds': 'in {seconds} s',
  'verdict.nodes': '{nodes} Stellungen angesehen',
  'verdict.unsolvable': 'Unlösbar',
  'verdict.lit': 'Die Felder leuchten auf dem Brett.',
  'verdict.unknown': 'Aufgegeben',
  'verdict.unknown-seconds': 'Keine Antwort nach {seconds} s.',
  'verdict.unknown-bytes': 'Der erlaubte Speicher reichte für keine Antwort.',
  'verdict.unknown-nodes': 'Keine Antwort nach der erlaubten Zahl von Stellungen.',
  'verdict.best': 'Die beste bisher hat {moves} {moves:Zug|Züge} und wird gezeigt.',
  'verdict.bound': 'Jede Lösung braucht mindestens {bound} {bound:Zug|Züge}.',
  'verdict.longer': 'Bis zu {seconds} s suchen',
  'verdict.failed':
    'Die Suche ist von selbst abgebrochen. Das Brett ist unverändert; versuche es noch einmal.',
  'verdict.failed-why': 'Meldung: {message}',
  'verdict.announce-solved': 'Gelöst mit {moves} {moves:Zug|Zügen}.',
  'verdict.announce-unsolvable': 'Unlösbar. {reason}',
  'verdict.phase-prepare': 'Vorbereiten',
  'verdict.phase-search': 'Suchen',
  'verdict.phase-proof': 'Suchen und beweisen',
  'verdict.phase-count': 'Lösungen zählen',
  'verdict.figure-memo': 'Stellungen gemerkt',
  'verdict.figure-depth': 'Tiefe',
  'verdict.figure-best': 'beste bisher',
  'verdict.figure-bound': 'Züge mindestens',
  'verdict.figure-bytes': 'Speicher',
  'verdict.figure-solutions': 'Lösungen',
  'verdict.figure-nodes': 'Stellungen',
  'verdict.megabytes': '{megabytes} MB',
  'playback.heading': 'Wiedergabe',
  'playback.none': 'Löse das Brett, um hier die Lösung anzusehen.',
  'playback.scrubber': 'Stelle',
  'playback.position': '{frame} / {length}',
  'playback.announce': 'Zug {frame} von {length}: {what}',
  'playback.speed': 'Tempo',
  'playback.times': '{speed}×',
  'playback.play': 'Abspielen',
  'playback.pause': 'Anhalten',
  'steps.heading': 'Schritte',
  'status.zoom': '{percent} %',
  'status.zoom-label': 'Zoom',
  'status.hint': 'Zeige auf ein Feld, um zu sehen, was dort ist.',
  'palette.placeholder': 'Befehl oder Name eines Bretts',
  'palette.results': 'Befehle',
  'palette.none': 'Nichts passt.',
  'palette.recent': 'Zuletzt',
  'palette.example': 'Beispiel',
  'palette.tab': 'Offenes Brett',
  'about.text': 'Editor, Löser und Generator für die Rätsel Stromrallye und Simultane Labyrinthe.',
  'about.version': 'Version {version}',
  'about.desktop': 'Ausgabe für den Schreibtisch',
  'about.web': 'Ausgabe für den Browser',
  'about.licence':
    'Freie Software unter der MIT-Lizenz. Die Schrift ist Inter (SIL Open Font License).',
  'key.control': 'Strg',
  'key.shift': 'Umschalt',
  'key.space': 'Leertaste',
  'key.home': 'Pos1',
  'key.end': 'Ende',
  'empty.heading': 'Welches Brett soll es sein?',
  'empty.invite': 'Öffne eine Datei, zieh eine hierher, oder fang mit einem Beispiel an.',
  'empty.recent': 'Zuletzt geöffnet',
  'empty.examples': 'Beispiele',

  // Bretter, die ein Programm gemacht hat
  'fault.about-option':
    '„{option}“ ist eine Option des Bretts und kann nicht zugleich ein Eintrag über das Brett sein.',

  // Der Desktop
  'menu.edit': 'Bearbeiten',
  'menu.window': 'Fenster',
  'menu.open-recent': 'Zuletzt geöffnet',
  'menu.no-recent': 'Noch keine Bretter',
  'role.undo': 'Rückgängig',
  'role.redo': 'Wiederholen',
  'role.cut': 'Ausschneiden',
  'role.copy': 'Kopieren',
  'role.paste': 'Einfügen',
  'role.selectAll': 'Alles auswählen',
  'role.close': 'Fenster schließen',
  'role.minimize': 'Minimieren',
  'role.zoom': 'Zoomen',
  'role.togglefullscreen': 'Vollbild',
  'role.services': 'Dienste',
  'role.hide': 'Stromwerk ausblenden',
  'role.hideOthers': 'Andere ausblenden',
  'role.unhide': 'Alle einblenden',
  'role.quit': 'Stromwerk beenden',
  'desktop.cant-open': '„{name}“ lässt sich nicht öffnen. {why}',
  'desktop.cant-save': '„{name}“ lässt sich nicht speichern. {why}',
  'desktop.unknown-document': 'Es ist nicht mehr bekannt, wo dieses Dokument liegt.',
  'desktop.too-many-files': 'Auf einmal lassen sich nur {most} Dateien öffnen.',
  'desktop.job-died':
    'Die Suche ist unerwartet zu Ende gegangen (Exitcode {code}), vielleicht aus Mangel an Speicher. Das Brett ist unverändert, und du kannst es noch einmal lösen lassen.',
  'desktop.boards': 'Bretter',
  'desktop.all-files': 'Alle Dateien',
  'desktop.unsaved':
    '{count} {count:Brett hat|Bretter haben} Änderungen, die nicht gespeichert sind.',
  'desktop.unsaved-detail': 'Wenn du jetzt schließt, gehen diese Änderungen verloren.',
  'desktop.discard': 'Ohne Speichern schließen',
  'desktop.stay': 'Zurück zum Brett',
  'start.no-electron':
    'Electron ist nicht installiert und lässt sich hier nicht laden; Stromwerk öffnet sich darum im Browser.',
  'start.fetching': 'Electron wird geladen …',
  'start.address': 'Stromwerk ist unter {url} zu finden (Strg+C beendet es).',
  'start.not-built': 'Stromwerk ist nicht gebaut: Starte zuerst „npm run build“.',
}
