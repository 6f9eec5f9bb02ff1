/** What is said about open documents: closed, brought back, changed by somebody else, in German. */
import type { documents as english } from '../en/documents'

export const documents: Record<keyof typeof english, string> = {
  'action.reopen-closed': 'Geschlossenes Brett wieder öffnen',
  'step.reload': 'Datei neu laden',
  'documents.reopened': '„{name}“ ist wieder offen.',
  'documents.none-closed': 'Es wurde kein Brett geschlossen.',
  'documents.closed-unsaved':
    '„{name}“ wurde ungespeichert geschlossen. „Geschlossenes Brett wieder öffnen“ holt es zurück.',
  'recovery.heading': 'Ungespeicherte Bretter',
  'recovery.what':
    '{count} {count:Brett war|Bretter waren} nicht gespeichert, als Stromwerk endete. Was du hier lässt, wird beim nächsten Start wieder angeboten.',
  'recovery.bring-back': 'Zurückholen',
  'recovery.bring-back-named': 'Zurückholen: „{name}“',
  'recovery.bring-all': 'Alle zurückholen',
  'recovery.discard': 'Verwerfen',
  'recovery.discard-named': 'Verwerfen: „{name}“',
  'recovery.when': 'Geändert {time}',
  'recovery.brought-back': '{count} {count:Brett ist|Bretter sind} zurück, noch nicht gespeichert.',
  'news.label': 'Zu dieser Datei',
  'news.changed': 'Ein anderes Programm hat „{name}“ geändert.',
  'news.gone': '„{name}“ gibt es nicht mehr. Nur noch hier ist das Brett vorhanden.',
  'news.reload': 'Neu laden',
  'news.keep': 'Meins behalten',
  'news.compare': 'Vergleichen',
  'news.on-disk': '{name} (gespeichert)',
  'news.reloaded': '„{name}“ wurde neu geladen. Rückgängig holt dein Brett zurück.',
  'news.kept': 'Dein Brett bleibt, wie es ist. Speichern ersetzt die Datei.',
  'news.comparing': '„{name}“ zeigt, was jetzt in der Datei steht.',
}
