import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { expect, PHONE, test } from '../stage/journey.ts'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** The link to a format that stands far below the top of the gallery. */
const farLink = (page: Page) => page.getByRole('main').getByRole('link').last()

test('SHELL-63: a page that is opened begins at its top, and going back or reloading returns to where a page was left', async ({
  visit,
}) => {
  const page = await visit('guest', '/retro-formats', PHONE)
  const gallery = (await heading(page, /./).textContent()) ?? ''
  await farLink(page).scrollIntoViewIfNeeded()
  const left = await scrolled(page)
  expect(left).toBeGreaterThan(500)
  await farLink(page).click()
  await expect(page).toHaveURL(/\/retro-formats\/./)
  await expect(heading(page, /./)).not.toHaveText(gallery)
  await expect.poll(() => scrolled(page)).toBe(0)

  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(left)
  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(left)

  await page.goto('/survey-privacy')
  await page.goto('/retro-formats')
  await expect(farLink(page)).toBeVisible()
  await expect.poll(() => scrolled(page)).toBe(0)
})

test('SHELL-64: while the code of the next page loads the last one stands, and code that fails is loaded again by Try again', async ({
  visit,
  expectNoise,
}) => {
  expectNoise(/ERR_FAILED/, /Failed to fetch/)
  const page = await visit('guest', '/retro-formats')
  const gallery = heading(page, /./)
  const title = await gallery.textContent()
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<boolean>()
  const isPage = ({ href }: URL) => href.includes('/retro-format-page-')
  await page.route(isPage, async (route) => ((await mayLoad) ? route.continue() : route.abort()))
  const asked = page.waitForRequest((request) => isPage(new URL(request.url())))
  await page.getByRole('main').getByRole('link').first().click()
  await asked
  await expect(gallery).toHaveText(title ?? '')
  await expect(page).toHaveURL('/retro-formats')

  load(false)
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(isPage)
  await again.click()
  await expect(heading(page, /./)).not.toHaveText(title ?? '')
  await expect(again).toHaveCount(0)
})

test('SHELL-64: the first page of a visit shows its outline while its code loads', async ({ visit }) => {
  const page = await visit('aiko', '/healthz')
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>()
  await page.route(
    ({ href }) => href.includes('/team-page-'),
    async (route) => {
      await mayLoad
      await route.continue()
    },
  )
  await page.goto(`/dashboard/team/${TEAMS.care.id}`, { waitUntil: 'commit' })
  const outline = page.getByRole('main').locator('[aria-busy=true]')
  await expect(outline).toBeVisible()
  await expect(outline).toHaveCSS('opacity', '1')
  load()
  await expect(heading(page, TEAMS.care.name)).toBeVisible()
})
