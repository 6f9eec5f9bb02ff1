/** What is said about taking boards and solutions along as files or on paper, in German. */
import type { exporting as english } from '../en/exporting'

export const exporting: Record<keyof typeof english, string> = {
  'action.export': 'Exportieren …',
  'action.print': 'Drucken …',
  'fault.export-too-large':
    'Die Datei hätte mehr als {megabytes} MB. Kleinere Felder oder mehr Züge je Bild machen sie kleiner.',

  // Was es werden soll
  'export.heading': 'Exportieren',
  'export.format': 'Format',
  'export.format-svg': 'SVG-Bild',
  'export.format-png': 'PNG-Bild',
  'export.format-gif': 'Animiertes GIF',
  'export.format-txt': 'Lösung als Text',
  'export.format-gv': 'Graph für Graphviz',
  'export.about-svg': 'In jeder Größe scharf: für Dokumente und Webseiten.',
  'export.about-png': 'Pixel, wie jedes Programm sie zeigen kann.',
  'export.about-gif': 'Die Lösung Zug für Zug, immer wieder von vorn.',
  'export.about-txt': 'Die Schritte in Worten, dazu die Züge.',
  'export.about-gv': 'Welche Batterie welche erreicht und wie weit es ist.',
  'export.solution': 'Lösung',
  'export.with-solution': 'Lösung einzeichnen',
  'export.unsolved': 'Um eine Lösung zu exportieren, löse zuerst das Brett.',
  'export.no-solution':
    'Es ist keine Lösung bekannt; exportieren lässt sich darum nur das Brett selbst.',
  'export.look': 'Aussehen',
  'export.theme': 'Farben',
  'export.theme-light': 'Hell',
  'export.theme-dark': 'Dunkel',
  'export.trail': 'Farbe des Wegs',
  'export.trail-time': 'Nach Zeit',
  'export.trail-battery': 'Nach Batterie',
  'export.cell': 'Pixel je Feld',
  'export.stride': 'Züge je Bild',
  'export.delay': 'Millisekunden je Bild',
  'export.number-fault': '{name}: eine ganze Zahl von {least} bis {most}.',

  // Was daraus wird
  'export.preview': 'Vorschau',
  'export.drawing': 'Wird gezeichnet …',
  'export.pixels': '{width} × {height} Pixel',
  'export.frames': '{frames} {frames:Bild|Bilder}, {seconds} s',
  'export.go': 'Exportieren …',
  'export.making': 'Die Datei entsteht …',
  'export.progress': 'Bild {done} von {all}',
  'export.saving': 'Wird gespeichert …',
  'export.failed': 'Der Export ist abgebrochen: {message}',
  'export.solution-name': '{name} – Lösung',

  // Auf Papier
  'print.by': 'von {author}',
  'print.steps': 'Lösung',
}
