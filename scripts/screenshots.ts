import { spawnSync } from 'node:child_process'
import { findChromium } from './find-chromium.ts'
import { stepEnvironment } from './run-steps.ts'

/**
 * `npm run screenshots`: pictures of every screen in its states, made by Playwright (e2e/screens). A first argument is
 * a regular expression over the names of the states; Playwright reads all arguments after it.
 */
const [filter = '.', ...options] = process.argv.slice(2)
const chromium = await findChromium()
const config = 'e2e/screens/playwright.config.ts'
process.exitCode =
  chromium === null
    ? 1
    : (spawnSync('playwright', ['test', '-c', config, '-g', filter, ...options], {
        env: stepEnvironment({ CHROMIUM_PATH: chromium }),
        stdio: 'inherit',
      }).status ?? 1)
