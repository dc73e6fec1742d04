import { noteSaying } from '../../server/src/testing/retro.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

const NOTES = 30

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
