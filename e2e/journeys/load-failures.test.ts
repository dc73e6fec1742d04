import type { Page } from '@playwright/test'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { expect, test } from '../stage/journey.ts'
import { boardWhere } from '../stage/stage.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('ERROR-1: an unknown address and an unknown board are shown as not found', async ({ visit }) => {
  const page = await visit('guest', '/no/such/page')
  await expect(heading(page, "Sorry we can't find this page")).toBeVisible()
  await page.goto('/board/no-such-board')
  await expect(heading(page, "Sorry we can't find this page")).toBeVisible()
  await expect(page).toHaveTitle(/Sorry we can't find this page/)
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('SHELL-11, SHELL-29, ERROR-2, ERROR-21, AUTH-27: a private board asks a guest to sign in or to create an account, and both lead back to it', async ({
  visit,
  stage,
}) => {
  const path = `/board/${boardWhere(stage, ({ isPrivate }) => isPrivate === true)}`
  const page = await visit('guest', path)
  await expect(heading(page, 'Sign in required')).toBeVisible()
  await expect(page.getByRole('banner')).toContainText('Retropulse')
  await page.getByRole('link', { name: 'Sign in' }).click()
  const login = `/login?returnTo=${encodeURIComponent(path)}`
  await expect(page).toHaveURL(login)
  await page.goBack()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page).toHaveURL(`${login}&mode=sign-up`)
})

test('ERROR-3: a private board of another team asks for an invitation', async ({ visit, stage }) => {
  const path = `/board/${boardWhere(stage, ({ isPrivate }) => isPrivate === true)}`
  const page = await visit('priya', path)
  await expect(heading(page, 'Invitation required')).toBeVisible()
  await expect(
    page.getByText(
      'You need to be a member of this team to view this page. Please ask your admin to send you an invite link',
    ),
  ).toBeVisible()
  const inside = await visit('aiko', path)
  await expect(heading(inside, 'How are we, really?')).toBeVisible()
})

// Rules: ERROR-5, ERROR-20
test('any other failure to load says so and names the reason; Try again loads the page, which loads by itself when the device is back online', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/500|429|426|ERR_FAILED|Failed to load/)
  const page = await visit('nora', '/healthz')
  const reasons = [
    [500, 'internal-error', ''],
    [429, 'too-fast', 'Too many requests. Wait a moment, then try again.'],
    [426, 'outdated-client', 'A new version is ready. Reload to get it.'],
    [0, '', 'We can’t reach the server. Check your connection, then try again.'],
  ] as const
  for (const [status, code, reason] of reasons) {
    await page.route('**/api/team/*', (route) =>
      status === 0 ? route.abort() : route.fulfill({ status, json: { code } }),
    )
    await page.goto(CARE)
    await expect(heading(page, 'Oops, something went wrong')).toBeVisible()
    await expect(page.getByRole('main')).toContainText(reason)
    await page.unroute('**/api/team/*')
    if (status !== 500) continue
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(heading(page, 'Customer Care')).toBeVisible()
  }
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(heading(page, 'Customer Care')).toBeVisible()
})

// Rules: DASH-18, DASH-26, ERROR-9
test('a failing call of the overview or the settings is said in its place, under the head and the tabs, and is made again only on request or when the device is back online', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/500|Failed to load/)
  const page = await visit('nora', '/healthz')
  let calls = 0
  const fail = () =>
    page.route('**/api/org/*', (route) => {
      calls += 1
      return route.fulfill({ status: 500, json: { code: 'internal-error' } })
    })
  const pages = [
    ['/dashboard', 'We couldn’t load the teams.', 'Teams'],
    ['/settings', 'We couldn’t load the settings.', 'Anonymous results'],
  ] as const
  for (const [path, failure, section] of pages) {
    await fail()
    await page.goto(path)
    await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible()
    await expect(heading(page, 'Saltwind Ferries')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Organisation' }).getByRole('link')).toHaveCount(5)
    const made = calls
    // Longer than all repetitions of a call that fails.
    await page.waitForTimeout(2500)
    expect(calls).toBe(made)
    await page.unroute('**/api/org/*')
    if (path === '/dashboard') await page.getByRole('button', { name: 'Try again' }).click()
    else await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(page.getByRole('heading', { name: section, level: 2 })).toBeVisible()
    await expect(page.getByText(failure)).toHaveCount(0)
  }
})

test('ERROR-5: a board whose join is refused says so', async ({ visit, newBoard }) => {
  const path = await newBoard()
  const page = await visit('guest', '/healthz')
  await page.routeWebSocket(/\/board\/socket\.io\//, (socket) => {
    const server = socket.connectToServer()
    // 43 begins an acknowledgement of Socket.IO; the first one answers the join.
    server.onMessage((message) =>
      socket.send(
        /^43\d+\[/.test(String(message))
          ? String(message).replace(/\[.*/s, '[{"ok":false,"code":"bad-request"}]')
          : message,
      ),
    )
  })
  await page.goto(path)
  await expect(heading(page, 'Oops, something went wrong')).toBeVisible()
})

// Rules: SHELL-7, SHELL-53, SHELL-54, SHELL-55
test('the team of another organisation leads to the overview, and a board id with a space is trimmed', async ({
  visit,
  stage,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/40[34]/)
  const stranger = openBrowser(stage.url)
  await signUp(stranger)
  const { teamId } = await createOrg(stranger)
  const page = await visit('samuel', `/dashboard/team/${teamId}`)
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('You don’t have access to that team. Here are yours.')).toBeVisible()
  await expect(heading(page, 'Saltwind Ferries')).toBeVisible()

  const path = await newBoard({ name: 'Found again' })
  await page.goto(`${path}%20and%20some%20words%20from%20the%20mail`)
  await expect(page).toHaveURL(path)
  await expect(heading(page, 'Found again')).toBeVisible()
  await page.goto('/board')
  await expect(page).toHaveURL(/\/dashboard$/)
})
