import { expect, type Page } from '@playwright/test'

/**
 * Chooses a radio button by its label, as a user does. The input itself is only for screen readers: a click forced at
 * its place hits whatever a page that is still loading has moved there.
 */
export async function chooseOption(page: Page, name: string): Promise<void> {
  const radio = page.getByRole('radio', { name, exact: true })
  await page.locator('label').filter({ has: radio }).click()
  await expect(radio).toBeChecked()
}
