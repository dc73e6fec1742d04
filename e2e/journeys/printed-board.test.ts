import { noteSaying } from '../../server/src/testing/retro.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'
import { openTool } from '../stage/open-tool.ts'

const NOTES = 30
/** Lower than a summary. */
const WINDOW = { width: 1280, height: 300 }

test('BOARD-85: a board is printed with all of its notes, without tools, and in light colours', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const nora = await join('nora', path)
  for (let at = 1; at <= NOTES; at += 1) await nora.send(noteSaying(`Thought ${at}`))
  const page = await visit('nora', path)
  const board = boardPage(page)
  const first = board.note(`Thought ${NOTES}`)
  await expect(first).toBeVisible()
  await expect(board.column('Went well').getByRole('listitem')).toHaveCount(NOTES)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inkOf = () => first.evaluate((element) => getComputedStyle(element).color)
  const onScreen = await inkOf()

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await inkOf()).not.toBe(onScreen)
  await expect(page.getByRole('heading', { name: 'A retro' })).toBeVisible()
  for (const name of ['Voting', 'Undo', 'Theme', 'Share', 'Add a note to Went well'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Skip to content' })).toHaveCount(0)
  // A sheet of A4 is some 1,100 px high, and thirty notes are longer.
  const { height } = (await board.column('Went well').boundingBox()) ?? { height: 0 }
  expect(height).toBeGreaterThan(1500)
  const sheets = String(await page.pdf({ format: 'A4' })).match(/\/Type \/Page\b/g)?.length ?? 0
  expect(sheets).toBeGreaterThan(1)
  expect(sheets).toBeLessThan(5)
})

test('BOARD-85: an open summary is printed in place of the board, whole, and another dialog is left out', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ name: 'On paper' })
  const nora = await join('nora', path)
  await nora.send(noteSaying('Written down'))
  const page = await visit('nora', path)
  const note = boardPage(page).note('Written down')
  const sheet = await openTool(page, 'Summary')
  const close = sheet.getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  await page.setViewportSize(WINDOW)
  await page.emulateMedia({ media: 'print' })
  await expect(sheet.getByRole('heading', { name: 'Summary' })).toBeVisible()
  await expect(sheet.getByText('On paper')).toBeVisible()
  await expect(page.locator('[data-note]')).toBeHidden()
  await expect(close).toBeHidden()
  await expect(page.getByRole('button', { name: 'Send by email' })).toBeHidden()
  // It begins at the top, and is as long as its content and not as the window.
  const { y, height } = (await sheet.boundingBox()) ?? { y: -1, height: 0 }
  expect(y).toBe(0)
  expect(height).toBeGreaterThan(WINDOW.height)

  await page.emulateMedia({ media: 'screen' })
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await note.press('c')
  const comments = page.getByRole('dialog')
  await expect(comments).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(comments).toBeHidden()
  await expect(page.locator('[data-note]')).toBeVisible()
})
