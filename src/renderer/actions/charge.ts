/**
 * Charges by keys and wheel. They act on what is selected, or on what lies on a cell; where nothing lies there, on the
 * charge that new batteries get.
 */
import * as edit from '../../core/editor/commands'
import { deskOf } from '../../core/editor/desk'
import { settle } from '../../core/editor/editor'
import { text } from '../../core/text/say'
import type { CellPlace } from '../canvas/board-view'
import { Typing } from '../state/typing'
import type { Workbench } from '../state/workbench.svelte'

/** The cell whose charge is meant; with a selection it does not matter which. */
function chargedCell({ editor }: Workbench, place: CellPlace | undefined): number | undefined {
  if (!editor) return undefined
  if (editor.area) return 0
  const { board } = editor.draft
  const charge = place && deskOf(board).chargeAt?.(board, place.cell)
  return charge === undefined ? undefined : place?.cell
}

export function setNewCharge(workbench: Workbench, charge: number): void {
  const { board, kit } = workbench
  const most = (board && deskOf(board).largestCharge) ?? charge
  const next = Math.min(Math.max(Math.round(charge), 0), most)
  workbench.kit = { ...kit, charge: next }
  workbench.changed = text('says.new-charge', { charge: next })
}

export function changeCharge(
  workbench: Workbench,
  by: 1 | -1,
  place: CellPlace | undefined = workbench.keyPlace,
): void {
  const cell = chargedCell(workbench, place)
  if (cell === undefined) setNewCharge(workbench, workbench.kit.charge + by)
  else workbench.edit((editor) => edit.changeCharge(editor, by, cell))
}

/** Numbers are typed one at a time, so one memory of what is being typed is enough. */
const typing = new Typing()

/** Whatever was being typed is a whole number now. */
export function endTyping(): void {
  typing.end()
}

/** A digit, typed at a moment in milliseconds. */
export function typeDigit(workbench: Workbench, digit: number, now: number): void {
  const { keyPlace } = workbench
  const cell = chargedCell(workbench, keyPlace)
  const place = cell === undefined ? `new at ${keyPlace?.cell}` : `on ${cell}`
  const goesOn = typing.goesOn(place, now)
  if (cell === undefined) {
    setNewCharge(workbench, goesOn ? 10 * workbench.kit.charge + digit : digit)
    return
  }
  workbench.edit((editor) => edit.typeDigit(goesOn ? editor : settle(editor), digit, cell))
}
