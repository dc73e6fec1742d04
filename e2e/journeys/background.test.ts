import type { Page } from '@playwright/test'
import type { CreateBoard } from '@retropulse/contract/board'
import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { expect, PHONE, test } from '../stage/journey.ts'
import type { Stage } from '../stage/stage.ts'
import { createOwnTeam, type OwnTeam, visitAs } from '../stage/team-cast.ts'

const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><rect width="16" height="9" fill="teal"/></svg>'

const background = (page: Page) => page.locator('[data-background]')

/** Serves pictures of other hosts, which tests never request. */
async function standIn(page: Page): Promise<void> {
  await page.route('https://pictures.example/**', (route) =>
    route.request().url().includes('missing')
      ? route.fulfill({ status: 404 })
      : route.fulfill({ contentType: 'image/svg+xml', body: PIXEL }),
  )
}

/** A board of a team of its own: on pages of a team that journeys share they would request the pictures of its boards. */
async function createOwnBoard(
  stage: Stage,
  input: Partial<CreateBoard> = {},
): Promise<OwnTeam & { board: string }> {
  const team = await createOwnTeam(stage, 'Pictures')
  const data = { name: 'A retro', columns: ['Start', 'Stop'], ...input }
  const { status, body } = await team.owner.calls.post(`/api/team/${team.teamId}/boards`, data)
  expect(status).toBe(201)
  return { ...team, board: `/board/${(body as { id: string }).id}` }
}

/** A fake of the image search with two pages of results; returns the requests that it received. */
async function playPhotos(page: Page): Promise<URL[]> {
  const asked: URL[] = []
  await page.route('**/api/photos/**', (route) => {
    const url = new URL(route.request().url())
    asked.push(url)
    if (url.pathname.endsWith('/download')) return route.fulfill({ status: 204 })
    const at = Number(url.searchParams.get('page'))
    return route.fulfill({
      json: { results: at > 2 ? [] : Array.from({ length: 24 }, (_, i) => photo(at, i)) },
    })
  })
  return asked
}

// Rules: BG-1, BG-2, BG-24, BOARD-49, A11Y-14
test('Background dialog, Image tab: one of the 44 built-in backgrounds lies under the board of every participant', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const nora = await visit('nora', path)
  const thumb = await visit('guest', path, PHONE)
  await expect(nora.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(background(thumb)).toHaveCount(0)
  const dialog = await openTool(nora, 'Background')
  const tiles = dialog.getByRole('list', { name: 'Built-in backgrounds' }).getByRole('button')
  await expect(tiles).toHaveCount(45)
  await expect(tiles.first()).toHaveAccessibleName('No background')
  await expect(tiles.first()).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(nora, 'background', '[role="dialog"]')
  await tiles.nth(7).click()
  await expect(tiles.nth(7)).toHaveAttribute('aria-pressed', 'true')
  for (const page of [nora, thumb]) {
    await expect(background(page)).toHaveAttribute('src', /^\/backgrounds\/[a-z-]+\.svg$/)
    await expect(background(page)).toHaveCSS('opacity', '1')
  }
  await expectAccessible(thumb, 'a board on a picture')
  await tiles.first().click()
  await expect(background(thumb)).toHaveCount(0)
})

