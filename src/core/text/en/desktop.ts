/** What the desktop and the start say, in English. */
export const desktop = {
  // The desktop
  'menu.window': 'Window',
  'menu.open-recent': 'Open recent',
  'menu.no-recent': 'No recent boards',
  'role.close': 'Close window',
  'role.minimize': 'Minimize',
  'role.zoom': 'Zoom',
  'role.togglefullscreen': 'Full screen',
  'role.services': 'Services',
  'role.hide': 'Hide Stromwerk',
  'role.hideOthers': 'Hide others',
  'role.unhide': 'Show all',
  'role.quit': 'Quit Stromwerk',
  'desktop.cant-open': '“{name}” can’t be opened. {why}',
  'desktop.cant-save': '“{name}” can’t be saved. {why}',
  'desktop.unknown-document': 'It is no longer known where this document lies.',
  'desktop.too-many-files': 'Only {most} files can be opened at once.',
  'desktop.job-died':
    'The search ended unexpectedly (exit code {code}), perhaps for lack of memory. The board is unchanged, and you can solve again.',
  'desktop.too-many-jobs': 'At most {most} jobs run at once.',
  'desktop.boards': 'Boards',
  'desktop.all-files': 'All files',
  'desktop.unsaved': '{count} {count:board has|boards have} changes that are not saved.',
  'desktop.unsaved-detail': 'If you close now, these changes are lost.',
  'desktop.discard': 'Close without saving',
  'desktop.stay': 'Back to the board',
  'start.no-electron':
    'Electron is not installed and can’t be fetched here, so Stromwerk opens in the browser instead.',
  'start.fetching': 'Fetching Electron…',
  'start.address': 'Stromwerk is at {url} (Ctrl+C ends it).',
  'start.not-built': 'Stromwerk is not built: run “npm run build” first.',
} as const
