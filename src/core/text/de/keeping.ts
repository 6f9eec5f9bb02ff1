/** What is said about keeping documents safe: disks, recovery, files that change, in German. */
import type { keeping as english } from '../en/keeping'

export const keeping: Record<keyof typeof english, string> = {
  'disk.full': 'der Datenträger ist voll',
  'disk.read-only': 'der Datenträger ist schreibgeschützt',
  'disk.denied': 'der Zugriff wird verweigert',
  'disk.folder-missing': 'den Ordner gibt es nicht mehr',
  'disk.locked': 'ein anderes Programm benutzt sie gerade',
  'disk.is-folder': 'es gibt einen Ordner dieses Namens',
  'disk.name-too-long': 'der Name ist zu lang',
  'disk.broken': 'der Datenträger meldet einen Fehler',
  'keeping.cant-keep':
    'Ungespeicherte Änderungen lassen sich nicht sichern: {why}. Du kannst weiterarbeiten; speichere oft.',
  'keeping.changed-elsewhere':
    'Ein anderes Programm hat „{name}“ geändert, darum wurde nichts gespeichert. Speichere noch einmal, um die Datei zu ersetzen.',
  'keeping.settings-unreadable':
    'Die Einstellungen ließen sich nicht lesen; es gelten die üblichen. Die alte Datei heißt jetzt „{name}“.',
  'keeping.window-crashed':
    'Das Fenster ist abgestürzt und wurde neu geöffnet. Was nicht gespeichert war, ist gesichert.',
  'keeping.window-lost': 'Stromwerk kann sein Fenster nicht zeigen.',
  'keeping.window-lost-detail':
    'Das Fenster ist beim Öffnen noch einmal abgestürzt. Was nicht gespeichert war, bleibt bis zum nächsten Start gesichert.',
}
