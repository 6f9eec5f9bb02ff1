import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [svelte()],
  // Stores with runes are tested as they run in the window, not as a server would render them.
  resolve: { conditions: ['browser'] },
  test: {
    include: ['tests/**/*.test.ts'],
    testTimeout: 60_000,
    globalSetup: 'tests/e2e/build.ts',
  },
})
