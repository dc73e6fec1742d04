import { boardPage } from '../stage/board-page.ts'
import { middleOf } from '../stage/dragging.ts'
import { expect, test } from '../stage/journey.ts'

test('GROUP-21: a group is dragged by its title, and a press without a drag opens the title', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const author = await join('nora', path)
  await author.write('Went well', 'one', 'two')
  const [into, noteId] = [await author.noteId('one'), await author.noteId('two')]
  await author.send({ type: 'group-note', noteId, into })
  const { page, column } = boardPage(await visit('nora', path))
  const title = page.getByRole('button', { name: 'Name this group' })
  const [start, end] = [await middleOf(title), await middleOf(column('Went less well'))]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 12 })
  await page.mouse.up()
  await expect(column('Went less well').getByText('one')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Group name' })).toHaveCount(0)
  await title.click()
  await expect(page.locator('[data-group] input')).toBeFocused()
})
