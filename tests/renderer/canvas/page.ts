/** What the test's page can do: show boards. Built into one script and run in Chromium. */
import { DARK, LIGHT } from '../../../src/core/picture/theme'
import { read, type Board } from '../../../src/core/puzzle'
import { createBoardView } from '../../../src/renderer/canvas/view'

function board(source: string): Board {
  const { board, faults } = read(source)
  if (!board) throw new Error(JSON.stringify(faults))
  return board
}

const page = { themes: { light: LIGHT, dark: DARK }, board, createBoardView }

declare global {
  interface Window {
    canvasPage: typeof page
  }
}

window.canvasPage = page
