import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** A third of the size of `axe.source`, and as much faster to inject. */
const SOURCE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/**
 * Expects axe to find no violation of any of its rules, in light and in dark. Only colours differ between the two, so
 * the second run checks contrast alone. `within` limits the check to a part, such as a dialog over a page that was
 * checked before.
 */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  // A page that is still loading has no heading, and little to check.
  if (within === undefined) await expect(page.locator('h1').first()).toBeAttached()
  // A part whose code is still loading is not there to be checked.
  else await expect(page.locator(within).first()).toBeAttached()
  await lookIn(page, 'light')
  expect.soft(await violations(page, within), `${what}, light`).toEqual([])
  await lookIn(page, 'dark')
  expect.soft(await violations(page, within, ['color-contrast']), `${what}, dark`).toEqual([])
}

/** Waits for the colours, whose contrast is wrong while they fade from one theme to the other. */
async function lookIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map((change) => change.finished))
  })
}

async function violations(page: Page, within: string | undefined, runOnly?: string[]): Promise<string[]> {
  // A page keeps axe until it is left; injecting it takes longer than many a check.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(SOURCE)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // The players of other sites are not ours to fix.
    iframes: false,
    ...(runOnly !== undefined && { runOnly }),
  }
  const found = await page.evaluate(([part, how]) => window.axe.run(part ?? document, how), [
    within,
    options,
  ] as const)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
