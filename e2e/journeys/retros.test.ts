import type { Miniatures } from '@retropulse/contract/insights'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '../../server/src/testing/server-process.ts'
import { expectAccessible } from '../stage/axe.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { joinQuietly } from '../stage/quiet-participant.ts'
import { bring, createOwnTeam, createSomeone, type OwnTeam, visitAs } from '../stage/team-cast.ts'

// A server without limits of a plan; the server of the stage has the free plan with its three retros.
test.describe.configure({ mode: 'default' })

let dataDir: string
let server: ServerProcess
test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'retros-'))
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DEFAULT_PLAN: 'level2',
    REQUESTS_PER_MINUTE: '1000000',
  })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function startRetro(
  { owner, teamId }: OwnTeam,
  name: string,
  theme: string | null = null,
): Promise<string> {
  const input = { name, columns: ['Start', 'Stop'], format: 'start-stop-continue', theme }
  const { status, body } = await owner.calls.post(`/api/team/${teamId}/boards`, input)
  expect(status).toBe(201)
  return (body as { id: string }).id
}

const cards = (page: Page) => page.getByRole('main').locator('a[href^="/board/"]')
const startButton = (page: Page) => page.getByRole('button', { name: 'Start a retro' }).first()

async function choose(page: Page, retro: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Options for ${retro}` }).click()
  await page.getByRole('menuitem', { name: what }).click()
}

// Rules: DASH-10, PERM-8, TRASH-8, TRASH-9
test('a retro is deleted from its card, Undo in the toast restores it, and the trash keeps it for 30 days', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/)
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keepers')
  await startRetro(team, 'First watch')
  const boardId = await startRetro(team, 'Second watch', 'quiet-fjord')
  const page = await visitAs(visit, own, team.owner, `${team.path}/retros`, { ...DESKTOP, url: server.url })
  const guest = await visit('guest', `/board/${boardId}`, { ...DESKTOP, url: server.url })
  await expect(guest.getByRole('heading', { name: 'Second watch' })).toBeVisible()
  await expect(cards(page)).toHaveCount(2)

  await choose(page, 'Second watch', 'Delete')
  await expect(cards(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { name: /^Retros/ })).toBeFocused()
  await test.step('participants who are on it are disconnected', async () => {
    await expect(guest.getByText("Sorry we can't find this page")).toBeVisible()
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(page.getByText('Second watch is back')).toBeVisible()

  await choose(page, 'First watch', 'Delete')
  const trash = page.getByRole('region', { name: 'Recently deleted' })
  await expect(trash.getByText('First watch')).toBeVisible()
  await expect(trash.getByText(/^Deleted on .* Restore it by /)).toBeVisible()
  await expectAccessible(page, 'retros with a trash')
  await page.reload()
  await trash.getByRole('button', { name: 'Restore First watch' }).click()
  await expect(cards(page)).toHaveCount(2)
  await expect(trash).toHaveCount(0)
  await expect(page.getByRole('heading', { name: /^Retros/ })).toBeFocused()

  await test.step('a member sees no trash and cannot restore', async () => {
    const member = await createSomeone(own, 'Mia Member')
    await bring(team, member)
    await team.owner.calls.delete(`/api/team/${team.teamId}/board/${boardId}`)
    const theirs = await visitAs(visit, own, member, `${team.path}/retros`, { ...DESKTOP, url: server.url })
    await expect(cards(theirs)).toHaveCount(1)
    await expect(theirs.getByRole('button', { name: /^Options for/ })).toHaveCount(0)
    await expect(theirs.getByText('Recently deleted')).toHaveCount(0)
  })
})

test('CREATE-10, DASH-10, DASH-14, DASH-39: the dashboard shows the latest retro larger, and another one like it is two clicks away', async ({
  visit,
  stage,
}) => {
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keepers')
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await startRetro(team, name, 'coral-reef')
  const page = await visitAs(visit, own, team.owner, team.path, { ...DESKTOP, url: server.url })
  const latest = page.getByRole('region', { name: 'Latest retros' })
  await expect(latest.getByRole('link', { name: /^Five/ })).toBeVisible()
  // The latest one, three earlier ones, and the link to all of them.
  await expect(cards(page)).toHaveCount(4)
  const [first, second] = await Promise.all([0, 1].map((at) => cards(page).nth(at).boundingBox()))
  expect(first?.width).toBeGreaterThan(2 * (second?.width ?? 0))
  await expect(latest.getByRole('link', { name: 'All 5 retros' })).toBeVisible()
  await latest.getByRole('link', { name: 'Insights', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Insights', exact: true })).toBeInViewport()
  await choose(page, 'Five', 'Start another like this')
  await expect(page).toHaveURL(/\/board\/create\?fromBoard=/)
})

test('DASH-14: on a phone a link leads from the latest retros to the insights, and one below them to all retros', async ({
  visit,
  stage,
}) => {
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keepers')
  for (const name of ['One', 'Two', 'Three', 'Four', 'Five']) await startRetro(team, name)
  const page = await visitAs(visit, own, team.owner, team.path, { ...PHONE, url: server.url })
  await expect(page.getByRole('link', { name: 'All 5 retros' })).toBeVisible()
  await page.getByRole('link', { name: 'Insights', exact: true }).tap()
  await expect(page.getByRole('heading', { name: 'Insights', exact: true })).toBeInViewport()
})

// Rules: DASH-14, SHELL-63
test('DASH-14, SHELL-63: the link to the insights leads there once they are drawn, too', async ({
  visit,
  stage,
}) => {
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keepers')
  await startRetro(team, 'One')
  const page = await visitAs(visit, own, team.owner, '/healthz', { ...PHONE, url: server.url })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/team/*/actions?**', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto(`${server.url}${team.path}`)
  await page.getByRole('link', { name: 'Insights', exact: true }).tap()
  await expect(page).toHaveURL(/#team-insights$/)
  held.resolve()
  await expect(page.getByRole('heading', { name: 'Insights', exact: true })).toBeInViewport()
})

test('DASH-12, DASH-13: beyond 30 retros more appear as the user scrolls or moves the focus on', async ({
  visit,
  stage,
}) => {
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keepers')
  for (let at = 1; at <= 65; at += 1) await startRetro(team, `Watch ${at}`)
  const page = await visitAs(visit, own, team.owner, `${team.path}/retros`, { ...PHONE, url: server.url })
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(cards(page)).toHaveCount(30)
  await more.focus()
  await expect(cards(page)).toHaveCount(60)
  // Watch 65 is the newest, so the thirty-first is Watch 35.
  await expect(page.getByRole('link', { name: /^Watch 35/ })).toBeFocused()
  await more.scrollIntoViewIfNeeded()
  await expect(cards(page)).toHaveCount(65)
  await expect(more).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Filter retros' }).fill('watch 6')
  // Each with a 6 in its number.
  await expect(cards(page)).toHaveCount(12)
})

test('DASH-7, DASH-30: a card shows the board in small, title, date, number of notes, and a lock when the retro is private', async ({
  visit,
  stage,
}) => {
  const own = { ...stage, url: server.url }
  const team = await createOwnTeam(own, 'Keepers')
  const today = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    // That of the browser, where the day begins earlier.
    timeZone: 'Europe/Berlin',
  })
  const days = [today.format()]
  const boardId = await startRetro(team, 'Night watch', 'coral-reef')
  // At midnight it is one of two.
  days.push(today.format())
  const device = { ...DESKTOP, url: server.url }
  const author = await joinQuietly(own, { cookie: team.owner.calls.cookie() }, `/board/${boardId}`)
  await author.write('Start', 'One', 'Two')
  author.leave()
  // INSIGHT-23: what is shown of a board beside it follows the board within moments.
  const miniatures = `/api/team/${team.teamId}/miniatures?boards=${boardId}`
  await expect
    .poll(
      async () =>
        ((await team.owner.calls.get(miniatures)).body as Miniatures).miniatures[0]?.columns[0]?.bars,
    )
    .toHaveLength(2)
  const page = await visitAs(visit, own, team.owner, `${team.path}/retros`, device)
  const card = page.getByRole('main').getByRole('link', { name: /^Night watch/ })
  await expect(card).toContainText('2 notes')
  await expect(card).toContainText('Open')
  await expect(card.getByTestId('miniature-note')).toHaveCount(2)
  await expect(card.getByRole('time')).toHaveText(new RegExp(`^(${days.join('|')})$`))
  await expect(card.locator('img')).toHaveAttribute('src', /coral-reef/)
  await expect(card.getByText('Private')).toHaveCount(0)
  const settings = `/api/team/${team.teamId}/board/${boardId}/settings`
  expect((await team.owner.calls.post(settings, { isPrivate: true })).status).toBe(200)
  await page.reload()
  await expect(card.getByText('Private')).toHaveCount(1)
})

test('PLAN-7, PLAN-11, PLAN-22: deleted retros count among the three free ones, and the fourth is refused', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Keepers')
  const page = await visitAs(visit, stage, team.owner, team.path)
  await expect(page.getByText('Free retros: 0 of 3')).toBeVisible()
  const boardId = await startRetro(team, 'One')
  await startRetro(team, 'Two')
  await team.owner.calls.delete(`/api/team/${team.teamId}/board/${boardId}`)
  await page.reload()
  await expect(page.getByText('Free retros: 2 of 3')).toBeVisible()
  await expect(page.getByText('14 days left')).toBeVisible()
  await startRetro(team, 'Three')
  await page.reload()
  await expect(page.getByText('Free retros: 3 of 3')).toBeVisible()
  await startButton(page).click()
  const upgrade = page.getByRole('dialog', { name: 'Upgrade your plan' })
  await expect(upgrade).toContainText('Your organisation has used all its free retros.')
  await expect(upgrade.getByRole('link', { name: 'Compare plans' })).toHaveAttribute('href', '/plans')
  await page.keyboard.press('Escape')
  const { status, body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, {
    name: 'Four',
    columns: ['Start'],
  })
  expect([status, body]).toEqual([403, { code: 'plan-required' }])
  await test.step('a facilitator reads whom to ask', async () => {
    const fay = await createSomeone(stage, 'Fay Facilitator')
    await bring(team, fay, 'facilitator')
    const theirs = await visitAs(visit, stage, fay, team.path)
    await expect(startButton(theirs)).toHaveAccessibleDescription('Please contact your org owner to upgrade')
  })
})

test('DASH-8, PLAN-14: a card says how many days remain, or that the retro is archived', async ({
  visit,
  stage,
}) => {
  const team = await createOwnTeam(stage, 'Keepers')
  await startRetro(team, 'Old watch', 'quiet-fjord')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  let remaining = 1
  await page.route(`**/api/team/${team.teamId}`, async (route) => {
    const told = (await (await route.fetch()).json()) as { boards: object[] }
    const bare = remaining === 0 ? { columns: [], meanings: [], theme: null } : {}
    const boards = told.boards.map((board) => ({ ...board, ...bare, daysRemaining: remaining }))
    await route.fulfill({ json: { ...told, boards } })
  })
  await page.goto(team.path)
  await expect(page.getByText('1 day left')).toBeVisible()
  await expect(page.getByRole('img', { includeHidden: true })).not.toHaveCount(0)
  remaining = 0
  await page.reload()
  await expect(page.getByRole('link', { name: /^Old watch.*Archived$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Options for Old watch' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Add to calendar', 'Delete'])
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'an archived card')
})
