import { ORG, TEAMS } from '../../scripts/seed/cast.ts'
import { openTool } from '../stage/open-tool.ts'
import { expect, test } from '../stage/journey.ts'
import { scriptLoaded } from '../stage/script-loaded.ts'

test('ERROR-9: a part of a page that could not be loaded says so in its place, and never that there is nothing', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/500/)
  const fails = { status: 500, json: { code: 'internal-error' } }
  const page = await visit('nora', await newBoard())
  await page.route(/\/(history|trash)(\?|$)/, (route) => route.fulfill(fails))
  await openTool(page, 'History')
  await expect(page.getByText('We couldn’t load the history.')).toBeVisible()
  await expect(page.getByText('No deleted notes.')).toHaveCount(0)
  await page.unroute(/\/(history|trash)(\?|$)/)
  await page.route(/\/trash(\?|$)/, (route) => route.fulfill(fails))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the deleted notes.')).toBeVisible()
  await expect(page.getByText('No deleted notes.')).toHaveCount(0)
  await page.unroute(/\/trash(\?|$)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No deleted notes.')).toBeVisible()

  await page.route(/\/api\/(my-)?actions/, (route) => route.fulfill(fails))
  await page.goto('/dashboard')
  await expect(page.getByText('We couldn’t load the actions.')).toBeVisible()
  await page.unroute(/\/api\/(my-)?actions/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the actions.')).toHaveCount(0)

  await page.route(/\/api\/(boards|team\/[^/]+\/trash)/, (route) => route.fulfill(fails))
  await page.goto('/dashboard')
  await expect(page.getByText('We couldn’t load your retros without a team.')).toBeVisible()
  await page.goto(`/dashboard/team/${TEAMS.care.id}/retros`)
  await expect(page.getByText('We couldn’t load the deleted retros.')).toBeVisible()
  await page.unroute(/\/api\/(boards|team\/[^/]+\/trash)/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load the deleted retros.')).toHaveCount(0)
})

test('CONN-7, DASH-26: a read that alone never reaches the server is asked a few times, and the page says so', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/)
  const page = await visit('nora', '/healthz')
  let asked = 0
  await page.route('**/api/org/*', async (route) => {
    asked += 1
    await route.abort()
  })
  await page.goto('/dashboard')
  await expect(page.getByText('We couldn’t load the teams.')).toBeVisible()
  expect(asked).toBeLessThan(20)
  await page.unroute('**/api/org/*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: TEAMS.care.name })).toBeVisible()
})

test('CONN-22: a part of a page whose code cannot be fetched does not bring the page down, and is there once the network is back', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const page = await visit('nora', '/healthz')
  const isPart = ({ pathname }: URL) => /season-offer|search-results/.test(pathname)
  await page.route(isPart, (route) => route.abort())
  await page.goto(`/dashboard/team/${TEAMS.care.id}`)
  const field = page.getByRole('searchbox', { name: 'Search' })
  await field.fill('queue')
  await expect(page.getByText('Sorry something went wrong')).toBeVisible()
  await expect(page.getByRole('heading', { name: TEAMS.care.name, level: 1 })).toBeVisible()

  await page.unroute(isPart)
  await page.context().setOffline(true)
  await page.context().setOffline(false)
  await expect(page.getByRole('search').getByRole('list').or(page.getByRole('listbox')).first()).toBeVisible()
  await expect(field).toHaveValue('queue')
})

test('CONN-22: a dialog that was not opened before opens without a network', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED|WebSocket connection to/)
  const page = await visit('nora', '/healthz')
  const loaded = scriptLoaded(page, /delete-org-dialog/)
  await page.goto(`/settings?orgId=${ORG.id}`)
  await loaded
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Delete organisation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('ERROR-12: a change that did not reach the server says so, and what was typed stays', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/ERR_INTERNET_DISCONNECTED/)
  const page = await visit('nora', '/healthz')
  const toastsLoaded = scriptLoaded(page, /toaster/)
  await page.goto(`/dashboard/team/${TEAMS.platform.id}/actions`)
  await toastsLoaded
  const field = page.getByRole('textbox', { name: 'New action', exact: true })
  await field.fill('Said without a network')
  await page.context().setOffline(true)
  await field.press('Enter')
  await expect(
    page.getByText('We can’t reach the server. Check your connection, then try again.'),
  ).toBeVisible()
  await expect(field).toHaveValue('Said without a network')
})
