import type { Page } from '@playwright/test'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

/** Tools that only a facilitator has. */
const FACILITATORS = [
  'Icebreaker',
  'Mood',
  'Timer',
  'Voting',
  'Brainstorm',
  'Sorting',
  'Spotlight',
  'Summary',
  'Settings',
] as const

// Rules: BOARD-37, BOARD-40, BOARD-41, BOARD-42, BOARD-43, BOARD-44, BOARD-45, BOARD-46, BOARD-47
test('a guest and a member who do not lead have the action items and none of the tools of a facilitator', async ({
  visit,
  newBoard,
}) => {
  test.slow()
  const path = await newBoard()
  for (const who of ['nora', 'samuel', 'guest'] as const) {
    const page = await visit(who, path, { viewport: { width: 2200, height: 900 } })
    await expect(boardPage(page).column('Went well')).toBeVisible()
    for (const width of [2200, PHONE.viewport?.width ?? 0]) {
      await page.setViewportSize({ width, height: 900 })
      await expect(page.getByRole('button', { name: 'Tools', exact: true })).toHaveCount(
        width === 2200 ? 0 : 1,
      )
      const names = await toolsOn(page)
      expect([who, names.some((name) => name.startsWith('Actions'))]).toEqual([who, true])
      const expected = who === 'nora' ? FACILITATORS.toSorted() : []
      const found = FACILITATORS.filter((name) => names.includes(name))
      expect([who, found.toSorted()]).toEqual([who, expected])
    }
  }
})

/** The names of all buttons of a page, those behind the list of tools too. */
async function toolsOn(page: Page): Promise<readonly string[]> {
  const buttons = () =>
    page
      .getByRole('button')
      .evaluateAll((all) => all.map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim()))
  const bar = await buttons()
  const others = page.getByRole('button', { name: /^(Tools|More tools)$/ })
  if ((await others.count()) === 0) return bar
  await others.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const listed = await buttons()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  return [...bar, ...listed]
}
