/** Somebody who only listens: hears what the live region says, as a screen reader would, and knows nothing else. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'

export interface Said {
  readonly what: string
  readonly words: string
}

/** Where the listener notes down what was said. */
type Noting = Window & { said: Said[] }

export class Ear {
  /** How much of what was said has been taken in. */
  private known = 0

  private constructor(readonly page: Page) {}

  static async on(page: Page): Promise<Ear> {
    await page.evaluate(() => {
      const noting = window as unknown as Noting
      noting.said = []
      const note = (records: readonly MutationRecord[]): void => {
        const regions = records.map(({ target }) =>
          (target instanceof Element ? target : target.parentElement)?.closest('[data-says]'),
        )
        for (const region of new Set(regions)) {
          const words = region?.textContent?.trim()
          if (words) noting.said.push({ what: region!.getAttribute('data-says')!, words })
        }
      }
      for (const region of document.querySelectorAll('[data-says]')) {
        const wanted = { childList: true, characterData: true, subtree: true }
        new MutationObserver(note).observe(region, wanted)
      }
    })
    return new Ear(page)
  }

  /** Presses keys one after the other and tells what is said then. */
  async press(...keys: readonly string[]): Promise<Said[]> {
    for (const key of keys) await this.page.keyboard.press(key)
    await this.page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
    return this.takeIn()
  }

  /** What one part of the live region says after some keys. */
  async after(what: string, ...keys: readonly string[]): Promise<string | undefined> {
    return (await this.press(...keys)).findLast((said) => said.what === what)?.words
  }

  /** Presses keys and waits until something is said that fits. */
  async until(wanted: RegExp, ...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
    const heard: string[] = []
    const listen = async (): Promise<string[]> => {
      heard.push(...(await this.takeIn()).map(({ words }) => words))
      return heard
    }
    await expect.poll(listen, { interval: 20 }).toContainEqual(expect.stringMatching(wanted))
  }

  private async takeIn(): Promise<Said[]> {
    const said = await this.page.evaluate(
      (from) => (window as unknown as Noting).said.slice(from),
      this.known,
    )
    this.known += said.length
    return said
  }
}
