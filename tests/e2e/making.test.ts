/** Generating boards in the window, and what it says about their difficulty. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startWebEdition, type WebEdition } from '../../scripts/web-edition'

let edition: WebEdition

beforeAll(async () => {
  edition = await startWebEdition()
})

afterAll(() => edition.close())

describe('the generator', () => {
  it('shows what a way makes, and opens it as a new document, which is rated', async () => {
    const page = await edition.open()
    await page.keyboard.press('Control+Alt+g')
    await page.getByRole('combobox', { name: 'Way' }).selectOption('Nested visits')
    await page.getByText('Visits within visits').waitFor()
    await page.getByRole('spinbutton', { name: 'Batteries', exact: true }).fill('4')
    await page.getByRole('spinbutton', { name: 'Seed' }).fill('7')
    await page.locator('figure[data-candidate="made"]').getByRole('img').waitFor()
    await page.getByText(/^Rating \d+\.\d of 10/).waitFor()
    await page.getByRole('button', { name: 'Use as new document' }).click()
    await page.getByRole('tab', { name: 'Untitled 1', selected: true }).waitFor()
    await page.getByText('4 batteries').first().waitFor()
    await page
      .locator('[data-rated="done"]')
      .getByText(/of 10 ·/)
      .waitFor()

    await page.keyboard.press('Control+Alt+g')
    const seed = page.getByRole('spinbutton', { name: 'Seed' })
    expect(await seed.inputValue()).toBe('7')
    expect(await page.getByRole('checkbox', { name: 'Keep the seed' }).isChecked()).toBe(true)
    await page.context().close()
  })

  it('says in words what can’t be, and makes nothing of it', async () => {
    const page = await edition.open()
    await page.keyboard.press('Control+Alt+g')
    await page.locator('figure[data-candidate="made"]').waitFor()
    await page.getByRole('spinbutton', { name: 'Batteries', exact: true }).fill('-1')
    await page.getByText('The parameter “batteries” takes a whole number').waitFor()
    expect(await page.getByRole('button', { name: 'Use as new document' }).isDisabled()).toBe(true)
    await page.context().close()
  })
})
