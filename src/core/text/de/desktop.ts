/** What the desktop and the start say, in German. */
import type { desktop as english } from '../en/desktop'

export const desktop: Record<keyof typeof english, string> = {
  // Der Desktop
  'menu.window': 'Fenster',
  'menu.open-recent': 'Zuletzt geöffnet',
  'menu.no-recent': 'Noch keine Bretter',
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
  'desktop.too-many-jobs': 'Höchstens {most} Aufträge laufen gleichzeitig.',
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
