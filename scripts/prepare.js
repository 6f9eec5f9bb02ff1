/**
 * Builds everything that runs from out/, unless out/ is current: a stamp holds the hash of all that the build reads.
 * Plain JavaScript, since it runs right after an install, before anything is built. `--force` builds anyway.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stamp = join(root, 'out', '.stamp')

const SOURCES = [
  'src',
  'resources',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'svelte.config.js',
  'vite.cli.config.ts',
  'vite.renderer.ts',
  'electron.vite.config.ts',
]

const BUILDS = [
  ['vite', 'build', '--config', 'vite.cli.config.ts', '--logLevel', 'warn'],
  ['electron-vite', 'build', '--logLevel', 'warn'],
]

function filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true })
  return entries
    .flatMap((entry) => {
      const child = join(path, entry.name)
      return entry.isDirectory() ? filesBelow(child) : [child]
    })
    .sort()
}

function hashOfSources() {
  const hash = createHash('sha256').update(process.version)
  for (const source of SOURCES) {
    const path = join(root, source)
    for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path]) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

function build([tool, ...args]) {
  const bin = join(root, 'node_modules', '.bin', tool)
  const { status, error } = spawnSync(bin, args, { cwd: root, stdio: 'inherit' })
  if (error) throw error
  if (status !== 0) process.exit(status ?? 1)
}

const current = hashOfSources()
const force = process.argv.includes('--force')
if (force || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== current) {
  if (existsSync(join(root, 'node_modules', '.bin', 'vite'))) {
    BUILDS.forEach(build)
    mkdirSync(dirname(stamp), { recursive: true })
    writeFileSync(stamp, current)
  } else {
    console.log(
      'stromwerk: not built, since the build tools are not installed (npm ci installs them).',
    )
  }
}
