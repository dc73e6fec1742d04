import type { Locator, Page } from '@playwright/test'

/** Opens a tool of the board by name; on a phone, and where the bar has no room for it, from the list of all tools. */
export async function openTool(page: Page, name: string, title = name): Promise<Locator> {
  const tool = page.getByRole('button', { name, exact: true })
  const others = page.getByRole('button', { name: /^(Tools|More tools)$/ })
  await tool.or(others).first().waitFor()
  if (!(await tool.isVisible())) await others.click()
  await tool.click()
  const opened = page
    .getByRole('dialog', { name: title, exact: true })
    .or(page.getByRole('complementary', { name: title, exact: true }))
  await opened.waitFor()
  return opened
}
