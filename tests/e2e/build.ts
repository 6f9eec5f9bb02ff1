/** Before all tests: what they run from out/ is current. */
import { execFileSync } from 'node:child_process'

export function setup(): void {
  execFileSync(process.execPath, ['scripts/prepare.js'], { stdio: ['ignore', 'ignore', 'inherit'] })
}
