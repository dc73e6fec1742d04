import { TEAMS } from '../../scripts/seed/cast.ts'
import { openActions, writeAction } from '../stage/action-steps.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'

const CREATE = `/team/${TEAMS.booking.id}/board/create`

// Rules: CREATE-9, PLAN-55
test('the reason for a refused retro stands beside the button that was pressed, with a way on, also on a phone', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/402/)
  const page = await visit('nora', '/healthz', PHONE)
  await page.route('**/boards', (route) => route.fulfill({ status: 402, json: { code: 'plan-required' } }))
  await page.goto(CREATE)
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'You’ve used all your free retros.' }),
  ).toBeInViewport({
    ratio: 1,
  })
  await expect(page.getByRole('link', { name: 'Compare plans' })).toBeInViewport({ ratio: 1 })
  await page.getByRole('textbox', { name: 'Title' }).fill('Harbour retro')
  await expect(page.getByRole('link', { name: 'Compare plans' })).toHaveCount(0)
})

// Rules: CREATE-42, CREATE-43, CREATE-45, CREATE-46
test('at the limit of retros without a team, the way to them stands in place of the button that starts one', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/409/)
  const page = await visit('nora', '/team/board/create', DESKTOP)
  await page.route('**/api/boards', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 409, json: { code: 'allowance-used-up' } })
      : route.continue(),
  )
  await page.getByLabel('Team', { exact: true }).selectOption({ label: 'No team' })
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(page.getByRole('link', { name: 'See your retros' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Get started' })).toHaveCount(0)
  const reason = page.getByText('which is the limit. Delete one, or choose a team.').filter({ visible: true })
  await expect(reason).toBeInViewport({ ratio: 1 })
  const title = page.getByRole('textbox', { name: 'Title' })
  expect((await boxOf(reason)).y).toBeLessThan((await boxOf(title)).y)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(reason).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('Format', { exact: true }).last()).toBeHidden()
  await expect(reason).toContainText('What you typed stays.')
  await title.fill('Harbour retro')
  await expect(page.getByRole('button', { name: 'Get started' })).toBeVisible()
})

test('A11Y-23: the button that starts a retro stays in sight in a low window', async ({ visit }) => {
  const page = await visit('nora', CREATE, { viewport: { width: 1280, height: 620 } })
  const start = page.getByRole('button', { name: 'Get started' })
  await expect(start).toBeInViewport({ ratio: 1 })
  await page.mouse.wheel(0, 1500)
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
  await expect(start).toBeInViewport({ ratio: 1 })
})

for (const [name, device] of [
  ['phone', PHONE],
  ['tablet', { ...DESKTOP, viewport: { width: 820, height: 1180 } }],
] as const)
  test(`CREATE-40: the bar that starts a retro names the chosen format and covers nothing at the end of the page, on a ${name}`, async ({
    visit,
  }) => {
    const page = await visit('nora', `${CREATE}?format=sailboat`, device)
    const start = page.getByRole('button', { name: 'Get started' }).and(page.locator('[aria-describedby]'))
    await expect(start).toHaveAccessibleDescription('Format Sailboat')
    await page.getByRole('radio', { name: 'Speed Car', exact: true }).check()
    await expect(page.getByRole('textbox', { name: 'Title' })).not.toBeInViewport()
    await expect(start).toHaveAccessibleDescription('Format Speed Car')
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const bar = page.getByText('Speed Car', { exact: true }).filter({ visible: true }).last().locator('../..')
    await expect(bar).toBeInViewport({ ratio: 1 })
    await expect(async () => {
      const last = await boxOf(page.locator('[data-card]').filter({ visible: true }).last())
      const { y } = await boxOf(start)
      expect(last.y + last.height).toBeLessThan(y)
    }).toPass()
  })

for (const team of [TEAMS.booking.name, 'No team'])
  test(`all choices of a retro stand above the button in a window 800 pixels high (${team})`, async ({
    visit,
  }) => {
    const page = await visit('nora', '/team/board/create', DESKTOP)
    await page.getByRole('combobox', { name: 'Team' }).selectOption({ label: team })
    const last = await boxOf(page.getByText('Full-size notes in up to five columns.'))
    const start = await boxOf(page.getByRole('button', { name: 'Get started' }))
    expect(last.y + last.height).toBeLessThanOrEqual(start.y)
  })

test('DASH-19, DASH-20, DASH-38: on a phone a team is a low card in words, and the months stay above its timeline', async ({
  visit,
}) => {
  const page = await visit('nora', '/dashboard', { ...PHONE, viewport: { width: 390, height: 320 } })
  const { name } = TEAMS.booking
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })
  await expect(row).toBeVisible()
  const height = await row.evaluate((element) => {
    element.scrollIntoView()
    return element.clientHeight
  })
  expect(height).toBeLessThanOrEqual(140)
  await expect(page.getByRole('columnheader', { name: 'Retros' })).toBeInViewport()
  await expect(row.getByText('facilitator', { exact: true })).toBeVisible()
  await expect(row.getByText(/^\d+ members$/)).toBeVisible()
  await expect(page.getByRole('rowgroup').getByText('–').filter({ visible: true })).toHaveCount(0)
  // Screen readers have the columns of the table.
  await expect(page.getByRole('columnheader')).toHaveCount(6)
  await expect(row.getByRole('cell')).toHaveCount(5)
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

// Rules: A11Y-23, DASH-35
test('the name of the season’s format is whole on a phone of 320 pixels', async ({ visit }) => {
  const page = await visit('nora', '/healthz', { viewport: { width: 320, height: 560 } })
  await page.clock.setFixedTime(new Date('2026-11-12T10:00:00Z'))
  await page.goto(`/dashboard/team/${TEAMS.booking.id}`)
  const name = page.getByRole('heading', { name: 'In season: Thanksgiving' })
  await expect(name).toBeVisible()
  expect(await name.evaluate((shown) => shown.scrollWidth - shown.clientWidth)).toBe(0)
  expect(await name.evaluate((shown) => shown.scrollHeight - shown.clientHeight)).toBe(0)
})
