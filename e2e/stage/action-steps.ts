import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the Actions panel; on a phone through the list of all tools. */
export async function openActions(page: Page): Promise<Locator> {
  const button = page.getByRole('button', { name: /^Actions/ })
  const all = page.getByRole('button', { name: 'Tools', exact: true })
  await button.or(all).first().waitFor()
  // A compact board has one button for all tools.
  if (!(await button.isVisible())) await all.click()
  await button.click()
  const panel = page.getByRole('complementary', { name: 'Actions' })
  await expect(panel).toBeVisible()
  return panel
}

/** The action item of a panel with this text. */
export function actionRow(panel: Locator, text: string): Locator {
  return panel.getByRole('listitem').filter({ hasText: text })
}

export async function writeAction(panel: Locator, text: string): Promise<void> {
  const field = panel.getByRole('textbox', { name: 'New action' })
  await field.fill(text)
  await field.press('Enter')
  await expect(actionRow(panel, text)).toBeVisible()
}
