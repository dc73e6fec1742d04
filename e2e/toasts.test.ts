import { boardPage } from './stage/board-page.ts'
import { expect, test } from './stage/journey.ts'

test('a toast stays three seconds (board.md §9)', async ({ visit, newBoard, expectNoise }) => {
  // Time passes for the page faster than for its connection, which thinks itself lost after a while.
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
