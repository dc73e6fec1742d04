import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/**
 * Finds no violation of any rule that axe has, in light and in dark. Only colours differ between the two, so the second
 * look is for contrast alone. `landmarks`: whether everything has to lie in one.
 */
export async function expectAccessible(page: Page, what: string, { landmarks = true } = {}): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' })
  const axe = new AxeBuilder({ page })
  const inLight = await violations(landmarks ? axe : axe.disableRules('region'))
  expect.soft(inLight, `${what}, light`).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await violations(new AxeBuilder({ page }).withRules('color-contrast'))
  expect.soft(inDark, `${what}, dark`).toEqual([])
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, target }) => `${id}: ${target.join(' ')} ${html.slice(0, 200)}`),
  )
}
