/** A part of the window as one script for a page of Chromium, built in memory, so that no server is needed. */
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'

export async function pageScript(entry: URL): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(entry), formats: ['iife'], name: 'pageScript' },
    },
  })
  const [{ output }] = result as Rolldown.RolldownOutput[]
  return output[0].code
}
