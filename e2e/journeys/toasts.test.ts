import { asId, type ActionId } from '@retropulse/domain/kernel/ids'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { openTool } from '../stage/open-tool.ts'

/** A team whose action items no other journey adds: each of them would show a toast of its own here. */
const TEAM = { team: 'platform' } as const

test('SHELL-18: a toast stays three seconds', async ({ visit, newBoard, join, expectNoise }) => {
  // The clock of the page runs ahead of its connection, which gives up after a while.
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard(TEAM)
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
  const path = await newBoard(TEAM)
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

test('a toast behind the front one shows an edge, and none of its words', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard(TEAM)
  await (await join('nora', path)).write('Went well', 'First', 'Second')
  const { note, toast } = boardPage(await visit('nora', path))
  const toasts = toast.getByRole('listitem')
  for (const text of ['First', 'Second']) {
    await note(text).press('Delete')
    await expect(note(text)).toHaveCount(0)
  }
  await expect(toasts).toHaveCount(2)
  const isReadable = () =>
    toasts.evaluateAll((shown) =>
      shown.map((one) => one.querySelector('p')?.checkVisibility({ opacityProperty: true })),
    )
  await expect.poll(isReadable).toEqual([true, false])
})

test('SHELL-22: on a phone a toast leaves although a finger has left the pointer at its place', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard(TEAM)
  await (await join('nora', path)).write('Went well', 'Written by Nora')
  const board = boardPage(await visit('guest', path, PHONE))
  const toast = board.toast.getByText('Only the author or a facilitator can change this note')
  await board.note('Written by Nora').press('Enter')
  await toast.hover()
  await expect(toast).toHaveCount(0)
})

test('SHELL-62: a toast stands between the header and an open sheet, and at the lower edge once that is closed', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard(TEAM)
  const leader = await join('nora', path)
  const board = boardPage(await visit('nora', path, PHONE))
  const panel = await openTool(board.page, 'Timer')
  await leader.send({ type: 'start-timer', duration: 1 })
  const toast = board.toast.getByText('Time is almost up!')
  await expect(toast).toBeVisible()
  await expect(async () => {
    const { y, height } = await boxOf(toast)
    expect(y + height).toBeLessThanOrEqual((await boxOf(panel)).y - 16)
    expect(y).toBeGreaterThan((await boxOf(board.page.getByRole('banner'))).height)
  }).toPass()
  await board.page.keyboard.press('Escape')
  await expect(async () => expect((await boxOf(toast)).y).toBeGreaterThan(600)).toPass()
})

test('SHELL-62: a toast keeps its distance from a sheet that grows below it', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/403/)
  const path = await newBoard(TEAM)
  const leader = boardPage(await visit('nora', path, PHONE))
  const guest = boardPage(await visit('guest', path))
  await guest.addNote('Went well', 'I was here')
  await leader.page.getByRole('button', { name: /^Users online/ }).tap()
  const sheet = leader.page.getByRole('dialog', { name: 'Users online' })
  await leader.page
    .getByRole('button', { name: /^Options for / })
    .last()
    .tap()
  // Once the guest is gone, the sheet has a list more.
  await leader.page.getByRole('button', { name: 'Remove from retro' }).tap()
  // A toast that is pointed at stays, however long the server takes to say that the guest is gone.
  const toast = leader.page.locator('[data-sonner-toast]').filter({ hasText: 'was removed' })
  await toast.hover()
  await expect(sheet.getByRole('button', { name: 'Let back in' })).toBeVisible()
  await expect(async () => {
    const { y, height } = await boxOf(toast)
    expect(y + height).toBeLessThanOrEqual((await boxOf(sheet)).y - 16)
    expect(y + height).toBeGreaterThan((await boxOf(sheet)).y - 40)
  }).toPass()
})

test('ACTION-6: on a phone the toast of a new action item leaves when the sheet of a tool opens', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  const guest = await join('guest', path)
  const { page, toast } = boardPage(await visit('nora', path, PHONE))
  // What arrives before the code of the toasts is no news to it.
  await expect(async () => {
    await guest.send({
      type: 'add-action',
      actionId: asId<ActionId>(crypto.randomUUID()),
      text: 'Order toner',
    })
    await expect(toast.getByText('New Action added')).toBeVisible({ timeout: 2000 })
  }).toPass()
  await openTool(page, 'Timer')
  await expect(toast.getByText('New Action added')).toHaveCount(0, { timeout: 2000 })
})

// Rules: SHELL-62, BOARD-80
test('on a phone a panel stands on the strip and the bar, a toast above the panel, and a new note closes it', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard(TEAM)
  const leader = await join('nora', path)
  const { page, toast, status } = boardPage(await visit('guest', path, PHONE))
  await page.getByRole('button', { name: /^Actions/ }).tap()
  const panel = page.getByRole('complementary', { name: 'Actions' })
  await expect(panel).toBeVisible()
  await leader.send({ type: 'start-timer', duration: 1 })
  const notice = toast.getByRole('listitem').filter({ hasText: 'Time is almost up!' })
  await expect(notice).toBeVisible()
  const add = page.getByRole('button', { name: 'Add a note to Went well' })
  await expect(async () => {
    const [upper, sheet, clock, button] = [
      await boxOf(notice),
      await boxOf(panel),
      await boxOf(status.getByRole('timer')),
      await boxOf(add),
    ]
    expect(upper.y + upper.height).toBeLessThanOrEqual(sheet.y)
    expect(sheet.y + sheet.height).toBeLessThanOrEqual(clock.y)
    expect(clock.y + clock.height).toBeLessThanOrEqual(button.y)
  }).toPass()
  await add.tap()
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('textbox', { name: 'Note text' })).toBeFocused()
})
