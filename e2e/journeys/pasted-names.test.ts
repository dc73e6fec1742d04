import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

test('NOTE-12: cells of a table that are pasted as the title of a board, of a column or of a group are one line', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ name: 'Harbour' })
  const author = await join('nora', path)
  await author.write('Went well', 'one', 'two')
  const [into, noteId] = [await author.noteId('one'), await author.noteId('two')]
  await author.send({ type: 'group-note', noteId, into })
  const { page, column } = boardPage(await visit('nora', path))
  const name = async (button: string, cells: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.keyboard.insertText(cells)
    await page.keyboard.press('Enter')
  }
  await name('Harbour', 'Sprint\t12')
  await expect(page.getByRole('heading', { level: 1, name: 'Sprint 12' })).toBeVisible()
  await name('Name this group', 'Hot\tdrinks ')
  await expect(page.getByRole('button', { name: 'Hot drinks' })).toBeVisible()
  await name('Went well', 'Calm\tseas')
  await expect(column('Calm seas')).toBeVisible()

  const visitor = await visit('guest', path)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Sprint 12' })).toBeVisible()
  await expect(boardPage(visitor).column('Calm seas').getByText('Hot drinks')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your text wasn’t saved' })).toHaveCount(0)
})
