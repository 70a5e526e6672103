import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'viewer/**/*.test.ts'],
    // Keys that are typed one after the other in time: `npm run test:prompt`, with nothing beside it.
    exclude: [
      '**/node_modules/**',
      ...(process.env.TERMINAL_KEYS ? [] : ['tests/prompt-keys.test.ts']),
    ],
    // Most of the time goes by waiting for processes: every core has a file to work on.
    maxWorkers: '100%',
    // A search that was asked to be long may take long.
    testTimeout: process.env.FUZZ_RUNS ? 3_600_000 : 60_000,
    hookTimeout: 60_000,
  },
})
