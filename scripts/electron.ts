/** Where Electron's program is, fetching it if need be: an attempt that can't take long. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const PATIENCE = 10_000

function packageFolder(): string | undefined {
  try {
    return dirname(createRequire(import.meta.url).resolve('electron/package.json'))
  } catch {
    return undefined
  }
}

/** The program, if it has been fetched. */
export function findElectron(): string | undefined {
  const folder = packageFolder()
  if (folder === undefined || !existsSync(join(folder, 'path.txt'))) return undefined
  const dist = process.env.ELECTRON_OVERRIDE_DIST_PATH ?? join(folder, 'dist')
  const program = join(dist, readFileSync(join(folder, 'path.txt'), 'utf8'))
  return existsSync(program) ? program : undefined
}

/** Lets Electron's own script fetch it, and ends that script when it takes too long or nobody waits for it any more. */
export async function fetchElectron(stop: AbortSignal): Promise<string | undefined> {
  const folder = packageFolder()
  if (folder === undefined) return undefined
  const child = spawn(process.execPath, [join(folder, 'install.js')], {
    stdio: 'ignore',
    signal: AbortSignal.any([stop, AbortSignal.timeout(PATIENCE)]),
    killSignal: 'SIGKILL',
  })
  await new Promise((done) => child.once('exit', done).once('error', done))
  return findElectron()
}
