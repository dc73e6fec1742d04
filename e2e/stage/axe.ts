import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Finds no violation of any rule that axe has, in light and in dark. Only colours differ between the two, so the second
 * look is for contrast alone. `within` looks at a part only: what opened over a page that was looked at before.
 */
export async function expectAccessible(page: Page, what: string, within?: string): Promise<void> {
  const axe = () =>
    within === undefined ? new AxeBuilder({ page }) : new AxeBuilder({ page }).include(within)
  await lookIn(page, 'light')
  expect.soft(await violations(axe()), `${what}, light`).toEqual([])
  await lookIn(page, 'dark')
  expect.soft(await violations(axe().withRules('color-contrast')), `${what}, dark`).toEqual([])
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

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
