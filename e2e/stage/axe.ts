import { expect, type Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

/**
 * Finds no violation of any rule that axe has, in light and in dark. Only colours differ between the two, so the second
 * look is for contrast alone. `within` looks at a part only: what opened over a page that was looked at before.
 */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  // A page that is still on its way has neither a heading nor much else to look at.
  if (within === undefined) await expect(page.locator('h1').first()).toBeAttached()
  await lookIn(page, 'light')
  expect.soft(await violations(page, within), `${what}, light`).toEqual([])
  await lookIn(page, 'dark')
  expect.soft(await violations(page, within, ['color-contrast']), `${what}, dark`).toEqual([])
}

/** Waits for the colours, which on their way from one theme to the other have the contrast of neither. */
async function lookIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(changes.map((change) => change.finished))
  })
}

async function violations(page: Page, within: string | undefined, runOnly?: string[]): Promise<string[]> {
  // A page keeps axe until it is left; bringing it along costs more than many a look with it.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source)
  const options: RunOptions = {
    resultTypes: ['violations'],
    // Players of other sites are not ours to mend.
    iframes: false,
    ...(runOnly !== undefined && { runOnly }),
  }
  const found = await page.evaluate(([part, how]) => axe.run(part ?? document, how), [
    within,
    options,
  ] as const)
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
