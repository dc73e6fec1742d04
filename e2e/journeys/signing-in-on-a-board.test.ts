import { MEMBERS, PASSWORD } from '../../scripts/seed/cast.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

// Rules: SHELL-11, SHELL-29, AUTH-8, AUTH-24, AUTH-27
test('signing in on a board leads back to it, and what the guest wrote becomes the user’s own', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/401/)
  const path = await newBoard()
  const board = boardPage(await visit('guest', path))
  const stranger = boardPage(await visit('guest', path))
  await stranger.addNote('Went well', 'Somebody else’s')
  await board.addNote('Went well', 'Mine before I said who I am')
  await board.page.getByRole('link', { name: 'Sign in' }).click()

  await board.page.getByLabel('Email').fill(MEMBERS.samuel.email)
  await board.page.getByLabel('Password', { exact: true }).fill('not the password')
  await board.page.getByRole('button', { name: 'Sign in' }).click()
  await expect(board.page.getByText('Wrong email or password')).toBeVisible()
  await board.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await board.page.getByRole('button', { name: 'Sign in' }).click()

  await expect(board.page).toHaveURL(path)
  const mine = board.note('Mine before I said who I am')
  await expect(mine.getByText('You')).toBeVisible()
  await expect(board.note('Somebody else’s').getByText('Anonymous')).toBeVisible()
  await mine.click()
  await board.editor.fill('Still mine')
  await board.page.keyboard.press('Enter')
  await expect(stranger.note('Still mine')).toBeVisible()
  await board.choose('Still mine', 'Delete')
  await expect(stranger.note('Still mine')).toHaveCount(0)
  await board.note('Somebody else’s').hover()
  await board.note('Somebody else’s').getByRole('button', { name: 'Note menu' }).click()
  await expect(board.page.getByRole('menuitem', { name: 'Comment' })).toBeVisible()
  await expect(board.page.getByRole('menuitem', { name: 'Delete' })).toHaveCount(0)
})
