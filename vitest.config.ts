import { defineConfig } from 'vitest/config'

/** Unit, property and integration tests of every room; browser journeys live in e2e/ under Playwright. */
export default defineConfig({
  test: {
    include: ['{domain,contract,server,web}/src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
