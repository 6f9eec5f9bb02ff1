/** What is said about keeping documents safe: disks, recovery, files that change, in English. */
export const keeping = {
  'disk.full': 'the disk is full',
  'disk.read-only': 'the disk is write-protected',
  'disk.denied': 'access is denied',
  'disk.folder-missing': 'the folder is not there any more',
  'disk.locked': 'another program is using it',
  'disk.is-folder': 'there is a folder of that name',
  'disk.name-too-long': 'the name is too long',
  'disk.broken': 'the disk reports an error',
  'keeping.cant-keep':
    'Unsaved changes can’t be kept safe, because {why}. You can go on working; save often.',
  'keeping.changed-elsewhere':
    '“{name}” was changed by another program, so nothing was saved. Save again to replace it.',
  'keeping.settings-unreadable':
    'The settings could not be read and are set to what is usual. The old file is kept as “{name}”.',
  'keeping.window-crashed':
    'The window stopped working and was opened again. What was not saved has been kept.',
  'keeping.window-lost': 'Stromwerk can’t show its window.',
  'keeping.window-lost-detail':
    'The window stopped working again while it was opening. What was not saved is kept for the next start.',
} as const
