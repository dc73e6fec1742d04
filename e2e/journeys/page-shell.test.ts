import type { Locator, Page } from '@playwright/test'
import { createOrg, openBrowser, signUp } from '../../server/src/testing/test-browser.ts'
import { expect, test } from '../stage/journey.ts'
import { enter as enterWith } from '../stage/own-server.ts'
import type { Stage } from '../stage/stage.ts'
import { createSomeone } from '../stage/team-cast.ts'

interface Owner {
  readonly first: { readonly orgId: string; readonly teamId: string }
  readonly second: { readonly orgId: string; readonly teamId: string }
  readonly boardPath: string
  /** Signs a page in with the session of this owner. */
  readonly enter: (page: Page) => Promise<void>
}

/** Creates a user whose session no other journey needs, with two organisations of one team each. */
async function createOwner({ url }: Stage): Promise<Owner> {
  const account = openBrowser(url)
  await signUp(account)
  const first = await createOrg(account, { name: 'First Ltd', teamName: 'Keepers' })
  const second = await createOrg(account, { name: 'Second Ltd', teamName: 'Pilots' })
  const { body } = await account.post(`/api/team/${first.teamId}/boards`, { name: 'Old', columns: ['One'] })
  return {
    first,
    second,
    boardPath: `/board/${(body as { id: string }).id}`,
    enter: (page) =>
      page.context().addCookies([...account.cookies].map(([name, value]) => ({ name, value, url }))),
  }
}

test('SHELL-14: a focus that the user set before the page was drawn stays where it is', async ({ visit }) => {
  const page = await visit('guest', '/healthz')
  const release = Promise.withResolvers<undefined>()
  await page.route('**/login-page-*', async (route) => {
    await release.promise
    await route.continue()
  })
  await page.goto('/login')
  const theme = page.getByRole('button', { name: 'Theme' })
  await theme.focus()
  release.resolve(undefined)
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
  await expect(theme).toBeFocused()
})

test('SHELL-1, SHELL-8, AUTH-3: the logo leads to the team; the profile menu leads to the dashboard and signs out', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const { first, boardPath, enter } = await createOwner(stage)
  const page = await visit('guest', '/healthz')
  await enter(page)
  await page.goto(`/dashboard/team/${first.teamId}`)
  await expect(page.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()
  await page.goto(boardPath)
  const logo = page.getByRole('link', { name: 'Retropulse, home' })
  await expect(logo).toHaveAttribute('href', `/dashboard/team/${first.teamId}`)
  await logo.click()
  await expect(page).toHaveURL(`/dashboard/team/${first.teamId}`)

  const profile = page.getByRole('button', { name: /^Profile/ })
  await profile.click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await expect(page).toHaveURL('/dashboard')

  await profile.click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/login')
  expect(await (await page.request.get('/status')).json()).toMatchObject({ profile: null })
})

test('SHELL-2: in December white snow lies on the logo, in both colour schemes; in November none', async ({
  visit,
}) => {
  const page = await visit('guest', '/healthz')
  const logo = page.getByRole('link', { name: 'Retropulse, home' }).locator('svg')
  const snow = logo.locator('[data-snow]')
  await page.clock.setFixedTime(new Date(2026, 10, 30, 12))
  await page.goto('/login')
  await expect(logo).toBeVisible()
  await expect(snow).toHaveCount(0)

  await page.clock.setFixedTime(new Date(2026, 11, 1, 12))
  await page.goto('/login')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expect(snow).toBeVisible()
    const [lies, on] = [await snow.boundingBox(), await logo.boundingBox()]
    expect(lies?.width).toBeGreaterThan((on?.width ?? 0) / 2)
    expect(await brightnessOf(snow)).toBeGreaterThan(240)
    expect(await brightnessOf(logo.locator('path').first())).toBeLessThan(200)
  }
})

