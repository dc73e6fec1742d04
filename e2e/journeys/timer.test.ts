import type { Locator, Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { expect, PHONE, test, type Visit } from '../stage/journey.ts'

const ALMOST = 'Time is almost up!'
const UP = 'Time’s up'
const OFFLINE = /WebSocket|socket\.io|ERR_INTERNET_DISCONNECTED/

// Rules: BOARD-42, A11Y-14, PERM-23, TIMER-1, TIMER-2, TIMER-3, TIMER-4, TIMER-9, TIMER-10, TIMER-11
test('a timer takes 1 to 99 minutes, 5 unless changed, and all participants see the same time left', async ({
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
  const pages = [nora, guest, late]
  for (const page of pages)
    await expect(page.getByRole('timer', { name: /Time left: 9[789]:\d\d/ })).toBeVisible()
  // Read one after the other, and drawn twice a second.
  await expect
    .poll(async () => {
      const left = await Promise.all(pages.map(secondsLeft))
      return Math.max(...left) - Math.min(...left)
    })
    .toBeLessThanOrEqual(2)
  await expect(guest.getByRole('button', { name: 'End timer' })).toHaveCount(0)
  await expect(await openTool(nora, 'Timer')).toContainText(/9[789]:\d\d/)
  await expect(nora.getByRole('dialog').getByLabel('Minutes')).toHaveValue('99')
  await nora.keyboard.press('Escape')
  await expect(nora.getByRole('button', { name: 'Timer', exact: true })).toBeFocused()

  const again = await openTool(nora, 'Timer')
  await again.getByLabel('Minutes').fill('12')
  await again.getByRole('button', { name: 'Restart timer' }).click()
  for (const page of [nora, guest])
    await expect(page.getByRole('timer', { name: /1[12]:\d\d/ })).toBeVisible()
  await nora.getByRole('button', { name: '+1 min' }).click()
  for (const page of [nora, guest])
    await expect(page.getByRole('timer', { name: /(13:00|12:\d\d)/ })).toBeVisible()
  await nora.getByRole('button', { name: 'End timer' }).click()
  for (const page of [nora, guest, late]) await expect(page.getByRole('timer')).toHaveCount(0)
})

// Rules: A11Y-11, SHELL-19, TIMER-6, TIMER-13
test('all participants read that time is almost up when a minute is left, for twelve seconds', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  // The clock of the page runs ahead of its connection, which gives up after a while.
  expectNoise(/WebSocket|socket\.io/)
  const path = await newBoard()
  await (await join('nora', path)).send({ type: 'start-timer', duration: 3 })
  const guest = await visit('guest', '/healthz')
  await guest.clock.install()
  let ping = () => {}
  await guest.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    socket.connectToServer()
    // 2 is the ping of the server, without which the page would give the connection up.
    ping = () => socket.send('2')
  })
  await guest.goto(path)
  const board = boardPage(guest)
  await expect(guest.getByRole('timer')).toBeVisible()
  const told = board.toast.getByText(ALMOST)
  await expect(told).toHaveCount(0)
  // From here on the test moves the clock of the page, however slow the machine is.
  await guest.clock.pauseAt(await guest.evaluate(() => Date.now() + 1000))
  await guest.clock.runFor(30_000)
  ping()
  await expect(told).toHaveCount(0)
  await runUntil(guest, told, 120, () => ping())
  await expect(board.announced).toContainText(ALMOST)
  await guest.clock.runFor(9000)
  await expect(told).toBeVisible()
  await guest.clock.runFor(4000)
  await expect(told).toHaveCount(0)
})

test('TIMER-7: a participant who joins with less than a minute left reads so at once', async ({
  visit,
  newBoard,
  join,
}) => {
  const path = await newBoard()
  await (await join('nora', path)).send({ type: 'start-timer', duration: 1 })
  const guest = await visit('guest', path)
  await expect(boardPage(guest).toast.getByText(ALMOST)).toBeVisible()
  // The notice is not that of the last 15 seconds.
  await expect(guest.getByRole('timer', { name: /00:(1[6-9]|[2-5]\d)/ })).toBeVisible()
})

