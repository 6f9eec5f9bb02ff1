/** The built program, or a copy of it with a bare page and with things broken on purpose. */
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export const OUT = resolve(import.meta.dirname, '../../out')

/** What stands in the built text, and what stands there instead. */
export type Breakage = readonly [file: string, found: string, instead: string]

/** A page without a program of its own, under the policy of the built one: the test speaks to `window.stromwerk`. */
function barePage(): string {
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/.exec(
    readFileSync(join(OUT, 'renderer/index.html'), 'utf8'),
  )
  if (!policy) throw new Error('The built page has no content policy.')
  return `<!doctype html><html><head>${policy[0]}<meta charset="utf-8"><title>bare</title></head><body></body></html>`
}

/** Copies the built program to a folder of its own; whoever asks for it removes it. */
export function copyBuild(breakages: readonly Breakage[] = []): string {
  if (!existsSync(join(OUT, 'main/index.js'))) throw new Error('Run “npm run build” first.')
  const folder = mkdtempSync(join(tmpdir(), 'stromwerk-build-'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  for (const part of ['main', 'preload']) {
    cpSync(join(OUT, part), join(folder, 'out', part), { recursive: true })
  }
  mkdirSync(join(folder, 'out/renderer'))
  writeFileSync(join(folder, 'out/renderer/index.html'), barePage())
  for (const breakage of breakages) breakFile(join(folder, 'out'), breakage)
  return folder
}

function breakFile(out: string, [file, found, instead]: Breakage): void {
  const path = join(out, file)
  const source = readFileSync(path, 'utf8')
  if (!source.includes(found)) throw new Error(`${file} does not hold ${found}.`)
  writeFileSync(path, source.replaceAll(found, instead))
}

export function removeBuild(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
}
