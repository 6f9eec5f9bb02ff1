/**
 * `npm test`: every check of the project, one after the other. A check that fails does not keep the others from
 * running. The last line counts everything: each check is one, and each test of vitest is one.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium'

interface Count {
  passed: number
  failed: number
}

const total: Count = { passed: 0, failed: 0 }

const bin = (tool: string): string => join('node_modules', '.bin', tool)

const CHECKS: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['build', process.execPath, 'scripts/prepare.js'],
  ['format', bin('prettier'), '--check', '--log-level', 'warn', '.'],
  ['lint and layers', bin('eslint'), '.'],
  ['types of the core', bin('tsc'), '-p', 'src/core'],
  ['types', bin('tsc'), '-p', '.'],
  ['types of components', bin('svelte-check'), '--output', 'human', '--fail-on-warnings'],
]

for (const [name, command, ...args] of CHECKS) {
  const started = performance.now()
  const { status, output } = await run(command, args)
  tell(name, status === 0, started)
  if (status !== 0) console.log(output)
}

const started = performance.now()
const chromium = findOrInstallChromium((line) => console.log(line))
tell(`Chromium${chromium ? ` (${chromium})` : ''}`, chromium !== undefined, started)

await runVitest(chromium)

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1

function tell(name: string, good: boolean, started: number): void {
  total[good ? 'passed' : 'failed']++
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`${good ? '✓' : '✗'} ${name} (${seconds} s)`)
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[]
  }[]
}

async function runVitest(chromium: string | undefined): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'stromwerk-tests-'))
  const file = join(folder, 'report.json')
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const environment = { NO_COLOR: '1', ...(chromium ? { CHROMIUM_PATH: chromium } : {}) }
  const { status } = await run(bin('vitest'), ['run', ...reporters], true, environment)
  try {
    countReport(JSON.parse(readFileSync(file, 'utf8')) as VitestReport, status)
  } catch (error) {
    console.log(`✗ vitest gave no report: ${String(error)}`)
    total.failed++
  }
  rmSync(folder, { recursive: true, force: true })
}

function countReport(report: VitestReport, status: number): void {
  total.passed += report.numPassedTests
  total.failed += report.numFailedTests
  for (const { name, status, assertionResults } of report.testResults) {
    // A file that could not even be loaded has no tests to count.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed')) {
      console.log(`✗ ${name} failed outside its tests`)
      total.failed++
    }
    const skipped = assertionResults.filter((test) => ['skipped', 'pending'].includes(test.status))
    for (const test of skipped) console.log(`skipped: ${test.fullName}`)
  }
  if (status !== 0 && report.numFailedTests === 0 && total.failed === 0) {
    console.log(`✗ vitest ended with exit code ${status}`)
    total.failed++
  }
}

function run(
  command: string,
  args: readonly string[],
  live = false,
  environment: Record<string, string> = {},
): Promise<{ status: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: live ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    })
    let output = ''
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ status: 1, output: String(error) }))
    child.on('close', (code) => resolve({ status: code ?? 1, output }))
  })
}
