/** What the web edition holds on to: memory, nodes, listeners, workers, processes and their open files. */
import { readdirSync, readFileSync } from 'node:fs'
import type { CDPSession, Page } from 'playwright-core'

export interface Usage {
  /** Megabytes of the page's heap after a collection, and of its process. */
  readonly heap: number
  readonly resident: number
  readonly nodes: number
  readonly listeners: number
  readonly workers: number
  readonly processes: number
  /** Open files of all processes; 0 where the system does not tell. */
  readonly handles: number
}

const GROWTH = 1.2

/** What has grown by more than a fifth. */
export function leftOver(before: Usage, after: Usage): (keyof Usage)[] {
  const names = Object.keys(before) as (keyof Usage)[]
  return names.filter((name) => after[name] > before[name] * GROWTH)
}

export type Meter = () => Promise<Usage>

interface ProcessInfo {
  readonly type: string
  readonly id: number
}

const MEGABYTE = 2 ** 20

export async function meterOf(page: Page): Promise<Meter> {
  const inPage = await page.context().newCDPSession(page)
  const inBrowser = await page.context().browser()!.newBrowserCDPSession()
  await inPage.send('Performance.enable')
  return async () => {
    const figures = await metricsOf(inPage)
    const { processInfo } = await inBrowser.send('SystemInfo.getProcessInfo')
    const processes: readonly ProcessInfo[] = processInfo
    const renderers = processes.filter(({ type }) => type === 'renderer')
    return {
      heap: figures.JSHeapUsedSize / MEGABYTE,
      resident: Math.max(0, ...renderers.map(({ id }) => residentOf(id))),
      nodes: figures.Nodes,
      listeners: figures.JSEventListeners,
      workers: page.workers().length,
      processes: processes.length,
      handles: processes.reduce((sum, { id }) => sum + handlesOf(id), 0),
    }
  }
}

/** Twice, since what a finalizer lets go is garbage only then. */
async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
}

function residentOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(status(pid))?.[1] ?? '0'
  return Number(kilobytes) / 1024
}

function status(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return ''
  }
}

function handlesOf(pid: number): number {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return 0
  }
}
