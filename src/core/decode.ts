/**
 * Bytes to text. Files are UTF-8; what is not valid UTF-8 is an old file and read as Windows-1252, in which every
 * byte means something. Binary files are told from text by characters that no text has.
 */
import { fault, type Fault } from './fault'
import { linesOf, type Reading } from './reading'

export const MOST_BYTES = 32 * 1024 * 1024

type Decoded = { readonly text: string; readonly fault?: undefined } | { readonly fault: Fault }

export function decode(source: string | Uint8Array): Decoded {
  if (source.length > MOST_BYTES) {
    return {
      fault: fault('file-too-large', {}, { bytes: source.length, limit: MOST_BYTES }),
    }
  }
  const text = (typeof source === 'string' ? source : decodeBytes(source)).replace(/^\uFEFF/, '')
  const index = firstNoText(text)
  if (index >= 0) {
    const line = linesOf(text.slice(0, index)).length
    return { fault: fault('binary-file', { line }, { code: text.charCodeAt(index) }) }
  }
  if (text.trim() === '') return { fault: fault('empty-file', { line: 1 }, {}) }
  return { text }
}

/**
 * Where the first character stands that no text holds: control characters but tab, line ends and form feed, and halves
 * of a pair of surrogates, which UTF-8 can't write.
 */
function firstNoText(text: string): number {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (code >= 32 && code < 127) continue
    const blank = code === 9 || code === 10 || code === 12 || code === 13
    if ((code < 32 && !blank) || code === 127 || code >= 0xfffe) return index
    if (code < 0xd800 || code > 0xdfff) continue
    if (text.codePointAt(index)! < 0x10000) return index
    index++
  }
  return -1
}

/** Whether a text fits into one line of a file and comes back as it is. */
export function isOneLine(text: string): boolean {
  return !/[\r\n]/.test(text) && firstNoText(text) < 0
}

function decodeBytes(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes)
    return text.replace(/[\u0080-\u009F]/g, (letter) => FROM_0X80[letter.charCodeAt(0) - 0x80])
  }
}

/** The bytes from 0x80 to 0x9F in Windows-1252; the decoder of Node 20 takes them for control characters. */
const FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ'

/** Reads a decoded file, or passes the fault on. */
export function decodeThen<Board>(
  source: string | Uint8Array,
  read: (text: string) => Reading<Board>,
): Reading<Board> {
  const decoded = decode(source)
  return decoded.fault ? { faults: [decoded.fault] } : read(decoded.text)
}
