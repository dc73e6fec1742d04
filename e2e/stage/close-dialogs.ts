import type { Page } from '@playwright/test'

/** Closes the dialogs that open by themselves on arrival, `count` of them, one after the other. */
export async function closeDialogs(page: Page, count: number): Promise<void> {
  const dialog = page.locator('[role="dialog"][data-state="open"]')
  for (let left = count; left > 0; left -= 1) {
    await dialog.first().waitFor()
    const title = await dialog.first().getAttribute('aria-labelledby')
    await page.keyboard.press('Escape')
    await page.locator(`[role="dialog"][aria-labelledby="${title}"]`).waitFor({ state: 'detached' })
  }
}
