import { asId, type CommentId } from '@retropulse/domain/kernel/ids'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'

test('UNDO-4: a participant undoes and redoes their own acts by keys and buttons, and the page says which act it was', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard({ name: 'Undone' })
  const other = await join('guest', path)
  const isIn = (column: string | null) =>
    expect
      .poll(() => ['Went well', 'Try next'].filter((name) => other.textsIn(name).includes('Moved about')))
      .toEqual(column === null ? [] : [column])
  const board = boardPage(await visit('jonas', path))
  const undo = board.page.getByRole('button', { name: 'Undo', exact: true })
  const redo = board.page.getByRole('button', { name: 'Redo', exact: true })
  await expect(undo).toBeDisabled()
  await expect(undo).toHaveAccessibleDescription('Nothing to undo yet')
  await board.addNote('Went well', 'Moved about')
  await board.choose('Moved about', /^Move to/, 'Try next')
  await isIn('Try next')

  await board.page.keyboard.press('Control+z')
  await isIn('Went well')
  await expect(board.announced).toContainText('Note moved back')
  await board.page.keyboard.press('Control+Shift+z')
  await isIn('Try next')

  await undo.click()
  await undo.click()
  await isIn(null)
  await expect(undo).toBeDisabled()
  await redo.click()
  await isIn('Went well')
  await board.page.keyboard.press('Control+y')
  await isIn('Try next')
  await expect(redo).toBeDisabled()
})

test('UNDO-4, UNDO-9, UNDO-11, UNDO-16, A11Y-5: in a text field the keys are those of the field, but right after Enter they undo the note that was written; what the toast has undone is not undone again, and the list of keys names undo', async ({
  visit,
  newBoard,
}) => {
  const board = boardPage(await visit('jonas', await newBoard()))
  const { keyboard } = board.page
  await board.addNote('Went well', 'Stays')
  await board.startNote('Went well', 'typed')
  await keyboard.press('Control+z')
  await expect(board.editor).not.toHaveValue('typed')
  await expect(board.note('Stays')).toBeVisible()
  await keyboard.press('Escape')
  await expect(board.editor).toHaveCount(0)

  await board.startNote('Try next', 'Too soon')
  await keyboard.press('Enter')
  await expect(board.note('Too soon')).toBeVisible()
  await keyboard.press('Control+z')
  await expect(board.note('Too soon')).toHaveCount(0)
  await expect(board.editor).toBeFocused()
  await keyboard.type('Now')
  await keyboard.press('Enter')
  await expect(board.note('Now')).toBeVisible()
  await keyboard.press('Escape')
  await expect(board.editor).toHaveCount(0)

  await board.choose('Now', 'Delete')
  const told = board.toast.getByRole('listitem').filter({ hasText: 'Note deleted' })
  await told.getByRole('button', { name: 'Undo' }).click()
  await expect(board.note('Now')).toBeVisible()
  await board.choose('Now', 'Delete')
  await expect(told).toBeVisible()
  await keyboard.press('Control+z')
  await expect(board.announced).toContainText('Note restored')
  await expect(board.note('Now')).toBeVisible()
  // Much sooner than it would leave by itself.
  await expect(told).toHaveCount(0, { timeout: 3000 })
  await keyboard.press('Control+z')
  await expect(board.announced).toContainText('Note removed')
  await expect(board.note('Now')).toHaveCount(0)

  await board.note('Stays').press('?')
  const dialog = board.page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(dialog.getByText('Undo your last change')).toBeVisible()
})

test('UNDO-15: what is undone before the code of undo is there is undone as soon as it has come', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const page = await visit('jonas', '/healthz')
  const code = Promise.withResolvers<void>()
  await page.route('**/board-start-*', async (route) => {
    await code.promise
    await route.continue()
  })
  await page.goto(path)
  const board = boardPage(page)
  await board.startNote('Try next', 'Too soon')
  await page.keyboard.press('Enter')
  await expect(board.note('Too soon')).toBeVisible()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toBeDisabled()
  code.resolve()
  await expect(board.note('Too soon')).toHaveCount(0)
  await expect(board.announced).toContainText('Note removed')
})

test('UNDO-6: an act that another participant changed since stays as it is, and the page says so', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const other = await join('jonas', path)
  const guest = boardPage(await visit('guest', path, PHONE))
  const undo = guest.page.getByRole('button', { name: 'Undo', exact: true })
  await expect(guest.page.getByRole('button', { name: 'Tools', exact: true })).toBeVisible()
  // It has its place before there is something to undo, so that nothing moves then.
  await expect(undo).toBeDisabled()
  const add = guest.page.getByRole('button', { name: /^Add a note/ })
  const { width } = await boxOf(add)
  await guest.addNote('Went well', 'Said first')
  const { y, height } = await boxOf(undo)
  expect(height).toBeGreaterThanOrEqual(44)
  expect(y).toBeGreaterThan(760)
  expect((await boxOf(add)).width).toBe(width)
  await guest.addNote('Went well', 'Said second')
  const noteId = await other.noteId('Said second')
  const commentId = asId<CommentId>(crypto.randomUUID())
  await other.send({ type: 'add-comment', noteId, commentId, text: 'And I answered' })
  await expect(guest.note('Said second').getByRole('button', { name: 'Comments: 1' })).toBeVisible()
  await undo.tap()
  await expect(guest.toast.getByText('Someone has changed it since.')).toBeVisible()
  await undo.tap()
  await expect.poll(() => other.textsIn('Went well')).toEqual(['Said second'])
})
