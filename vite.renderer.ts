/** Builds the window: static files that work from any folder, in Electron and on any web server. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { UserConfig } from 'vite'

const below = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

export const renderer: UserConfig = {
  root: below('src/renderer'),
  base: './',
  publicDir: false,
  plugins: [svelte({ configFile: below('svelte.config.js') })],
  worker: { format: 'es' },
  server: { fs: { allow: [below('.')] } },
  build: {
    outDir: below('out/renderer'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false,
    // The window is one page that needs all of it at once, from the same disk.
    chunkSizeWarningLimit: 2000,
    rollupOptions: { input: below('src/renderer/index.html') },
  },
}

export default renderer
