/** Builds the command line: the core bundled in, installed packages left outside. */
import { defineConfig } from 'vite'

export default defineConfig({
  build: {
    ssr: true,
    outDir: 'out/cli',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: { index: 'src/cli/index.ts', worker: 'src/cli/worker.ts' },
      output: { format: 'es', entryFileNames: '[name].js', chunkFileNames: '[name].js' },
    },
  },
})
