/** What each action does: one function per id, so that none is forgotten. */
import type { ActionId } from '../../core/editor/actions'
import { text } from '../../core/text/say'
import type { Settings } from '../../host/host'
import { longer } from '../state/solve'
import type { Workbench } from '../state/workbench.svelte'
import { actionOf, holds } from './applies'
import { open, save, saveAs } from './files'

const COMMANDS: Readonly<Record<ActionId, (workbench: Workbench) => unknown>> = {
  open,
  examples: (workbench) => (workbench.dialog = 'examples'),
  save,
  'save-as': saveAs,
  close: (workbench) => workbench.close(workbench.shown!.key),
  'zoom-in': ({ view }) => view?.zoomIn(),
  'zoom-out': ({ view }) => view?.zoomOut(),
  'zoom-fit': ({ view }) => view?.fit(),
  'theme-light': (workbench) => change(workbench, { theme: 'light' }),
  'theme-dark': (workbench) => change(workbench, { theme: 'dark' }),
  'theme-system': (workbench) => change(workbench, { theme: 'system' }),
  'language-de': (workbench) => change(workbench, { language: 'de' }),
  'language-en': (workbench) => change(workbench, { language: 'en' }),
  palette: (workbench) => (workbench.dialog = 'palette'),
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
  shortcuts: (workbench) => (workbench.dialog = 'shortcuts'),
  about: (workbench) => (workbench.dialog = 'about'),
}

/** Runs an action if it applies now. */
export function run(workbench: Workbench, id: ActionId): void {
  if (holds(actionOf(id).when, workbench.shown)) COMMANDS[id](workbench)
}

function solve({ shown, playback, solving }: Workbench): void {
  playback.pause()
  playback.rewind(shown!.key)
  solving.start(shown!)
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
