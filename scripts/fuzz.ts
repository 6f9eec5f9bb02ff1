/** `npm run fuzz -- NAME …`: runs the fuzzer of that name from scripts/fuzz; without a name, the one of the rally solver. */
export type Fuzz = (args: string[]) => Promise<void> | void

const fuzzers: Record<string, () => Promise<{ fuzz: Fuzz }>> = {
  rally: () => import('./fuzz/rally'),
  generators: () => import('./fuzz/generators'),
  formats: () => import('./fuzz/formats'),
  kills: () => import('./fuzz/kills'),
  soak: () => import('./fuzz/soak'),
}

const args = process.argv.slice(2)
const name = args[0] === undefined || args[0].startsWith('-') ? 'rally' : args.shift()!
const load = fuzzers[name]
if (!load) {
  console.error(`Usage: npm run fuzz -- NAME …; NAME is one of: ${Object.keys(fuzzers).join(', ')}`)
  process.exit(2)
}
const { fuzz } = await load()
await fuzz(args)
