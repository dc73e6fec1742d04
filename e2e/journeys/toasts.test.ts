import { boardPage } from '../stage/board-page.ts'
import { expect, test } from '../stage/journey.ts'

test('SHELL-18: a toast stays three seconds', async ({ visit, newBoard, join, expectNoise }) => {
  // The clock of the page runs ahead of its connection, which gives up after a while.
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'Written by Nora')
  const guest = await visit('guest', '/healthz')
  await guest.clock.install()
  await guest.goto(path)
  const board = boardPage(guest)
  const toast = board.toast.getByText('Only the author or a facilitator can change this note')
  // The first toast loads the code of toasts. On a slow machine it may have gone before anybody looks.
  await board.note('Written by Nora').click()
  await expect(board.toast).toBeAttached()
  await guest.clock.runFor(4000)
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

test('SHELL-21, SHELL-22: a toast with a button stays eight seconds, and while the pointer is on it or the focus is in it', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  await (await join('nora', path)).write('Went well', 'First', 'Second', 'Third')
  const page = await visit('nora', '/healthz')
  await page.clock.install()
  await page.goto(path)
  const board = boardPage(page)
  const undo = board.toast.getByRole('button', { name: 'Undo' })
  const pause = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))

  await test.step('SHELL-22: it stays while the pointer is on it', async () => {
    await board.note('First').press('Delete')
    await undo.hover()
    await pause()
    await page.clock.runFor(30_000)
    await expect(undo).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(10_000)
    await expect(undo).toHaveCount(0)
    await page.clock.resume()
  })

  await test.step('SHELL-22: it stays while the focus is in it', async () => {
    await board.note('Second').press('Delete')
    await undo.focus()
    await pause()
    await page.clock.runFor(30_000)
    await expect(undo).toBeVisible()
    await undo.blur()
    await page.clock.runFor(10_000)
    await expect(undo).toHaveCount(0)
    await page.clock.resume()
  })

  await test.step('SHELL-21: it stays eight seconds', async () => {
    await board.note('Third').focus()
    await pause()
    await page.keyboard.press('Delete')
    await page.clock.runFor(100)
    await expect(undo).toBeVisible()
    await page.clock.runFor(7500)
    await expect(undo).toBeVisible()
    await page.clock.runFor(1500)
    await expect(undo).toHaveCount(0)
  })
})
