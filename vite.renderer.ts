/** Builds the window: static files that work from any folder, in Electron and on any web server. */
import { fileURLToPath } from 'node:url'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import type { Plugin, UserConfig } from 'vite'
import { CONTENT_POLICY } from './src/host/content-policy'

const below = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** Writes the policy into the page; a page read from a file has no headers. */
const contentPolicy: Plugin = {
  name: 'content-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: CONTENT_POLICY },
      injectTo: 'head-prepend',
    },
  ],
}

export const renderer: UserConfig = {
  root: below('src/renderer'),
  base: './',
  publicDir: false,
  plugins: [svelte({ configFile: below('svelte.config.js') }), contentPolicy],
  worker: { format: 'es' },
  server: { fs: { allow: [below('.')] } },
  build: {
    outDir: below('out/renderer'),
    emptyOutDir: true,
    target: 'es2022',
    // Fonts stay files: the policy allows none from data.
    assetsInlineLimit: 0,
    modulePreload: false,
    // The window is one page that needs all of it at once, from the same disk.
    chunkSizeWarningLimit: 2000,
    rollupOptions: { input: below('src/renderer/index.html') },
  },
}

export default renderer
