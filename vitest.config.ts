import { defineConfig } from 'vitest/config'

/** Unit, property and integration tests of every room; browser journeys live in e2e/ under Playwright. */
export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    setupFiles: ['scripts/fail-on-noise.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract,web}/src/**/*.test.{ts,tsx}', '{scripts,bench}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/src/**/*.test.ts'],
          // One database server for all of them; each test file makes itself a database of its own.
          globalSetup: ['server/src/platform/database/testing/global-setup.ts'],
        },
      },
    ],
  },
})
