import type { Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { expect, test } from '../stage/journey.ts'

/** The longest animation or transition of everything on the page, in milliseconds; what turns for ever is none. */
function longestMotion(page: Page): Promise<number> {
  return page.evaluate(() => {
    const milliseconds = [...document.querySelectorAll('*')].flatMap((element) => {
      const style = getComputedStyle(element)
      const isMoving = style.animationName !== 'none' && style.animationIterationCount !== 'infinite'
      const durations = [style.transitionDuration, isMoving ? style.animationDuration : '']
      return durations.flatMap((one) => one.split(', ').map((text) => (Number.parseFloat(text) || 0) * 1000))
    })
    return Math.max(...milliseconds)
  })
}

/** The menu opens once its code is there: it must stand before it is measured and closed. */
async function openProfileMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menu').waitFor()
}

test('A11Y-19: panels and menus appear within 1 ms on a device that asks for reduced motion, and move on others', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const page = await visit('nora', path)
  const open: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['popover', () => openTool(page, 'Timer')],
    ['dialog', () => openTool(page, 'Settings')],
    ['side panel', () => openTool(page, 'Icebreaker')],
    ['menu', () => openProfileMenu(page)],
  ]
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await page.emulateMedia({ reducedMotion })
    for (const [what, show] of open) {
      await show()
      const longest = await longestMotion(page)
      if (reducedMotion === 'reduce') expect([what, longest <= 1]).toEqual([what, true])
      else expect([what, longest > 100]).toEqual([what, true])
      // Escape closes nothing until the focus has moved into what was opened.
      await expect(async () => {
        await page.keyboard.press('Escape')
        await expect(page.locator('[role=dialog], [role=menu], aside')).toHaveCount(0, { timeout: 1000 })
      }).toPass()
    }
  }
})
