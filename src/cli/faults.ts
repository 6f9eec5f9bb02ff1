/** Faults as they are printed: for people with their place, for programs as plain objects. */
import type { Fault } from '../core/fault'
import { coordinates, puzzles, type Kind } from '../core/puzzle'
import type { Size } from '../core/grid/size'
import { say, text } from '../core/text/say'
import type { Io } from './io'

export function faultJson(fault: Fault, io: Io, board?: Size & { kind: Kind }): object {
  const { code, message, cell, maze, ...place } = fault
  const at =
    cell === undefined || !board
      ? {}
      : { cell: coordinates(board, cell, puzzles[board.kind].origin) }
  return {
    code,
    ...place,
    ...at,
    ...(maze === undefined ? {} : { maze: maze + 1 }),
    message: say(io.language, message),
  }
}

export function printFaults(file: string, faults: readonly Fault[], io: Io): void {
  for (const fault of faults) {
    const at = place(fault)
    const where = at ? `${say(io.language, at)}: ` : ''
    io.err(`${file}: ${where}${say(io.language, fault.message)}\n`)
  }
}

function place({ line, column }: Fault): ReturnType<typeof text> | undefined {
  if (line === undefined) return undefined
  return column === undefined ? text('cli.at-line', { line }) : text('cli.at', { line, column })
}
