import { defineConfig } from '@playwright/test'

const chromium = process.env['CHROMIUM_PATH']

/**
 * Journeys through the real product: what is built, on a real server, in a real browser. `CHROMIUM_PATH` names the
 * browser where Playwright has none of its own; `npm test` finds one.
 */
export default defineConfig({
  testDir: './journeys',
  testMatch: '*.test.ts',
  outputDir: '../test-results',
  globalSetup: './stage/global-setup.ts',
  // Two workers leave a fifth of two cores idle while they wait.
  workers: 3,
  fullyParallel: true,
  // A journey that passes only when repeated has failed.
  retries: 0,
  forbidOnly: true,
  // Generous, since a slow machine is no fault: a journey that hangs fails all the same.
  timeout: 300_000,
  // Above three times what a run takes, since machines differ threefold in speed.
  globalTimeout: 60 * 60_000,
  expect: { timeout: 20_000 },
  use: {
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    screenshot: 'only-on-failure',
    // `--trace on` records what a failure needs beyond a screenshot; it doubles the time of a run.
    trace: 'off',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      // Without a graphics card the browser draws faster when it does not emulate one.
      args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
    },
  },
})
