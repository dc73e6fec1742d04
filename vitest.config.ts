import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const BOARD_TESTS = 'web/src/features/board/**/*.test.{ts,tsx}'

/** Unit, property and integration tests of every room; browser journeys live in e2e/ under Playwright. */
export default defineConfig({
  test: {
    // Generous, since a slow machine is no fault: a test that hangs fails all the same.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['scripts/fail-on-noise.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract}/src/**/*.test.ts', '{scripts,bench}/**/*.test.ts'],
          // Nothing here changes anything that all share, and modules are loaded once instead of for every file.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: ['web/{src,build}/**/*.test.{ts,tsx}'],
          exclude: [BOARD_TESTS],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'page-board',
          include: [BOARD_TESTS],
          // Apart from the other tests of the page: loading the rules of the board takes a fifth of their time.
          setupFiles: ['web/src/features/board/live/testing/load-predictions.ts'],
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          // As with the units: loading the server again for each file took a third of the time.
          isolate: false,
          // After the others: these start servers and put them under load.
          // They wait for processes and clocks for a third of their time.
          maxWorkers: Math.ceil(availableParallelism() * 1.5),
          sequence: { groupOrder: 1 },
          include: ['server/src/**/*.test.ts'],
          // One database server for all of them; each test file makes itself a database of its own.
          globalSetup: ['server/src/platform/database/testing/global-setup.ts'],
        },
      },
    ],
  },
})