// Rules: BG-10, BG-11, BG-12, BG-15, BG-16, BG-29
test('Background dialog, Image tab: the image search loads more results on scroll, and asks 500 ms after the last key', async ({
  visit,
  stage,
}) => {
  const { owner, board } = await createOwnBoard(stage)
  const page = await visitAs(visit, stage, owner, '/healthz')
  await page.clock.install()
  await page.goto(board)
  await standIn(page)
  const asked = await playPhotos(page)
  const dialog = await openTool(page, 'Background')
  const search = dialog.getByRole('searchbox', { name: 'Search images' })
  await page.clock.pauseAt(Date.now() + 10_000)
  await search.pressSequentially('har')
  await page.clock.runFor(490)
  await search.pressSequentially('bour')
  await page.clock.runFor(490)
  expect(asked).toEqual([])
  await page.clock.runFor(20)
  await page.clock.resume()
  const found = dialog.getByRole('list', { name: 'Image' }).getByRole('button')
  await expect(found).toHaveCount(24)
  expect(asked.map(({ search: query }) => query)).toEqual([
    '?query=harbour&page=1&per_page=24&content_filter=high&orientation=landscape',
  ])
  await found.last().scrollIntoViewIfNeeded()
  await dialog.getByText('Loading more').or(found.nth(47)).first().scrollIntoViewIfNeeded()
  await expect(found).toHaveCount(48)
  await expect(dialog.getByRole('link', { name: 'Photo by Ada 1' }).first()).toHaveAttribute(
    'href',
    'https://pictures.example/ada',
  )
  await expect(dialog.getByRole('link', { name: 'Unsplash' }).first()).toHaveAttribute(
    'href',
    'https://unsplash.com/',
  )
  await found.first().click()
  await expect(background(page)).toHaveAttribute('src', 'https://pictures.example/1-0.jpg')
  await expect
    .poll(() => asked.at(-1)?.searchParams.get('location') ?? '')
    .toBe('https://pictures.example/use/1-0')

  await search.fill('nothing of the kind')
  await page.route('**/api/photos/**', (route) => route.fulfill({ json: { results: [] } }))
  await expect(dialog.getByText('No images found')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Misty mountains' })).toBeVisible()
})

test('BG-16, BG-33, CREATE-7: an image that is chosen for a new retro is registered as a download once, and is the background of the retro, loaded without a referrer', async ({
  visit,
  stage,
}) => {
  const { owner, teamId, path } = await createOwnTeam(stage, 'Pictures')
  const page = await visitAs(visit, stage, owner, '/healthz')
  await standIn(page)
  const asked = await playPhotos(page)
  const uses = () => asked.filter(({ pathname }) => pathname.endsWith('/download'))
  await page.goto(`/team/${teamId}/board/create?format=flat`)
  await page.getByRole('button', { name: 'Background' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox', { name: 'Search images' }).fill('harbour')
  const found = dialog.getByRole('list', { name: 'Image' }).getByRole('button')
  await expect(found).not.toHaveCount(0)
  expect(uses()).toEqual([])
  await found.nth(3).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Get started' }).click()
  await expect(background(page)).toHaveAttribute('src', 'https://pictures.example/1-3.jpg')
  await expect
    .poll(() => uses().map(({ searchParams }) => searchParams.get('location')))
    .toEqual(['https://pictures.example/use/1-3'])
  await expect(background(page)).toHaveAttribute('referrerpolicy', 'no-referrer')
  await page.goto(`${path}/retros`)
  const card = page.locator('img[src="https://pictures.example/1-3.jpg"]').first()
  await expect(card).toHaveAttribute('referrerpolicy', 'no-referrer')
})

test("BG-3, BG-4, BG-17, BG-18, BG-19, BG-35: a search that fails can be tried again and finds the built-in backgrounds; an address that does not load shows 'Sorry, there seems to be a problem with that image'", async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/, /500/)
  const { owner, board } = await createOwnBoard(stage)
  const page = await visitAs(visit, stage, owner, board)
  await standIn(page)
  await page.route('**/api/photos/**', (route) =>
    route.fulfill({ status: 500, json: { code: 'internal-error' } }),
  )
  const dialog = await openTool(page, 'Background')
  await dialog.getByRole('searchbox', { name: 'Search images' }).fill('lighthouse')
  const again = dialog.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  const found = dialog.getByRole('list', { name: 'Built-in backgrounds for “lighthouse”' })
  await expect(found.getByRole('button', { name: /lighthouse/i }).first()).toBeVisible()
  const count = await found.getByRole('button').count()
  const others = dialog.getByRole('list', { name: 'Other built-in backgrounds' })
  await expect(others.getByRole('button')).toHaveCount(45 - count)
  await expect(others.getByRole('button', { name: /lighthouse/i })).toHaveCount(0)
  await page.unroute('**/api/photos/**')
  await again.click()
  const result = dialog.getByRole('list', { name: 'Image' }).getByRole('button', { name: /lighthouse/i })
  await result.first().click()
  await expect(background(page)).toHaveAttribute('src', '/backgrounds/fog-lighthouse.svg')

  await dialog.getByRole('tab', { name: 'Link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Image address' })
  const use = dialog.getByRole('button', { name: 'Use image' })
  const sorry = 'Sorry, there seems to be a problem with that image'
  await field.fill('a picture')
  await use.click()
  await expect(field).toHaveAccessibleDescription(
    `${sorry}. Paste a link that starts with http:// or https://.`,
  )
  await expect(field).toBeFocused()
  await expect(dialog.getByRole('img', { name: 'Preview' })).toHaveCount(0)
  await field.fill('https://pictures.example/missing.jpg')
  await expect(field).toHaveAccessibleDescription(sorry)
  await expect(use).toBeDisabled()
  await field.press('Enter')
  await expect(background(page)).toHaveAttribute('src', '/backgrounds/fog-lighthouse.svg')

  await field.fill('https://pictures.example/ours.jpg')
  await expect(dialog.getByRole('img', { name: 'Preview' }).locator('img')).toBeVisible()
  await expect(use).toBeInViewport({ ratio: 1 })
  await page.route('**/settings', (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
  await use.click()
  await expect(page.getByText('Sorry something went wrong')).toBeVisible()
  await expect(field).toHaveValue('https://pictures.example/ours.jpg')
  await page.unroute('**/settings')
  await use.click()
  await expect(background(page)).toHaveAttribute('src', 'https://pictures.example/ours.jpg')
})

test('BG-9: a background that can no longer be loaded leaves the board without one', async ({
  visit,
  stage,
  expectNoise,
}) => {
  expectNoise(/404/)
  const { board } = await createOwnBoard(stage, {
    backgroundUrl: 'https://pictures.example/missing-later.jpg',
  })
  const guest = await visit('guest', '/healthz')
  await standIn(guest)
  await guest.goto(board)
  await expect(guest.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(guest.locator('html[data-pictured]')).toHaveCount(0)
})

function photo(page: number, at: number) {
  const key = `${page}-${at}`
  return {
    id: key,
    urls: {
      regular: `https://pictures.example/${key}.jpg`,
      thumb: `https://pictures.example/${key}-small.jpg`,
    },
    links: { download_location: `https://pictures.example/use/${key}` },
    user: { name: `Ada ${page}`, links: { html: 'https://pictures.example/ada' } },
    via: { name: 'Unsplash', html: 'https://unsplash.com/' },
    tags: ['harbour', key],
  }
}
