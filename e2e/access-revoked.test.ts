import { boardPage } from './stage/board-page.ts'
import { expect, test } from './stage/journey.ts'

test('CONN-25, ERROR-8: a participant to whom an open board is closed reads why, keeps what they typed, and comes back by itself', async ({
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
  await guest.page.keyboard.type(' and half an edit')
  await nora.page.getByRole('button', { name: 'Share' }).click()
  const isPrivate = nora.page.getByRole('switch', { name: /^Private/ })
  await isPrivate.click()

  const { page } = guest
  await expect(page.getByRole('heading', { name: 'Sign in required' })).toBeVisible()
  await expect(page.getByText('This board was made private while you were on it.')).toBeVisible()
  await expect(page.getByRole('status')).toContainText('What you typed is kept on this device')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()

  await isPrivate.click()
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
