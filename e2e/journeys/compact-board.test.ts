import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { chooseOption } from '../stage/choose-option.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, test } from '../stage/journey.ts'

const TEXT = 'The tide tables hang where nobody walks past'

test('BOARD-22, CREATE-6: a compact board begins with three columns, has denser notes and its tools behind one button', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', `/team/${TEAMS.booking.id}/board/create?format=agile`)
  await expect(page.getByRole('radio', { name: 'Normal', exact: true })).toBeChecked()
  await chooseOption(page, 'Compact')
  await expect(page.getByText('Leaves out the last column.')).toBeVisible()
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('heading', { level: 2 })).toHaveText([
    'Went well',
    'Went less well',
    'Try next',
  ])

  const normal = await visit('nora', await newBoard({ columns: ['Went well', 'Went less well', 'Try next'] }))
  const looks = [await lookOf(page), await lookOf(normal)] as const
  expect(looks[0].text).toBeLessThan(looks[1].text)
  expect(looks[0].padding).toBeLessThan(looks[1].padding)
  expect(looks[0].gap).toBeLessThan(looks[1].gap)

  const allTools = (of: Page) => of.getByRole('button', { name: 'Tools', exact: true })
  const timer = (of: Page) => of.getByRole('button', { name: 'Timer', exact: true })
  for (const width of [2200, DESKTOP.viewport?.width ?? 1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(allTools(page)).toBeVisible()
    await expect(timer(page)).toHaveCount(0)
    await expect(page.getByRole('banner').locator(allTools(page))).toHaveCount(width < 640 ? 0 : 1)
    await allTools(page).click()
    await expect(timer(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(timer(page)).toHaveCount(0)
  }
  await normal.setViewportSize({ width: 2200, height: 800 })
  await expect(timer(normal)).toBeVisible()
  await expect(allTools(normal)).toHaveCount(0)
})

/** The density of two notes with the same text: pixels of the text, of the padding, and between the notes. */
async function lookOf(page: Page) {
  const board = boardPage(page)
  await board.addNote('Went well', TEXT)
  await board.addNote('Went well', `${TEXT}, twice`)
  const below = await board.note(TEXT).boundingBox()
  const above = await board.note(`${TEXT}, twice`).boundingBox()
  if (below === null || above === null) throw new Error('not to be seen')
  const style = await board.note(TEXT).evaluate((note) => {
    const { fontSize, paddingTop } = getComputedStyle(note)
    return { text: Number.parseFloat(fontSize), padding: Number.parseFloat(paddingTop) }
  })
  return { ...style, gap: below.y - above.y - above.height }
}
