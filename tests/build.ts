/** Before tests that start the built programs: builds them, unless they are current. */
import { execFileSync } from 'node:child_process'

export default function build(): void {
  execFileSync(process.execPath, ['scripts/prepare.js'], { stdio: 'inherit' })
}
