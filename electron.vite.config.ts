/**
 * Builds the desktop: the main process with the process of a job, the preload script (CommonJS, as the sandbox needs
 * it), and the page, which is also the web edition and therefore names its files relative to itself.
 */
import { defineConfig } from 'electron-vite'
import { resolve } from 'node:path'
import { renderer } from './vite.renderer'

const at = (path: string): string => resolve(import.meta.dirname, path)

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      rollupOptions: {
        input: { index: at('src/main/index.ts'), worker: at('src/main/worker.ts') },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      rollupOptions: {
        input: { preload: at('src/main/preload.ts') },
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer,
})
