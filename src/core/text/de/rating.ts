/** How difficult a board is, in German. */
export const rating = {
  'level.beginner': 'Einsteiger',
  'level.advanced': 'Fortgeschrittene',
  'level.expert': 'Experten',
  'level.master': 'Meister',
  'rating.unknown':
    'Ob sich das Brett lösen lässt, wurde nicht herausgefunden; es hat deshalb keine Wertung.',

  // What a rally board's rating is made of
  'rating.naive':
    'Wer nur vermeidet, ohne Ladung liegen zu bleiben, braucht etwa {tries} {tries:Versuch|Versuche}.',
  'rating.naive-never':
    'Wer nur vermeidet, ohne Ladung liegen zu bleiben, gewann keines von {games} Spielen.',
  'rating.careful':
    'Wer auch jede Batterie in Reichweite behält, braucht etwa {tries} {tries:Versuch|Versuche}.',
  'rating.careful-never':
    'Wer auch jede Batterie in Reichweite behält, gewann keines von {games} Spielen.',
  'rating.swaps': 'Die wenigsten Tausche aller gefundenen Lösungen: {swaps}.',
  'rating.secondVisit-needed': 'Ein Batteriefeld muss ein zweites Mal besucht werden.',
  'rating.secondVisit-not-needed': 'Kein Batteriefeld muss ein zweites Mal besucht werden.',
  'rating.secondVisit-perhaps': 'Vielleicht muss ein Batteriefeld ein zweites Mal besucht werden.',
  'rating.waste-needed': 'Unterwegs muss Ladung vergeudet werden.',
  'rating.waste-not-needed': 'Unterwegs muss keine Ladung vergeudet werden.',
  'rating.waste-perhaps': 'Vielleicht muss unterwegs Ladung vergeudet werden.',
  'rating.partialWaste-needed':
    'Auf dem Weg zu einer Batterie muss Ladung vergeudet werden, obwohl bei der Ankunft noch welche übrig ist.',
  'rating.partialWaste-not-needed':
    'Vergeuden ist nie nötig, wo bei der Ankunft noch Ladung übrig bleibt.',
  'rating.partialWaste-perhaps':
    'Vielleicht muss auf dem Weg zu einer Batterie Ladung vergeudet werden, obwohl bei der Ankunft noch welche übrig ist.',
  'rating.loop-needed': 'Eine Batterie muss genau dorthin zurück, wo sie herkam.',
  'rating.loop-not-needed': 'Keine Batterie muss genau dorthin zurück, wo sie herkam.',
  'rating.loop-perhaps': 'Vielleicht muss eine Batterie genau dorthin zurück, wo sie herkam.',
  'rating.solutions': 'Es gibt genau {count} {count:Lösung|Lösungen}.',
  'rating.solutions-least': 'Es gibt mindestens {count} {count:Lösung|Lösungen}.',
  'rating.q':
    'Das Maß q (Ladung mal Gedränge der Batterien, geteilt durch die Seite des Bretts) ist {q}.',

  // What a rating of mazes is made of
  'rating.length': 'Die kürzeste Folge hat {length} {length:Anweisung|Anweisungen}.',
  'rating.bound':
    'Bewiesen ist das nicht; keine hat weniger als {bound} {bound:Anweisung|Anweisungen}.',
  'rating.shorter-alone': 'Die eine Person allein bräuchte {least}.',
  'rating.longer-alone': 'Die andere Person allein bräuchte {most}.',
  'rating.ratio': 'Gemeinsam brauchen sie das {ratio}fache der langsameren allein.',
  'rating.detours': 'Schritte, die eine Person vom Ziel wegführen: {detours}.',
  'rating.falls': 'Stürze in Gruben unterwegs: {falls}.',
  'rating.fall-needed': 'Jede Folge ohne Sturz ist länger.',
  'rating.fall-not-needed': 'Kein Sturz ist nötig.',
  'rating.fall-perhaps': 'Vielleicht ist ein Sturz nötig.',
  'rating.bits':
    'Wer jedes Labyrinth für sich betrachtet, den überrascht die Folge mit {bits} Bit.',

  // The command
  'cli.rate.rated': '{rating} von 10, für {level} (± {uncertainty})',
  'cli.rate.unsolvable': 'lässt sich nicht lösen und hat deshalb keine Wertung',
  'cli.rate.failed': 'die Wertung brach ab: {message}',
  'cli.rate.help': `Aufruf: stromwerk rate DATEI… [--json]

Bewertet jedes Brett von 1,0 (leicht) bis 10,0 (schwer) und sagt, woraus sich das ergibt. Grundlage ist ein Modell von Spielern.
  --jobs N               N Bretter zugleich bewerten (ohne Angabe so viele wie Kerne)
  --diagonal             als ob das Brett diagonale Schritte erlaubte (Rallye)
  --teleport-cost 0|1    als ob ein Teleport so viel kostete (Rallye)`,
} as const
