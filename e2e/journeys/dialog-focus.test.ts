import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { openTool } from '../stage/open-tool.ts'

test('A11Y-24: the focus returns to the button that opened a dialog', async ({ visit }) => {
  const page = await visit('nora', '/account')
  const open = page.getByRole('button', { name: 'Delete my account' })
  for (const close of ['Escape', 'Enter']) {
    await open.press('Enter')
    const keep = page.getByRole('dialog').getByRole('button', { name: 'Keep my account' }).first()
    await (close === 'Enter' ? keep.press('Enter') : page.keyboard.press('Escape'))
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(open).toBeFocused()
  }
})

test('A11Y-24: a dialog that opened by itself gives the focus back', async ({ visit, newBoard, join }) => {
  const path = await newBoard()
  const leader = await join('nora', path)
  const { page, column } = boardPage(await visit('samuel', path))
  const add = column('Went well').getByRole('button', { name: 'Add a note' })
  await add.focus()
  await leader.send({ type: 'start-mood-poll' })
  const poll = page.getByRole('dialog')
  await expect(poll).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(poll).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('A11Y-24, BOARD-80: on a phone a question takes the place of the panel that asked it, and gives the focus back', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard(), PHONE)
  const panel = await openTool(page, 'Icebreaker')
  await panel.getByRole('tab', { name: 'Questions' }).click()
  await panel.getByRole('button', { name: 'Ask everyone' }).click()
  await expect(panel).toHaveCount(0)
  const question = page.getByRole('dialog')
  await expect(question).toBeFocused()
  await question.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Tools' })).toBeFocused()
})
