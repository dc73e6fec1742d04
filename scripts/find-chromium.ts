import { spawnSync } from 'node:child_process'
import { canInstallPackages, findInPath, installPackage, runs } from './find-program.ts'
import { stepEnvironment } from './run-steps.ts'

// The headless shell draws no window, so that the journeys take half the time of those in the whole browser.
const PACKAGES = ['chromium-headless-shell', 'chromium']
const NAMES = [...PACKAGES, 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The browser for the journeys: `CHROMIUM_PATH`, a shell on the PATH or installed from the machine's packages, any
 * Chromium on the PATH, Playwright's own, else one that is installed here. Null, with a sentence printed, when none
 * of this works.
 */
export async function findChromium(): Promise<string | null> {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && named !== '') {
    if (runs(named)) return named
    console.log(`CHROMIUM_PATH is ${named}, which does not start`)
    return null
  }
  const found =
    findInPath(NAMES.slice(0, 1)) ?? installedFrom(PACKAGES) ?? findInPath(NAMES) ?? (await playwrightsOwn())
  if (found !== null) return found
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

function installedFrom(packages: readonly string[]): string | null {
  if (!canInstallPackages()) return null
  return packages.some((name) => installPackage(name)) ? findInPath(packages) : null
}

async function playwrightsOwn(): Promise<string | null> {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return runs(path) ? path : null
}