test('SHELL-16: the title of a page is announced after a navigation, also where the page is fetched first', async ({
  visit,
  stage,
}) => {
  const { first, enter } = await createOwner(stage)
  const page = await visit('guest', '/retro-formats')
  await enter(page)
  const said = page.locator('[aria-live=polite].sr-only')
  await page.goto(`/dashboard/team/${first.teamId}`)
  await expect(page.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()
  await expect(said).toBeEmpty()
  const titles = [await page.title()]
  const arrive = async () => {
    await expect(page).not.toHaveTitle(titles.at(-1) ?? '')
    titles.push(await page.title())
    await expect(said).toHaveText(titles.at(-1) ?? '')
  }
  await page.getByRole('link', { name: 'Members' }).click()
  await arrive()
  await page.getByRole('button', { name: /^Profile/ }).click()
  await page.getByRole('menuitem', { name: 'Dashboard' }).click()
  await arrive()
  await page.goBack()
  await arrive()
  expect(titles[3]).toBe(titles[1])
})

test('SHELL-30, AUTH-3: signing out ends on the sign-in page every time, also by /logout and from an old link to it', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/401/)
  const page = await visit('guest', '/healthz')
  const status = async (): Promise<unknown> => (await page.request.get('/status')).json()
  const signIn = async () => {
    const { calls } = await createSomeone(stage, 'Ann Example')
    await enterWith(page.context(), stage.url, calls.cookies)
  }
  for (const path of ['/', '/account']) {
    await signIn()
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.getByRole('button', { name: /^Profile/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
    await expect(page).toHaveURL('/login')
  }
  await signIn()
  expect(await status()).not.toMatchObject({ profile: null })
  await page.goto('/logout')
  await expect(page).toHaveURL('/login')
  expect(await status()).toMatchObject({ profile: null })

  await signIn()
  await page.goto('/login?returnTo=%2Flogout')
  await expect(page.getByRole('button', { name: /^Profile/ })).toBeVisible()
  expect(await status()).not.toMatchObject({ profile: null })
})

test('SHELL-4, SHELL-6: choosing another organisation switches to it, and so does opening one of its teams', async ({
  visit,
  stage,
}) => {
  const { first, second, enter } = await createOwner(stage)
  const page = await visit('guest', '/healthz')
  await enter(page)
  const switchNamed = (name: string) => page.getByRole('button', { name: `Organisation: ${name}` })
  const choose = async (from: string, to: string) => {
    await switchNamed(from).click()
    await page.getByRole('menuitemradio', { name: to }).click()
    await expect(switchNamed(to)).toBeVisible()
  }
  await page.goto(`/dashboard/team/${first.teamId}`)
  await choose('First Ltd', 'Second Ltd')
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Pilots')).toBeVisible()
  await expect(page.getByText('Keepers')).toHaveCount(0)

  await page.goto(`/dashboard/team/${first.teamId}`)
  await expect(switchNamed('First Ltd')).toBeVisible()

  await page.goto(`/team/${first.teamId}/icebreaker-questions`)
  await choose('First Ltd', 'Second Ltd')
  await expect(page).toHaveURL('/dashboard')
  await page.goto(`/dashboard/team/${second.teamId}`)
  await expect(switchNamed('Second Ltd')).toBeVisible()
  await page.goto(`/team/${first.teamId}/icebreaker-questions`)
  await expect(switchNamed('First Ltd')).toBeVisible()
})

test('SHELL-4: another organisation stays chosen while its page loads, although the team that is left arrives meanwhile', async ({
  visit,
  stage,
}) => {
  const { first, enter } = await createOwner(stage)
  const page = await visit('guest', '/healthz')
  await enter(page)
  const team = Promise.withResolvers<undefined>()
  const overview = Promise.withResolvers<undefined>()
  await page.route(`**/api/team/${first.teamId}`, async (route) => {
    await team.promise
    await route.continue()
  })
  await page.route('**/overview-page-*', async (route) => {
    await overview.promise
    await route.continue()
  })
  await page.goto(`/dashboard/team/${first.teamId}`)
  await page.getByRole('button', { name: 'Organisation: First Ltd' }).click()
  await page.getByRole('menuitemradio', { name: 'Second Ltd' }).click()
  team.resolve(undefined)
  await expect(page.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()
  overview.resolve(undefined)
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Pilots')).toBeVisible()
})

test("ERROR-6: a render crash shows 'Oops, something went wrong. Please refresh the page.'", async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/TypeError|Cannot read|exception/)
  const { first, enter } = await createOwner(stage)
  const page = await visit('guest', '/healthz')
  await enter(page)
  await page.route(`**/api/team/${first.teamId}`, async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, boards: [{}] } })
  })
  await page.goto(`/dashboard/team/${first.teamId}`)
  await expect(page.getByText('Oops, something went wrong. Please refresh the page.')).toBeVisible()
  await page.unroute(`**/api/team/${first.teamId}`)
  await page.getByRole('button', { name: 'Refresh the page' }).click()
  await expect(page.getByRole('heading', { name: 'Keepers', level: 1 })).toBeVisible()
})

// Rules: DASH-1, DASH-2, ORG-2, ORG-5
test('where the server refuses new organisations the page does not offer to create one', async ({
  visit,
  stage,
}) => {
  const account = openBrowser(stage.url)
  await signUp(account)
  const page = await visit('guest', '/healthz')
  await page
    .context()
    .addCookies([...account.cookies].map(([name, value]) => ({ name, value, url: stage.url })))
  const create = page.getByRole('button', { name: 'Create your organisation' })
  await page.goto('/')
  await expect(create).toBeVisible()
  await page.route('**/status', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, allowsOrgCreation: false } })
  })
  await page.reload()
  await expect(page.getByText('You’re not in a team yet')).toBeVisible()
  await expect(create).toHaveCount(0)
})

test('SHELL-17: the footer links to the website, legal and status pages that are named, and to the documentation of the API', async ({
  visit,
}) => {
  const page = await visit('guest', '/login')
  const links = page.getByRole('contentinfo').getByRole('link')
  await expect(links).toHaveText(['API'])
  const named = {
    website: 'https://example.com',
    legal: 'https://example.com/legal',
    status: 'https://status.example.com',
  }
  await page.route('**/status', async (route) => {
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, links: named } })
  })
  await page.reload()
  await expect(links).toHaveText(['About', 'Legal', 'Status', 'API'])
  for (const [place, href] of Object.values(named).entries())
    await expect(links.nth(place)).toHaveAttribute('href', href)
})

/** The brightness with which the browser paints a shape, from 0 to 255. */
function brightnessOf(shape: Locator): Promise<number> {
  return shape.evaluate((element) => {
    const context = document.createElement('canvas').getContext('2d')
    if (context === null) return 0
    context.fillStyle = getComputedStyle(element).fill
    context.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 3
  })
}
