import { defineConfig } from 'vitest/config'

// Tests talk to this machine only. Each of the thousands of nodes that they start would read all
// these certificates first, which takes longer than the start itself.
delete process.env.NODE_EXTRA_CA_CERTS

export default defineConfig({
  test: {
    projects: [
      // Rooms are tested in one process per core: to load the guard again for each file took longer
      // than to test it.
      { extends: true, test: { name: 'src', include: ['src/**/*.test.ts'], isolate: false } },
      {
        extends: true,
        test: { name: 'whole', include: ['tests/**/*.test.ts', 'viewer/**/*.test.ts'] },
      },
    ],
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
    // Keys are typed into real terminals while every core is busy. What did not come in time
    // (tests/shell-terminal.ts) is tried once more; a command that ran unjudged never is.
    retry: { count: 1, condition: /^did not come: / },
  },
})
