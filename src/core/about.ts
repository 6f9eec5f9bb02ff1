/**
 * What a file says about its board besides the board: `#!key=value` entries and free notes.
 * Entries keep their order, and a key may stand twice, so that nothing of a foreign file is lost.
 */
import { isOneLine } from './decode'
import { fault, type Fault } from './fault'
import { shown } from './reading'

export interface About {
  readonly entries: readonly (readonly [key: string, value: string])[]
  readonly notes: readonly string[]
}

export const NOTHING_KNOWN: About = { entries: [], notes: [] }

/** The value of a key; where it stands twice, the later one counts. */
export function lookUp(about: About, key: string): string | undefined {
  return about.entries.findLast(([candidate]) => candidate === key)?.[1]
}

/** Sets a key in place, or adds it at the end; `undefined` removes it. */
export function withEntry(about: About, key: string, value: string | undefined): About {
  const others = about.entries.filter(([candidate]) => candidate !== key)
  if (value === undefined) return { ...about, entries: others }
  const index = about.entries.findIndex(([candidate]) => candidate === key)
  const at = index < 0 ? others.length : index
  return { ...about, entries: [...others.slice(0, at), [key, value], ...others.slice(at)] }
}

export function withEntries(about: About, values: Readonly<Record<string, string>>): About {
  return Object.entries(values).reduce((known, [key, value]) => withEntry(known, key, value), about)
}

/** What is true of one board only: a solution, how it was made, how difficult it is. */
const OF_ONE_BOARD = ['solution', 'strategy', 'seed', 'parameters', 'wanted', 'rating', 'q']

/** What stays true when the board changes; the same object where all of it does. */
export function lasting(about: About): About {
  const entries = about.entries.filter(([key]) => !OF_ONE_BOARD.includes(key))
  return entries.length === about.entries.length ? about : { ...about, entries }
}

export interface Entry {
  readonly key: string
  readonly value: string
}

/** What one comment (the text behind its `#`) says: an entry or a note. */
export type Comment = Entry | { readonly note: string }

export function readComment(comment: string): Comment {
  const entry = comment.startsWith('!') && /^!\s*([A-Za-z][\w.-]*)\s*=(.*)$/s.exec(comment)
  if (entry) return { key: entry[1], value: entry[2].trim() }
  return { note: comment.replace(/^[ \t]/, '').trimEnd() }
}

/** The lines that `readComment` reads back to the same; notes first, so that entries end the file. */
export function aboutLines(about: About): string[] {
  return [
    ...about.notes.map((note) => (note === '' ? '#' : `# ${note}`)),
    ...about.entries.map(([key, value]) => `#!${key}=${value}`),
  ]
}

/** Notes and entries that would not read back as they are. */
export function checkAbout({ entries, notes }: About): Fault[] {
  const lines = aboutLines({ entries, notes })
  const readBack = (line: string, index: number): boolean => {
    if (!isOneLine(line)) return false
    const comment = readComment(line.slice(1))
    if (index < notes.length) return 'note' in comment && comment.note === notes[index]
    const [key, value] = entries[index - notes.length]
    return 'key' in comment && comment.key === key && comment.value === value
  }
  return lines
    .filter((line, index) => !readBack(line, index))
    .map((line) => fault('about-text', {}, { found: shown(line) }))
}
