/**
 * Saves a document and keeps two others safe, over and over and side by side, until it is killed: `program FOLDER FIRST`.
 * Says what is done (`saved 7`), and for what is kept also how many milliseconds that took (`kept 7 12`).
 */
import { join } from 'node:path'
import { createDocuments } from '../../../src/main/documents'
import { openRecent } from '../../../src/main/recent'
import { openRecovery } from '../../../src/main/recovery'
import { createSaving } from '../../../src/main/saving'
import { createWatching } from '../../../src/main/watching'
import { wholeContent } from './whole-content'

const [folder, first] = process.argv.slice(2)
const say = (line: string): boolean => process.stdout.write(`${line}\n`)
const complain = (name: string, value: unknown): void =>
  void say(`${name} ${JSON.stringify(value)}`)

const documents = createDocuments()
const recent = openRecent(folder, documents, folder)
const watching = createWatching(documents, complain)
const saving = createSaving(documents, recent, watching, () => Promise.resolve(undefined))
const recovery = openRecovery(join(folder, 'recovery'), documents, complain)
const file = documents.idOf(join(folder, 'board.txt'))

async function saveForEver(): Promise<never> {
  for (let number = Number(first); ; number++) {
    const { ok } = await saving.save(file, wholeContent(number))
    say(`${ok ? 'saved' : 'not saved'} ${number}`)
  }
}

async function keepForEver(): Promise<never> {
  for (let revision = Number(first); ; revision++) {
    const started = performance.now()
    const content = wholeContent(revision)
    await Promise.all([
      recovery.keep({ key: 'board', file, name: 'board.txt', content, revision }),
      recovery.keep({ key: 'untitled', name: 'untitled', content, revision }),
    ])
    say(`kept ${revision} ${Math.ceil(performance.now() - started)}`)
  }
}

await Promise.all([saveForEver(), keepForEver()])
