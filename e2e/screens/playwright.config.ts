import { defineConfig } from '@playwright/test'
import journeys from '../playwright.config.ts'

const TOUCH = { hasTouch: true }

/**
 * Pictures of the screens, to look at: nothing is compared with an earlier picture, since fonts differ between
 * machines. A project is a width of the window, in pixels.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  testMatch: '*.screenshots.ts',
  outputDir: '../../test-results/screens',
  globalSetup: './global-setup.ts',
  reporter: 'list',
  // The states share boards, where the presence of another picture's viewer would show.
  workers: 1,
  fullyParallel: false,
  timeout: 60_000,
  globalTimeout: 0,
  use: {
    ...journeys.use,
    actionTimeout: 15_000,
    screenshot: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    // Few states look different in the window of a large monitor.
    { name: '1920', grep: /@wide/, use: { viewport: { width: 1920, height: 1080 } } },
    { name: '1280', use: { viewport: { width: 1280, height: 800 } } },
    { name: '820', use: { viewport: { width: 820, height: 1180 }, ...TOUCH } },
    {
      name: '390',
      use: { viewport: { width: 390, height: 844 }, ...TOUCH, isMobile: true, deviceScaleFactor: 2 },
    },
  ],
})
