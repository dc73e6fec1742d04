import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

// Rules: BOARD-29, BOARD-30, BOARD-32, CONN-25, ERROR-8, PERM-24
test('a guest to whom an open board is closed in the share panel reads why, keeps what they typed, and comes back by itself; members stay', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/401/)
  const path = await newBoard({ name: 'Behind a closed door' })
  const nora = boardPage(await visit('nora', path))
  const guest = boardPage(await visit('guest', path))
  await guest.addNote('Went well', 'As it was')
  await guest.startNote('Try next', 'I am not sure I want to sa')
  await guest.note('As it was').click()
  await expect(guest.editor.first()).toBeFocused()
  await guest.page.keyboard.type(' and half an edit')
  const aiko = await visit('aiko', path)
  await nora.page.getByRole('button', { name: 'Share' }).click()
  await expect(nora.page.getByRole('radio', { name: 'Public' })).toBeChecked()
  await nora.page.getByText(/^Only invited team members/).click()
  await expect(nora.page.getByRole('radio', { name: 'Private' })).toBeChecked()

  const { page } = guest
  await expect(page.getByRole('heading', { name: 'Sign in required' })).toBeVisible()
  await expect(page.getByText('This retro is now private.')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('What you typed is saved on this device')
  await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible()

  await expect(aiko.getByRole('heading', { name: 'Behind a closed door', level: 1 })).toBeVisible()
  await aiko.getByRole('button', { name: 'Share' }).click()
  await expect(aiko.getByText('Only invited team members', { exact: true })).toBeVisible()
  await expect(aiko.getByRole('radio')).toHaveCount(0)

  await nora.page.getByText('Anyone with the link', { exact: true }).click()
  await expect(nora.page.getByRole('radio', { name: 'Public' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Behind a closed door' })).toBeVisible()
  const texts = page.getByRole('textbox', { name: 'Note text' })
  await expect(texts).toHaveCount(2)
  expect(await texts.evaluateAll((boxes) => boxes.map((box) => (box as HTMLTextAreaElement).value))).toEqual([
    'As it was and half an edit',
    'I am not sure I want to sa',
  ])
  await nora.page.keyboard.press('Escape')
  await expect(nora.note('As it was')).toBeVisible()
  await expect(nora.note(/half an edit|not sure/)).toHaveCount(0)
})
