import { boardPage } from './stage/board-page.ts'
import { expect, PHONE, test } from './stage/journey.ts'

test('UNDO-4: a participant undoes and redoes their own acts by keys and buttons, and the page says which act it was', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard({ name: 'Undone' })
  const board = boardPage(await visit('jonas', path))
  const other = boardPage(await visit('guest', path))
  const undo = board.page.getByRole('button', { name: 'Undo', exact: true })
  const redo = board.page.getByRole('button', { name: 'Redo', exact: true })
  await expect(undo).toBeDisabled()
  await expect(undo).toHaveAccessibleDescription('Nothing to undo yet')
  await board.addNote('Went well', 'Moved about')
  await board.choose('Moved about', /^Move to/, 'Try next')
  await expect(other.column('Try next').getByRole('group', { name: 'Moved about' })).toBeVisible()

  await board.page.keyboard.press('Control+z')
  await expect(other.column('Went well').getByRole('group', { name: 'Moved about' })).toBeVisible()
  await expect(board.announced).toContainText('Undone: note moved')
  await board.page.keyboard.press('Control+Shift+z')
  await expect(other.column('Try next').getByRole('group', { name: 'Moved about' })).toBeVisible()

  await undo.click()
  await undo.click()
  await expect(other.note('Moved about')).toHaveCount(0)
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(other.note('Moved about')).toBeVisible()
  await board.page.keyboard.press('Control+y')
  await expect(other.column('Try next').getByRole('group', { name: 'Moved about' })).toBeVisible()
  await expect(redo).toBeDisabled()
})

test('UNDO-9: in a text field the keys are those of the field', async ({ visit, newBoard }) => {
  const board = boardPage(await visit('jonas', await newBoard()))
  await board.addNote('Went well', 'Stays')
  await board.startNote('Went well', 'typed')
  await board.page.keyboard.press('Control+z')
  await expect(board.editor).not.toHaveValue('typed')
  await expect(board.note('Stays')).toBeVisible()
})

test('UNDO-9: right after Enter the keys undo the note that was written, while the next editor is open', async ({
  visit,
  newBoard,
}) => {
  const board = boardPage(await visit('jonas', await newBoard()))
  await board.startNote('Went well', 'Too soon')
  await board.page.keyboard.press('Enter')
  await expect(board.note('Too soon')).toBeVisible()
  await board.page.keyboard.press('Control+z')
  await expect(board.note('Too soon')).toHaveCount(0)
  await expect(board.editor).toBeFocused()
  await board.page.keyboard.type('Now')
  await board.page.keyboard.press('Enter')
  await expect(board.note('Now')).toBeVisible()
})

test('UNDO-6: an act that another participant changed since stays as it is, and the page says so', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const guest = boardPage(await visit('guest', path, PHONE))
  const board = boardPage(await visit('jonas', path))
  await guest.page.getByRole('button', { name: 'Stay anonymous' }).tap()
  await guest.addNote('Went well', 'Said first')
  await guest.addNote('Went well', 'Said second')
  await board.comment('Said second', 'And I answered')
  await expect(guest.note('Said second').getByRole('button', { name: 'Comments: 1' })).toBeVisible()
  const undo = guest.page.getByRole('button', { name: 'Undo', exact: true })
  await undo.tap()
  await expect(guest.toast.getByText('Somebody has changed it since.')).toBeVisible()
  await expect(board.note('Said second')).toBeVisible()
  await undo.tap()
  await expect(board.note('Said first')).toHaveCount(0)
})

test('UNDO-11: an act that the toast has undone is not undone again', async ({ visit, newBoard }) => {
  const board = boardPage(await visit('jonas', await newBoard()))
  await board.addNote('Went well', 'Once')
  await board.choose('Once', 'Delete')
  await board.toast.getByRole('button', { name: 'Undo' }).click()
  await expect(board.note('Once')).toBeVisible()
  await board.page.keyboard.press('Control+z')
  await expect(board.announced).toContainText('Undone: note added')
  await expect(board.note('Once')).toHaveCount(0)
})

test('UNDO-4, A11Y-5: the list of keys names undo', async ({ visit, newBoard }) => {
  const { page } = boardPage(await visit('guest', await newBoard()))
  await page.getByRole('button', { name: 'Stay anonymous' }).click()
  await page.locator('main').focus()
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByText('Undo what you did')).toBeVisible()
})
