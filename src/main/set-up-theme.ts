/** Dialogs, title bar and the page's `prefers-color-scheme` follow the chosen theme. */
import { nativeTheme } from 'electron'
import type { Settings } from '../host/host'

export function setUpTheme({ theme }: Settings): void {
  nativeTheme.themeSource = theme
}

/** The colour of the window before its page is drawn, so that it does not flash. */
export function groundColour(): string {
  return nativeTheme.shouldUseDarkColors ? '#14181f' : '#f6f7f9'
}
