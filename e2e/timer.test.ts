import type { Locator, Page } from '@playwright/test'
import { openTool } from '../scripts/shots/open-tool.ts'
import { expectAccessible } from './stage/axe.ts'
import { boardPage } from './stage/board-page.ts'
import { expect, PHONE, test } from './stage/journey.ts'

const ALMOST = 'Time is almost up!'

test('a timer takes 1 to 99 minutes, 5 unless told otherwise, and everybody has the same time left (board.md §5)', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const [nora, guest] = [await visit('nora', path), await visit('guest', path, PHONE)]
  const panel = await openTool(nora, 'Timer')
  const minutes = panel.getByLabel('Minutes')
  await expect(minutes).toHaveValue('5')
  await expect(minutes).toHaveAttribute('min', '1')
  await expect(minutes).toHaveAttribute('max', '120')
  for (const wrong of ['0', '100', '120', '']) {
    await minutes.fill(wrong)
    await minutes.press('Enter')
    await expect(panel.getByText('Please enter a valid number')).toBeVisible()
  }
  await expectAccessible(nora, 'timer panel', '[role="dialog"]')
  await expect(nora.getByRole('timer')).toHaveCount(0)
  await minutes.fill('99')
  await minutes.press('Enter')
  await expect(panel).toBeHidden()

  const late = await visit('samuel', path)
  for (const page of [nora, guest, late])
    await expect(page.getByRole('timer', { name: /Time left: (99:00|98:5\d)/ })).toBeVisible()
  await expect(guest.getByRole('button', { name: 'End Timer' })).toHaveCount(0)
  await expect(await openTool(nora, 'Timer')).toContainText(/9[89]:\d\d/)
  await expect(nora.getByRole('dialog').getByLabel('Minutes')).toHaveValue('99')
  await nora.keyboard.press('Escape')
  await expect(nora.getByRole('button', { name: 'Timer', exact: true })).toBeFocused()

  const again = await openTool(nora, 'Timer')
  await again.getByLabel('Minutes').fill('12')
  await again.getByRole('button', { name: 'Start again' }).click()
  for (const page of [nora, guest])
    await expect(page.getByRole('timer', { name: /1[12]:\d\d/ })).toBeVisible()
  await nora.getByRole('button', { name: 'Add a minute' }).click()
  for (const page of [nora, guest])
    await expect(page.getByRole('timer', { name: /(13:00|12:\d\d)/ })).toBeVisible()
  await nora.getByRole('button', { name: 'End Timer' }).click()
  for (const page of [nora, guest, late]) await expect(page.getByRole('timer')).toHaveCount(0)
})

test('everybody is told that time is almost up when a minute is left, for twelve seconds (board.md §4, §9)', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  // Time passes for the page faster than for its connection, which thinks itself lost after a while.
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  const nora = await visit('nora', path)
  const panel = await openTool(nora, 'Timer')
  await panel.getByLabel('Minutes').fill('2')
  await panel.getByRole('button', { name: 'Start Timer' }).click()
  await expect(nora.getByRole('timer')).toBeVisible()
  await nora.waitForTimeout(17_000)

  const guest = await visit('guest', '/login')
  await guest.clock.install()
  await guest.goto(path)
  const board = boardPage(guest)
  await expect(guest.getByRole('timer')).toBeVisible()
  const told = board.toast.getByText(ALMOST)
  await expect(told).toHaveCount(0)
  // From here on the page's time passes when it is told to, however slow this machine is.
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 1000))
  await runUntil(guest, told, 60)
  await expect(board.announced).toContainText(ALMOST)
  await guest.clock.runFor(9000)
  await expect(told).toBeVisible()
  await guest.clock.runFor(4000)
  await expect(told).toHaveCount(0)
})

test('a timer of one minute says so at once, and again when fifteen seconds are left (board.md §4)', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/WebSocket|socket\.io/)
  const nora = await visit('nora', await newBoard())
  await nora.clock.install()
  await nora.reload()
  const board = boardPage(nora)
  const panel = await openTool(nora, 'Timer')
  await panel.getByLabel('Minutes').fill('1')
  await panel.getByRole('button', { name: 'Start Timer' }).click()
  const told = board.toast.getByText(ALMOST)
  await expect(told).toBeVisible()
  await expect(board.announced).toContainText(ALMOST)
  await nora.clock.pauseAt(await nora.evaluate(() => Date.now() + 1000))
  await nora.clock.runFor(13_000)
  await expect(told).toHaveCount(0)
  await runUntil(nora, told, 60)
})

/** Lets a page's paused clock run by the second until something is there. */
async function runUntil(page: Page, sought: Locator, seconds: number): Promise<void> {
  for (let second = 0; second < seconds && !(await sought.isVisible()); second++)
    await page.clock.runFor(1000)
  await expect(sought).toBeVisible()
}
