/**
 * Bytes to text. Files are UTF-8; what is not valid UTF-8 is an old file and read as Windows-1252, in which every
 * byte means something. Binary files are told from text by control characters that no text has.
 */
import { fault, type Fault } from './fault'
import type { Reading } from './reading'

export const MOST_BYTES = 32 * 1024 * 1024

type Decoded = { readonly text: string; readonly fault?: undefined } | { readonly fault: Fault }

export function decode(source: string | Uint8Array): Decoded {
  if (source.length > MOST_BYTES) {
    return {
      fault: fault('file-too-large', {}, { bytes: source.length, limit: MOST_BYTES }),
    }
  }
  const text = (typeof source === 'string' ? source : decodeBytes(source)).replace(/^\uFEFF/, '')
  const control = firstControl(text)
  if (control >= 0) {
    const line = text.slice(0, control).split(/\r\n|\n|\r/).length
    return { fault: fault('binary-file', { line }, { code: text.charCodeAt(control) }) }
  }
  if (text.trim() === '') return { fault: fault('empty-file', { line: 1 }, {}) }
  return { text }
}

/** Where the first character stands that no text holds: control characters but tab, line ends and form feed. */
function firstControl(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const blank = code === 9 || code === 10 || code === 12 || code === 13
    if ((code < 32 && !blank) || code === 127 || code >= 0xfffe) return index
  }
  return -1
}

/** Whether a text fits into one line of a file and comes back as it is. */
export function isOneLine(text: string): boolean {
  return !/[\r\n]|\p{Surrogate}/u.test(text) && firstControl(text) < 0
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Reads a decoded file, or passes the fault on. */
export function decodeThen<Board>(
  source: string | Uint8Array,
  read: (text: string) => Reading<Board>,
): Reading<Board> {
  const decoded = decode(source)
  return decoded.fault ? { faults: [decoded.fault] } : read(decoded.text)
}