// Rules: SOUND-1, TIMER-6, TIMER-8, TIMER-14
test('of a minute a toast says at once, and with 15 seconds left, that time is almost up; a toast and the status line say that it is up', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(OFFLINE)
  const nora = await visitWithClock(await newBoard(), visit)
  const board = boardPage(nora)
  const almost = board.toast.getByText(ALMOST)
  await startMinute(nora)
  await expect(almost).toBeVisible()
  await expect(board.announced).toContainText(ALMOST)
  await pauseOffline(nora)
  await nora.clock.runFor(13_000)
  await expect(almost).toHaveCount(0)
  await runUntil(nora, almost, 60)
  await runUntil(nora, board.toast.getByText(UP, { exact: true }), 90)
  // The time left is drawn by a tick of its own, and a paused clock has none.
  await runUntil(nora, board.status.getByText(UP), 5)
  expect(await tonesOf(nora)).toBe(0)
})

// Rules: SOUND-1, SOUND-2, SOUND-6, TIMER-15
test('sounds are heard with 15 seconds left and at the end, once they are switched on, on that device', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(OFFLINE)
  const path = await newBoard()
  const nora = await visitWithClock(path, visit)
  await (await openTool(nora, 'Timer')).getByRole('switch', { name: /^Sounds/ }).click()
  // The sample has two tones.
  await expect.poll(() => tonesOf(nora)).toBe(2)
  await nora.keyboard.press('Escape')
  await startMinute(nora)
  const { toast } = boardPage(nora)
  // The code of toasts has loaded before the network goes.
  await expect(toast.getByText(ALMOST)).toBeVisible()
  await pauseOffline(nora)
  await runUntil(nora, toast.getByText(UP, { exact: true }), 90)
  // Two 15 seconds before the end, and three at the end.
  await expect.poll(() => tonesOf(nora)).toBe(7)

  await nora.context().setOffline(false)
  await nora.clock.resume()
  await expect((await openTool(nora, 'Timer')).getByRole('switch', { name: /^Sounds/ })).toBeChecked()
  const elsewhere = await visit('nora', path)
  await expect(
    (await openTool(elsewhere, 'Timer')).getByRole('switch', { name: /^Sounds/ }),
  ).not.toBeChecked()
})

/**
 * Opens a board with a clock that the test can move, and counts the tones that would be heard. A page must not be loaded
 * again once its clock was moved: it would measure the clock of the server against a clock that still catches up.
 */
async function visitWithClock(path: string, visit: Visit): Promise<Page> {
  const page = await visit('nora', '/healthz')
  await page.addInitScript(() => {
    class SilentContext extends AudioContext {
      override createOscillator() {
        document.documentElement.dataset['tones'] = String(
          Number(document.documentElement.dataset['tones'] ?? 0) + 1,
        )
        return super.createOscillator()
      }
    }
    Object.assign(globalThis, { AudioContext: SilentContext })
  })
  await page.clock.install()
  await page.goto(path)
  return page
}

async function tonesOf(page: Page): Promise<number> {
  return Number((await page.locator('html').getAttribute('data-tones')) ?? 0)
}

async function startMinute(page: Page): Promise<void> {
  const panel = await openTool(page, 'Timer')
  await panel.getByLabel('Minutes').fill('1')
  await panel.getByRole('button', { name: 'Start timer' }).click()
}

/** Stops the clock of a page. Offline, since a page that joins again learns that its time has run ahead. */
async function pauseOffline(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await page.context().setOffline(true)
}

/** Moves the paused clock of a page by the second until an element is there; calls `eachSecond` after each. */
async function runUntil(page: Page, sought: Locator, seconds: number, eachSecond = () => {}): Promise<void> {
  for (let second = 0; second < seconds && !(await sought.isVisible()); second++) {
    await page.clock.runFor(1000)
    eachSecond()
  }
  await expect(sought).toBeVisible()
}

async function secondsLeft(page: Page): Promise<number> {
  const [minutes, seconds] = ((await page.getByRole('timer').textContent()) ?? '').split(':').map(Number)
  return (minutes ?? Number.NaN) * 60 + (seconds ?? Number.NaN)
}
