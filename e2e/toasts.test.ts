import { boardPage } from './stage/board-page.ts'
import { expect, test } from './stage/journey.ts'

test('SHELL-18: a toast stays three seconds', async ({ visit, newBoard, expectNoise }) => {
  // The clock of the page runs ahead of its connection, which gives up after a while.
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  await boardPage(await visit('nora', path)).addNote('Went well', 'Written by Nora')
  const guest = await visit('guest', '/login')
  await guest.clock.install()
  await guest.goto(path)
  const board = boardPage(guest)
  await board.note('Written by Nora').click()
  const toast = board.toast.getByText('Only its author or a facilitator can change this note')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveCount(0)

  await board.note('Written by Nora').focus()
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 1000))
  await guest.keyboard.press('Enter')
  await guest.clock.runFor(100)
  await expect(toast).toBeVisible()
  await guest.clock.runFor(2500)
  await expect(toast).toBeVisible()
  await guest.clock.runFor(1500)
  await expect(toast).toHaveCount(0)
})

test('SHELL-21: a toast with a button stays eight seconds', async ({ visit, newBoard, expectNoise }) => {
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  const page = await visit('nora', '/login')
  await page.clock.install()
  await page.goto(path)
  const board = boardPage(page)
  const undo = board.toast.getByRole('button', { name: 'Undo' })
  await board.addNote('Went well', 'Deleted soon')
  // The code that draws toasts is fetched with the first one.
  await board.note('Deleted soon').press('Delete')
  await undo.click()
  // SHELL-22: a toast stays while the pointer is on it.
  await page.mouse.move(0, 0)
  await expect(undo).toHaveCount(0)
  await board.note('Deleted soon').focus()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.keyboard.press('Delete')
  await page.clock.runFor(100)
  await expect(undo).toBeVisible()
  await page.clock.runFor(7500)
  await expect(undo).toBeVisible()
  await page.clock.runFor(1500)
  await expect(undo).toHaveCount(0)
})

test('SHELL-22: a toast stays while the pointer is on it or the focus is in it', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  const page = await visit('nora', '/login')
  await page.clock.install()
  await page.goto(path)
  const board = boardPage(page)
  const undo = board.toast.getByRole('button', { name: 'Undo' })
  await board.addNote('Went well', 'Deleted soon')
  await board.note('Deleted soon').press('Delete')
  await undo.hover()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(30_000)
  await expect(undo).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.runFor(10_000)
  await expect(undo).toHaveCount(0)

  await page.clock.resume()
  await board.addNote('Went well', 'Deleted as well')
  await board.note('Deleted as well').press('Delete')
  await undo.focus()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.clock.runFor(30_000)
  await expect(undo).toBeVisible()
  await undo.blur()
  await page.clock.runFor(10_000)
  await expect(undo).toHaveCount(0)
})
