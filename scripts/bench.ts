/** `npm run bench -- NAME [--json] …`: runs the benchmark of that name from scripts/bench. */
import { machine, type BenchOptions } from './bench/report'

const benches: Record<string, () => Promise<{ bench: (options: BenchOptions) => Promise<void> }>> =
  {
    rally: () => import('./bench/rally'),
    mazes: () => import('./bench/mazes'),
    window: () => import('./bench/window'),
    generators: () => import('./bench/generators'),
    editor: () => import('./bench/editor'),
  }

const [name, ...rest] = process.argv.slice(2)
const load = name === undefined ? undefined : benches[name]
if (!load) {
  console.error(
    `Usage: npm run bench -- NAME [--json]; NAME is one of: ${Object.keys(benches).join(', ')}`,
  )
  process.exit(2)
}
const json = rest.includes('--json')
if (!json) console.log(machine())
const { bench } = await load()
await bench({ json, args: rest.filter((argument) => argument !== '--json') })
