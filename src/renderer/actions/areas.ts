/** From one area of the window to the next, for whoever has only keys: each begins with what one would use first there. */

const AREAS = '[data-area]'

const FIRST = [
  '[aria-selected="true"]',
  '[tabindex="0"]',
  ':is(button, input, select, textarea):enabled:not([tabindex="-1"])',
]

/** Goes to the next area that has something to use, or to the one before. */
export function goToArea(by: 1 | -1): void {
  const areas = [...document.querySelectorAll<HTMLElement>(AREAS)]
  const here = areas.findIndex((area) => area.contains(document.activeElement))
  // From nowhere, the first step leads to the first area or to the last.
  const start = here < 0 && by === -1 ? 0 : here
  for (let far = 1; far <= areas.length; far++) {
    const at = (start + by * far + areas.length * 2) % areas.length
    if (focusFirst(areas[at])) return
  }
}

function focusFirst(area: HTMLElement): boolean {
  if (area.tabIndex === 0) area.focus()
  else firstIn(area)?.focus()
  return area.contains(document.activeElement)
}

function firstIn(area: HTMLElement): HTMLElement | undefined {
  for (const selector of FIRST) {
    const found = area.querySelector<HTMLElement>(selector)
    if (found) return found
  }
  return undefined
}
