import type { Locator } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { openActions, writeAction } from '../stage/action-steps.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'

const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true }
const CREATE = `/team/${TEAMS.booking.id}/board/create`

test('BOARD-53: on a tablet the notice of a lost connection takes at most two lines and covers no column', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK|ERR_FAILED/)
  const nora = boardPage(await visit('nora', await newBoard(), TABLET))
  const column = nora.page.getByRole('heading', { name: 'Went well', level: 2 })
  const before = await boxOf(column)
  await nora.page.context().setOffline(true)
  await expect(nora.status).toContainText('Reconnecting…')
  const notice = await boxOf(nora.status.getByRole('paragraph'))
  expect(notice.height).toBeLessThanOrEqual(34)
  expect(notice.y + notice.height).toBeLessThanOrEqual(before.y)
  expect((await boxOf(column)).y).toBe(before.y)
})

test('CREATE-9: the reason for a refused retro stands beside the button that was pressed, also on a phone', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/402/)
  const page = await visit('nora', '/healthz', PHONE)
  await page.route('**/boards', (route) => route.fulfill({ status: 402, json: { code: 'plan-required' } }))
  await page.goto(CREATE)
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Your free retros are used up.' })).toBeInViewport({
    ratio: 1,
  })
})

test('A11Y-23: the button that starts a retro stays in sight in a low window', async ({ visit }) => {
  const page = await visit('nora', CREATE, { viewport: { width: 1280, height: 620 } })
  const start = page.getByRole('button', { name: 'Get started' })
  await expect(start).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 1500)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(start).toBeInViewport({ ratio: 1 })
})

test('A11Y-23: the words of a due date are not cut while there is room for them', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('nora', await newBoard(), DESKTOP)
  const panel = await openActions(page)
  // The team keeps the action items of earlier runs.
  await writeAction(panel, `Order toner ${test.info().repeatEachIndex}`)
  const words = panel.getByText('Due date', { exact: true }).first()
  await expect(words).toBeVisible()
  expect(await words.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0)
})

test('BOARD-9: columns that need more than the window are scrolled to from the first one on', async ({
  visit,
  newBoard,
}) => {
  const columns = ['First', 'Second', 'Third', 'Fourth', 'Fifth']
  const page = await visit('guest', await newBoard({ columns }), { viewport: { width: 700, height: 800 } })
  expect((await boxOf(page.getByRole('heading', { name: 'First', level: 2 }))).x).toBeGreaterThanOrEqual(0)
})

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('not to be seen')
  return box
}
