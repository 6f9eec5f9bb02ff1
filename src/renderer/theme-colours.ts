/** The colours of the board's theme as CSS custom properties, so that the window and its board match. */
import type { Theme } from '../core/picture/theme'

export function themeProperties(theme: Theme): [name: string, colour: string][] {
  return Object.entries(theme).flatMap(([key, colour]) =>
    typeof colour === 'string' ? [[propertyName(key), colour]] : [],
  )
}

function propertyName(key: string): string {
  return `--board-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

export function applyTheme(root: HTMLElement, theme: Theme, dark: boolean): void {
  root.dataset.theme = dark ? 'dark' : 'light'
  for (const [name, colour] of themeProperties(theme)) root.style.setProperty(name, colour)
}
