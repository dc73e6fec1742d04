import type { Page } from '@playwright/test'

/** Closes what opens by itself for somebody who comes, one after the other, until nothing does any more. */
export async function closeDialogs(page: Page, atLeast = 1): Promise<void> {
  const dialog = page.locator('[role="dialog"][data-state="open"]')
  await dialog.nth(atLeast - 1).waitFor()
  for (let left = await dialog.count(); left > 0; left = await dialog.count()) {
    await page.keyboard.press('Escape')
    await page.waitForTimeout(300)
  }
}
