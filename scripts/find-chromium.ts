import { spawnSync } from 'node:child_process'
import { canInstallPackages, findInPath, installPackage, runs } from './find-program.ts'
import { stepEnvironment } from './run-steps.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the journeys: `CHROMIUM_PATH`, one on the PATH, Playwright's own, else installed here from the
 * machine's packages or by Playwright. Null, with a sentence printed, when none of this works.
 */
export async function findChromium(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (runs(named)) return named
    console.log(`CHROMIUM_PATH is ${named}, which does not start`)
    return null
  }
  const found = findInPath(NAMES) ?? (await playwrightsOwn())
  if (found !== null) return found
  if (canInstallPackages() && installPackage('chromium')) {
    const installed = findInPath(NAMES)
    if (installed !== null) return installed
  }
  console.log('installing Chromium with Playwright')
  // With the system libraries that it needs, where that is allowed.
  const extra = process.getuid?.() === 0 ? ['--with-deps'] : []
  spawnSync('playwright', ['install', 'chromium', ...extra], {
    env: stepEnvironment(),
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const own = await playwrightsOwn()
  if (own === null) console.log('No Chromium: install one and name it in CHROMIUM_PATH.')
  return own
}

async function playwrightsOwn(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return runs(path) ? path : null
}
