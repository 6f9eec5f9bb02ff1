/** Accessibility as axe-core sees it. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

const AXE = 'node_modules/axe-core/axe.min.js'

interface AxeResult {
  readonly violations: readonly {
    readonly id: string
    readonly impact: string
    readonly nodes: readonly { readonly html: string; readonly failureSummary: string }[]
  }[]
}

/** To be done before the page is loaded. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript(readFileSync(AXE, 'utf8'))
}

/** What axe-core calls serious or worse, with where it is. */
export async function seriousViolations(page: Page): Promise<string[]> {
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResult> } }).axe.run(),
  )
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`))
}
