/** How every benchmark tells its results: a table for people, or one JSON object per line. */
import { cpus, totalmem } from 'node:os'

export type Row = Record<string, string | number | boolean>

export interface BenchOptions {
  readonly json: boolean
  /** What stands behind the benchmark's name on the command line. */
  readonly args: readonly string[]
}

export function report(title: string, rows: readonly Row[], { json }: BenchOptions): void {
  if (json) {
    for (const row of rows) console.log(JSON.stringify({ bench: title, ...row }))
    return
  }
  console.log(`\n${title}\n`)
  console.log(table(rows))
}

/** A Markdown table, so that a run can go into docs/benchmarks.md as it is. */
export function table(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const cells = [columns, ...rows.map((row) => columns.map((column) => String(row[column] ?? '')))]
  const widths = columns.map((_, index) => Math.max(...cells.map((line) => line[index].length)))
  const line = (values: readonly string[]): string =>
    `| ${values.map((value, index) => value.padEnd(widths[index])).join(' | ')} |`
  const rule = line(widths.map((width) => '-'.repeat(width)))
  return [line(cells[0]), rule, ...cells.slice(1).map(line)].join('\n')
}

/** Seconds of processor time since this process began: worth comparing also where other programs run. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

export function machine(): string {
  const processors = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${processors.length} × ${processors[0]?.model ?? 'unknown processor'}, ${memory} GB, Node ${process.version}`
}
