/**
 * Builds the desktop: the main process with the process of a job, the preload script (CommonJS, as the sandbox needs
 * it), and the page, which is also the web edition and therefore names its files relative to itself.
 */
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { CONTENT_POLICY } from './src/host/content-policy'

const at = (path: string): string => resolve(import.meta.dirname, path)

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
  renderer: {
    root: 'src/renderer',
    base: './',
    plugins: [svelte({ configFile: at('svelte.config.js') }), contentPolicy],
    build: {
      outDir: 'out/renderer',
      // The font stays a file: the policy allows no fonts from data.
      assetsInlineLimit: 0,
      rollupOptions: { input: at('src/renderer/index.html') },
    },
  },
})
