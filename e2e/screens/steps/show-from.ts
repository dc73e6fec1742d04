import type { Locator } from '@playwright/test'

/** Scrolls until a heading stands below the header, so that the picture shows the whole of what it is about. */
export async function showFrom(heading: Locator): Promise<void> {
  // Sections above it that load later would push it down.
  const page = heading.page()
  await page.waitForLoadState('networkidle')
  // A settings page marks the section that is chosen.
  const name = (await heading.textContent()) ?? ''
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name, exact: true })
  if (await link.isVisible()) return link.click()
  await heading.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
    // The header covers a heading without a margin for scrolling.
    const covered = 80 - element.getBoundingClientRect().top
    if (covered > 0) scrollBy(0, -covered)
  })
}
