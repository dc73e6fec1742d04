import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import { createOwnTeam, type OwnTeam, visitAs } from '../stage/team-cast.ts'

const DASHBOARD = `/dashboard/team/${TEAMS.booking.id}`
const field = (page: Page) => page.getByRole('searchbox', { name: 'Search retros, notes and actions' })
const results = (page: Page) => page.getByRole('list', { name: 'Search results' }).getByRole('link')

/** Starts retros with these names in the team, and waits until the search finds them. */
async function withRetros(team: OwnTeam, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    const input = { name, columns: ['Went well', 'Went less well'] }
    expect((await team.owner.calls.post(`/api/team/${team.teamId}/boards`, input)).status).toBe(201)
  }
  await expect(async () => {
    const [name = ''] = names.slice(-1)
    const { body } = await team.owner.calls.get(
      `/api/search/team/${team.teamId}?q=${encodeURIComponent(name)}`,
    )
    expect(body).toMatchObject({ results: [{}] })
  }).toPass()
}

// Rules: A11Y-16, SEARCH-5, SEARCH-10, SEARCH-11
test('a request is sent 500 ms after the last key, and a result opens its retro', async ({
  visit,
  newBoard,
}) => {
  const board = await newBoard({ name: 'Kingfisher plans' })
  const page = await visit('nora', '/healthz')
  const search = `/api/search/team/${TEAMS.booking.id}?q=`
  // The search finds a retro moments after it was created.
  await expect
    .poll(async () => (await page.request.get(`${search}kingfisher`)).text())
    .toContain(board.replace('/board/', ''))
  await page.clock.install()
  await page.goto(DASHBOARD)
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.startsWith('/api/search/')) asked.push(url.searchParams.get('q') ?? '')
  })
  await field(page).click()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
  await field(page).pressSequentially('nor')
  await page.clock.runFor(490)
  await field(page).pressSequentially('th li')
  await page.clock.runFor(490)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await page.clock.resume()
  await expect(results(page).first()).toBeVisible()
  expect(asked).toEqual(['north li'])
  const result = results(page).first()
  await expect(result).toContainText('Why is the north line cut first?')
  await expect(result.locator('mark')).toHaveText(['north', 'li'])
  await expect(result).toContainText('Note')
  await expectAccessible(page, 'search results', 'search')
  await expect(result).toHaveAttribute('href', /^\/board\/[\w-]+#note-[\w-]+$/)
  await field(page).fill('kingfisher')
  const found = results(page).and(page.locator(`[href="${board}"]`))
  await expect(found).toHaveText(/Kingfisher plans/)
  await found.click()
  await expect(page).toHaveURL(board)
})

test('SEARCH-14: by keyboard, / focuses the field, arrows move through the results, Escape leads back, Enter opens', async ({
  visit,
}) => {
  const page = await visit('nora', DASHBOARD)
  await expect(field(page)).toBeVisible()
  await page.keyboard.press('/')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('')
  await page.keyboard.type('sprint')
  await expect(results(page).first()).toContainText('Sprint')
  await page.keyboard.press('ArrowDown')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(results(page).last()).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(results(page)).toHaveCount(0)
  await expect(field(page)).toHaveValue('sprint')
  await page.keyboard.type('/')
  await expect(field(page)).toHaveValue('sprint/')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(results(page).first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/board\//)
})

test('SEARCH-12: no results, and a failure with its retry, are announced; Enter sends the request at once', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/500/)
  const page = await visit('nora', DASHBOARD, PHONE)
  await field(page).fill('zzxxqq')
  await field(page).press('Enter')
  const list = page.getByRole('search')
  await expect(list.getByText('No results')).toBeVisible()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: 'No results' })).toBeAttached()
  await expectAccessible(page, 'no search results', 'search')

  await page.route('**/api/search/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  await field(page).fill('sprint')
  await expect(list.getByText('Sorry something went wrong')).toBeVisible()
  await expectAccessible(page, 'a failed search', 'search')
  await page.unroute('**/api/search/**')
  await list.getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toContainText('Sprint')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(results(page)).toHaveCount(0)
})

test('SEARCH-13: the results of an earlier query never replace those of a later one', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Searchers')
  await withRetros(team, 'Anchors aweigh', 'Beacons lit')
  const page = await visitAs(visit, stage, team.owner, team.path)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/api/search/**q=anchors', async (route) => {
    await held
    await route.continue().catch(() => undefined)
  })
  const first = page.waitForRequest(/q=anchors/)
  await field(page).fill('anchors')
  await first
  await field(page).fill('beacons')
  await expect(results(page)).toHaveText([/Beacons lit/])
  letGo()
  await page.waitForTimeout(500)
  await expect(results(page)).toHaveText([/Beacons lit/])
})
