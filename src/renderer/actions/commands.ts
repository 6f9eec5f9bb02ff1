/** What each action does: one function per id, so that none is forgotten. */
import type { ActionId } from '../../core/editor/actions'
import { otherMaze } from '../../core/editor/cursor'
import * as edit from '../../core/editor/commands'
import type { Extra } from '../../core/editor/desk'
import { escape, type Editor } from '../../core/editor/editor'
import type { ToolName } from '../../core/editor/tools'
import { text, type Text } from '../../core/text/say'
import type { Settings } from '../../host/host'
import { longer } from '../state/solve'
import type { Workbench } from '../state/workbench.svelte'
import { actionOf, applies, isOn } from './applies'
import { goToArea } from './areas'
import { atKeyPlace } from './board-keys'
import { changeCharge } from './charge'
import { pasteByCommand } from './clipboard'
import { focusOf } from './keyboard'
import { open, reopenClosed, save, saveAs } from './files'

const COMMANDS: Readonly<Record<ActionId, (workbench: Workbench) => unknown>> = {
  new: (workbench) => (workbench.dialog = 'new'),
  generate: (workbench) => (workbench.dialog = 'generate'),
  open,
  examples: (workbench) => (workbench.dialog = 'examples'),
  save,
  'save-as': saveAs,
  export: (workbench) => (workbench.dialog = 'export'),
  print: () => window.print(),
  close: (workbench) => workbench.close(workbench.shown!.key),
  'reopen-closed': reopenClosed,
  undo,
  redo,
  cut: () => document.execCommand('cut'),
  copy: () => document.execCommand('copy'),
  paste: pasteByCommand,
  delete: deleteThere,
  'select-all': (workbench) => workbench.edit(edit.selectAll),
  'charge-more': (workbench) => changeCharge(workbench, 1),
  'charge-less': (workbench) => changeCharge(workbench, -1),
  'other-maze': (workbench) => workbench.edit(otherMaze),
  deselect: (workbench) => workbench.edit(escape),
  'tool-select': take('select'),
  'tool-robot': take('robot'),
  'tool-battery': take('battery'),
  'tool-battery-rectangle': take('battery-rectangle'),
  'tool-battery-fill': take('battery-fill'),
  'tool-teleporter': take('teleporter'),
  'tool-wall': take('wall'),
  'tool-wall-rectangle': take('wall-rectangle'),
  'tool-pit': take('pit'),
  'tool-eraser': take('eraser'),
  'tool-pan': take('pan'),
  resize: (workbench) => (workbench.dialog = 'resize'),
  crop,
  'turn-left': turn('turn-left'),
  'turn-right': turn('turn-right'),
  'mirror-left-right': turn('mirror-left-right'),
  'mirror-top-bottom': turn('mirror-top-bottom'),
  transpose: turn('transpose'),
  'extra-wrap': extra('wrap'),
  'extra-all-walls': extra('all-walls'),
  'extra-copy-maze': extra('copy-maze'),
  'extra-clear': extra('clear'),
  'zoom-in': ({ view }) => view?.zoomIn(),
  'zoom-out': ({ view }) => view?.zoomOut(),
  'zoom-fit': ({ view }) => view?.fit(),
  'zoom-actual': ({ view }) => view?.actualSize(),
  'zoom-selection': ({ view, editor }) => view?.fitTo(editor!.area!.range),
  'show-reach': (workbench) => change(workbench, { reach: !workbench.settings.chosen.reach }),
  'show-graph': ({ reach }) => (reach.showsAll = !reach.showsAll),
  'theme-light': (workbench) => change(workbench, { theme: 'light' }),
  'theme-dark': (workbench) => change(workbench, { theme: 'dark' }),
  'theme-system': (workbench) => change(workbench, { theme: 'system' }),
  'language-de': (workbench) => change(workbench, { language: 'de' }),
  'language-en': (workbench) => change(workbench, { language: 'en' }),
  palette: (workbench) => (workbench.dialog = 'palette'),
  'next-area': () => goToArea(1),
  'previous-area': () => goToArea(-1),
  solve,
  cancel: ({ solving }) => solving.cancel(),
  play: ({ playback }) => playback.toggle(),
  'step-forward': ({ playback }) => playback.step(1),
  'step-back': ({ playback }) => playback.step(-1),
  'milestone-forward': ({ playback }) => playback.toMark(1),
  'milestone-back': ({ playback }) => playback.toMark(-1),
  'to-start': ({ playback }) => playback.seek(0),
  'to-end': ({ playback }) => playback.seek(playback.length),
  faster: ({ playback }) => playback.changeSpeed(1),
  slower: ({ playback }) => playback.changeSpeed(-1),
  loop: ({ playback }) => (playback.loop = !playback.loop),
  follow: (workbench) => change(workbench, { follow: !workbench.settings.chosen.follow }),
  'trail-by-battery': (workbench) =>
    change(workbench, { trail: isOn('trail-by-battery', workbench) ? 'time' : 'battery' }),
  'live-verdict': (workbench) =>
    change(workbench, { liveVerdict: !workbench.settings.chosen.liveVerdict }),
  'play-start': startPlaying,
  'play-leave': stopPlaying,
  'play-restart': ({ playMode }) => playMode.restart(),
  'play-hint': ({ playMode }) => playMode.hint(),
  'play-back': ({ playMode }) => playMode.goBack(),
  'play-warning': (workbench) =>
    change(workbench, { warnsOfLoss: !workbench.settings.chosen.warnsOfLoss }),
  rules: (workbench) => (workbench.dialog = 'rules'),
  shortcuts: (workbench) => (workbench.dialog = 'shortcuts'),
  about: (workbench) => (workbench.dialog = 'about'),
}

