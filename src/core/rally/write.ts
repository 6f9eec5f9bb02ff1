/** A board as a file: in the plain contest format wherever that can hold it, extended only where it must be. */
import { aboutLines } from '../about'
import { xOf, yOf } from '../grid/size'
import type { RallyBoard } from './board'

export function write(board: RallyBoard): string {
  const { width, height, robot, batteries, teleporters } = board
  const at = (cell: number): string => `${xOf(board, cell) + 1},${yOf(board, cell) + 1}`
  const labels = new Map(board.labels)
  const batteryLine = (cell: number, charge: number): string => {
    const label = labels.get(cell)
    return `${at(cell)},${charge}${label === undefined ? '' : `:${label}`}`
  }
  const lines = [
    width === height ? `${width}` : `${width},${height}`,
    `${at(robot.cell)},${robot.charge}`,
    `${batteries.length + teleporters.length}`,
    ...batteries.map(({ cell, charge }) => batteryLine(cell, charge)),
    ...teleporters.map(([a, b]) => `T ${at(a)},${at(b)}`),
    ...labelSection(board, at),
    ...aboutLines({ ...board.about, entries: [...optionEntries(board), ...board.about.entries] }),
  ]
  return lines.join('\n') + '\n'
}

/** Labels of batteries stand in the battery's line; the others need a section of their own. */
function labelSection(board: RallyBoard, at: (cell: number) => string): string[] {
  const batteryCells = new Set(board.batteries.map(({ cell }) => cell))
  const others = board.labels.filter(([cell]) => !batteryCells.has(cell))
  if (others.length === 0) return []
  return ['LABELS', ...others.map(([cell, label]) => `${at(cell)}:${label}`), '-']
}

function optionEntries({ diagonal, teleportCost }: RallyBoard): [string, string][] {
  const entries: [string, string][] = []
  if (diagonal) entries.push(['diagonal', '1'])
  if (teleportCost === 0) entries.push(['teleport-cost', '0'])
  return entries
}
