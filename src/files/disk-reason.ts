/** Why the file system refused, in words; what has none is told as the system tells it. */
import { text, type Text, type TextKey } from '../core/text/say'

const REASONS: Readonly<Record<string, Extract<TextKey, `disk.${string}`>>> = {
  ENOSPC: 'disk.full',
  EDQUOT: 'disk.full',
  EROFS: 'disk.read-only',
  EACCES: 'disk.denied',
  EPERM: 'disk.denied',
  ENOENT: 'disk.folder-missing',
  ENOTDIR: 'disk.folder-missing',
  EBUSY: 'disk.locked',
  ETXTBSY: 'disk.locked',
  EISDIR: 'disk.is-folder',
  ENAMETOOLONG: 'disk.name-too-long',
  EIO: 'disk.broken',
}

export function diskReason(error: unknown): Text | string {
  const { code = '', message } = error as NodeJS.ErrnoException
  const key = REASONS[code]
  return key === undefined ? message : text(key)
}
