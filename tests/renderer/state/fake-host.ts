/** A host that keeps what the window asks of it, and answers nothing by itself. */
import type { JobRequest } from '../../../src/core/jobs/job'
import { DEFAULT_SETTINGS, type Host } from '../../../src/host/host'

export interface FakeHost extends Host {
  readonly started: JobRequest[]
  readonly cancelled: number[]
}

export function fakeHost(): FakeHost {
  const [started, cancelled]: [JobRequest[], number[]] = [[], []]
  const notOk = (): Promise<{ ok: false }> => Promise.resolve({ ok: false })
  return {
    started,
    cancelled,
    edition: 'web',
    platform: 'linux',
    version: '0',
    systemLanguage: 'en',
    on: () => () => undefined,
    ready: () => undefined,
    open: notOk,
    openDropped: notOk,
    recent: () => Promise.resolve([]),
    reopen: notOk,
    save: notOk,
    saveAs: notOk,
    saveExport: notOk,
    keep: () => Promise.resolve(),
    forget: () => Promise.resolve(),
    recovered: () => Promise.resolve([]),
    session: () => Promise.resolve({ files: [] }),
    setOpen: () => undefined,
    settings: () => Promise.resolve(DEFAULT_SETTINGS),
    changeSettings: () => Promise.resolve(),
    setWindow: () => undefined,
    startJob: (request) => void started.push(request),
    cancelJob: (id) => void cancelled.push(id),
  }
}
