import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../stage/journey.ts'
import { createOwnTeam, visitAs } from '../stage/team-cast.ts'

/** The paths of the calls that a page makes from now on, in their order. Files are not calls. */
function listenToCalls(page: Page): readonly string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    if (['fetch', 'xhr'].includes(request.resourceType())) calls.push(new URL(request.url()).pathname)
  })
  return calls
}

test('SHELL-13: a page asks for /status first, and for organisations and teams only of a signed-in user', async ({
  visit,
  stage,
  newBoard,
}) => {
  const board = await newBoard({ name: 'Asked about' })
  const guest = await visit('guest', '/healthz')
  for (const [path, heading] of [
    ['/login', 'Welcome back'],
    ['/retro-formats', /formats/i],
    [board, 'Asked about'],
  ] as const) {
    const calls = listenToCalls(guest)
    await guest.goto(path)
    await expect(guest.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await guest.waitForLoadState('networkidle')
    expect([path, calls[0]]).toEqual([path, '/status'])
    expect(calls).not.toContain('/api/user-meta')
  }

  const team = await createOwnTeam(stage, 'Askers')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  const calls = listenToCalls(page)
  await page.goto(team.path)
  await expect(page.getByRole('heading', { name: 'Askers', level: 1 })).toBeVisible()
  expect(calls[0]).toBe('/status')
  await expect.poll(() => calls).toContain('/api/user-meta')
})

/** The hosts that the pages of a browser request anything from, from now on. */
function listenToHosts(context: BrowserContext): ReadonlySet<string> {
  const hosts = new Set<string>()
  const listen = (page: Page) => {
    page.on(
      'request',
      (request) => void (/^(http|ws)/.test(request.url()) && hosts.add(new URL(request.url()).host)),
    )
    page.on('websocket', (socket) => void hosts.add(new URL(socket.url()).host))
  }
  context.pages().forEach(listen)
  context.on('page', listen)
  return hosts
}

test('API-12: pages of a default installation send requests to their own server only', async ({
  visit,
  stage,
  newBoard,
}) => {
  const own = new URL(stage.url).host
  const board = await newBoard({ name: 'Ours alone', theme: 'coral-reef' })
  const team = await createOwnTeam(stage, 'Hermits')
  await team.owner.calls.post(`/api/team/${team.teamId}/boards`, { name: 'One', columns: ['Start'] })
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  const hosts = listenToHosts(page.context())
  for (const path of [
    team.path,
    '/dashboard',
    '/settings',
    '/account',
    `${team.path}/retros`,
    `/team/${team.teamId}/board/create`,
    `/team/${team.teamId}/icebreaker-questions`,
    board,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  await page
    .getByRole('button', { name: /^Add a note/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Note text' })).toBeFocused()
  await page.keyboard.type('Written here')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: 'Written here' })).toBeVisible()
  expect([...hosts]).toEqual([own])
})

test('SHELL-14, SHELL-15: every page has its own title, and a navigation puts the focus on the content', async ({
  visit,
  stage,
  newBoard,
}) => {
  const team = await createOwnTeam(stage, 'Titlers')
  const page = await visitAs(visit, stage, team.owner, '/healthz')
  const titles = new Map<string, string>()
  for (const path of [
    team.path,
    `${team.path}/retros`,
    `${team.path}/actions`,
    `${team.path}/pulse`,
    `${team.path}/members`,
    `${team.path}/integrations`,
    `${team.path}/settings`,
    '/dashboard',
    '/pulse',
    '/admins',
    '/plans',
    '/settings',
    '/account',
    '/retro-formats',
    '/retro-formats/agile',
    '/survey-questions',
    `/team/${team.teamId}/board/create`,
    `/team/${team.teamId}/icebreaker-questions`,
    '/operator',
    '/outbox',
    '/unsubscribe?token=surveys.somebody.forged',
    '/nowhere',
    await newBoard({ name: 'A board of its own' }),
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect.soft(page, path).toHaveTitle(/\S · Retropulse$/)
    titles.set(path, await page.title())
  }
  const named = [...titles.values()]
  expect(named.filter((title, at) => named.indexOf(title) !== at)).toEqual([])

  await page.goto(team.path)
  await page.getByRole('link', { name: 'Members' }).click()
  await expect(page).toHaveTitle(titles.get(`${team.path}/members`) ?? '')
  await expect(page.locator('main')).toBeFocused()
  await page.goto('/dashboard')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  // Chromium leaves the document when Tab finds nothing to focus, so the page has to be drawn first.
  await expect(skip).toBeAttached()
  await page.keyboard.press('Tab')
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
})

test('SHELL-12: the theme menu of the header chooses light, dark or like the device, and the device keeps it', async ({
  visit,
}) => {
  const page = await visit('guest', '/login')
  await page.emulateMedia({ colorScheme: 'light' })
  const root = page.locator('html')
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('menuitemradio', { name }).click()
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const desk = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await desk()
  await choose('Dark')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.reload()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await expect.poll(desk).not.toBe(light)
  await choose('Light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(desk).toBe(light)
  await choose('System')
  await expect(root).not.toHaveAttribute('data-theme')
  await expect.poll(desk).not.toBe(light)
})
