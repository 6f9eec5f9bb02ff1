/** One program at a time: a second start hands its files to the first and ends. */
import type { App } from 'electron'
import * as shape from './shape'

interface Handed {
  readonly files: readonly string[]
}

const handed = shape.record<Handed>({ files: shape.list(shape.string(32_768), 10_000) })

/** Whether this is the first; `receive` gets the files of later ones. */
export function setUpSingleInstance(
  app: Pick<App, 'requestSingleInstanceLock' | 'on'>,
  files: readonly string[],
  receive: (files: readonly string[]) => void,
): boolean {
  // Handed over as data: Chromium reorders the arguments of a second start.
  if (!app.requestSingleInstanceLock({ files } satisfies Handed)) return false
  app.on('second-instance', (_event, _argv, _folder, data) => {
    receive(handed(data) ? data.files : [])
  })
  return true
}