/** Runs an action if it applies now. In a text field the field's own undo and the like are meant. */
export function run(workbench: Workbench, id: ActionId): void {
  const action = actionOf(id)
  const isInField = action.inField && focusOf(document.activeElement) === 'text'
  if (isInField) document.execCommand(action.inField)
  else if (applies(action, workbench.shown)) COMMANDS[id](workbench)
}

type Command = (workbench: Workbench) => void

/** Whoever plays takes back moves, not strokes. */
function undo(workbench: Workbench): void {
  if (workbench.playMode.game) workbench.playMode.undo()
  else workbench.edit(edit.undo)
}

function redo(workbench: Workbench): void {
  if (workbench.playMode.game) workbench.playMode.redo()
  else workbench.edit(edit.redo)
}

function startPlaying(workbench: Workbench): void {
  const { solving, playback, playMode } = workbench
  solving.cancel()
  playback.pause()
  workbench.edit(escape)
  playMode.begin(workbench.shown!)
}

function stopPlaying(workbench: Workbench): void {
  workbench.playMode.leave()
  workbench.changed = text('play.left')
}

/** Takes a tool in hand; what another one has begun is given up. */
function take(tool: ToolName): Command {
  return (workbench) => {
    if (workbench.editor?.gesture) workbench.edit(escape)
    workbench.kit = { ...workbench.kit, tool }
  }
}

function deleteThere(workbench: Workbench): void {
  if (!workbench.editor?.area && !workbench.keyPlace) return
  workbench.edit((editor) => edit.deleteSelected(atKeyPlace(workbench, editor)))
}

function turn(which: edit.Turn): Command {
  return (workbench) => {
    const { lost } = edit.turned(workbench.editor!.draft.board, which)
    asking(workbench, which, lost, (editor) => edit.turn(editor, which))
  }
}

function extra(which: Extra): Command {
  return (workbench) => {
    const lost = edit.extraOf(workbench.editor!, which)?.lost ?? []
    asking(workbench, `extra-${which}`, lost, (editor) => edit.doExtra(editor, which))
  }
}

function crop(workbench: Workbench): void {
  const editor = workbench.editor!
  const { lost } = edit.resized(editor.draft.board, edit.cropMargins(editor))
  asking(workbench, 'crop', lost, edit.crop)
}

/** Changes the board, at once or, where that removes something, after a question. */
function asking(
  workbench: Workbench,
  id: ActionId,
  lost: readonly Text[],
  change: (editor: Editor) => Editor,
): void {
  const goOn = (): void => workbench.edit(change)
  if (lost.length === 0) goOn()
  else workbench.ask({ what: { key: actionOf(id).name, values: {} }, lost, goOn })
}

/** What is known already need not be searched for. */
function solve(workbench: Workbench): void {
  const { shown, editor, playback, solving, live } = workbench
  workbench.watchesNext = workbench.boardFocused
  playback.pause()
  playback.rewind(shown!.key)
  const known = live.answerFor(editor!.draft.board)
  if (known) solving.accept(shown!, known)
  else solving.start(shown!)
}

/** Searches anew with more time and memory than the search that gave up. */
export function solveLonger({ shown, playback, solving }: Workbench): void {
  if (shown?.solve.status !== 'done') return
  playback.rewind(shown.key)
  solving.start(shown, longer(shown.solve.limits))
}

function change({ settings, notices }: Workbench, change: Partial<Settings>): void {
  settings
    .change(change)
    .catch((error: unknown) => notices.problem(text('problem.unnamed', { message: String(error) })))
}
