import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Tests that start programs and browsers: one after the other, so that they don't take each other's processors. */
const PROGRAMS = ['tests/**/built/**/*.test.ts', 'tests/cli/*.test.ts', 'tests/e2e/**/*.test.ts']

export default defineConfig({
  plugins: [svelte()],
  // Stores with runes are tested as they run in the window, not as a server would render them.
  resolve: { conditions: ['browser'] },
  test: {
    testTimeout: 240_000,
    hookTimeout: 240_000,
    // Vitest leaves a processor free otherwise, which of two is half.
    maxWorkers: '100%',
    // How long a test waits for what has to come; a busy machine may need it.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: { name: 'units', include: ['tests/**/*.test.ts'], exclude: PROGRAMS },
      },
      {
        extends: true,
        test: {
          name: 'programs',
          include: PROGRAMS,
          globalSetup: 'tests/e2e/build.ts',
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
