/** What is said about open documents: closed, brought back, changed by somebody else, in English. */
export const documents = {
  'action.reopen-closed': 'Reopen closed board',
  'step.reload': 'Load the file again',
  'documents.reopened': '“{name}” is open again.',
  'documents.none-closed': 'No board has been closed.',
  'documents.closed-unsaved':
    '“{name}” was closed without being saved. “Reopen closed board” brings it back.',
  'recovery.heading': 'Unsaved boards',
  'recovery.what':
    '{count} {count:board was|boards were} not saved when Stromwerk ended. What you leave here is offered again at the next start.',
  'recovery.bring-back': 'Bring back',
  'recovery.bring-back-named': 'Bring back “{name}”',
  'recovery.bring-all': 'Bring all back',
  'recovery.discard': 'Discard',
  'recovery.discard-named': 'Discard “{name}”',
  'recovery.when': 'Changed {time}',
  'recovery.brought-back': '{count} {count:board is|boards are} back, not saved yet.',
  'news.label': 'About this file',
  'news.changed': 'Another program has changed “{name}”.',
  'news.gone': '“{name}” is not there any more. The board here is all there is of it.',
  'news.reload': 'Reload',
  'news.keep': 'Keep mine',
  'news.compare': 'Compare',
  'news.on-disk': '{name} (on disk)',
  'news.reloaded': '“{name}” was reloaded. Undo brings your board back.',
  'news.kept': 'Your board stays as it is. Saving it replaces the file.',
  'news.comparing': '“{name}” shows what the file holds now.',
} as const
