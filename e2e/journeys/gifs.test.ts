import type { Page } from '@playwright/test'
import { openTool } from '../stage/open-tool.ts'
import { expectAccessible } from '../stage/axe.ts'
import { boardPage } from '../stage/board-page.ts'
import { DESKTOP, expect, PHONE, test } from '../stage/journey.ts'
import { boxOf } from '../stage/layout-shifts.ts'
import { boardWhere } from '../stage/stage.ts'

test('GIF-1, GIF-6, GIF-12: a GIF that is sent drifts across the screen of every participant, leaves, and is kept for the summary', async ({
  visit,
  newBoard,
}) => {
  const path = await newBoard()
  const [guest, nora] = [await visit('guest', path, PHONE), await visit('nora', path)]
  // On a phone the picker opens above the bar for the thumb, which stays.
  const bar = guest.getByRole('button', { name: 'Tools', exact: true })
  const before = await boxOf(bar)
  const panel = await openTool(guest, 'GIFs')
  expect(await boxOf(bar)).toEqual(before)
  const { y, height } = await boxOf(panel)
  expect(y + height).toBeLessThanOrEqual(before.y)
  await panel.getByRole('searchbox').fill('coffee')
  const choice = panel.getByRole('button', { name: /^Send to everyone: .*coffee/i }).first()
  const flights = [guest, nora].map((page) => flying(page).waitFor({ state: 'attached' }))
  await choice.click()
  await Promise.all(flights)
  await expect(boardPage(nora).announced).toContainText('Someone sent a GIF')
  await expect(panel).toBeVisible()
  const late = await visit('samuel', path)
  await expect(late.getByRole('button', { name: /^Users online: [1-9]/ })).toBeVisible()
  await expect(flying(late)).toHaveCount(0)
  for (const page of [guest, nora]) await expect(flying(page)).toHaveCount(0)
  const summary = await openTool(nora, 'Summary')
  await expect(summary.getByRole('img', { name: /coffee/i })).toBeVisible()
})

// Rules: BOARD-36, GIF-12, GIF-13, GIF-14, GIF-16, GIF-31, A11Y-14
test('the GIF picker has 12 GIFs a page, is 120 px tall with a gutter of 10 px, and loads the next page before its end is reached', async ({
  visit,
  newBoard,
}) => {
  const page = await visit('guest', '/healthz')
  // A Wednesday (GIF-14).
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'))
  const asked: URL[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === '/api/gifs/search') asked.push(url)
  })
  await page.goto(await newBoard())
  const panel = await openTool(page, 'GIFs')
  const list = panel.getByRole('list')
  await expect(list.getByRole('listitem')).not.toHaveCount(0)
  expect(asked[0]?.searchParams.get('q')).toBe('party')
  expect(asked[0]?.searchParams.get('limit')).toBe('12')
  expect((await list.boundingBox())?.height).toBe(120)
  expect(await list.evaluate((element) => getComputedStyle(element).columnGap)).toBe('10px')
  await expectAccessible(page, 'GIF panel', 'aside')

  await page.clock.resume()
  await panel.getByRole('searchbox').fill('a')
  await expect.poll(() => asked.at(-1)?.searchParams.get('q')).toBe('a')
  await expect(list.getByRole('listitem')).toHaveCount(12)
  // The list that is scrolled first may still be that of the search before.
  await expect
    .poll(async () => {
      await list.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
      return list.getByRole('listitem').count()
    })
    .toBeGreaterThan(12)
  await panel.getByRole('searchbox').fill('zzzzzz')
  await expect(panel.getByText('😢 Sorry no results')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'GIFs' })).toBeFocused()
})

test('GIF-17: a search that fails leaves the list empty, with the text of no results', async ({
  visit,
  newBoard,
  expectNoise,
}) => {
  expectNoise(/api\/gifs\/search/)
  const page = await visit('guest', await newBoard())
  await page.route('**/api/gifs/search*', (route) => route.fulfill({ status: 500, json: { code: 'other' } }))
  const panel = await openTool(page, 'GIFs')
  await expect(panel.getByText('😢 Sorry no results')).toBeVisible()
})

test('GIF-22, GIF-23: the picker closes when GIF sharing is switched off, and a GIF chosen meanwhile is explained', async ({
  visit,
  newBoard,
  join,
  expectNoise,
}) => {
  expectNoise(/WebSocket|socket\.io|ERR_INTERNET_DISCONNECTED/)
  const path = await newBoard()
  const nora = await join('nora', path)
  const guest = boardPage(await visit('guest', path))
  const panel = await openTool(guest.page, 'GIFs')
  const choice = panel.getByRole('button', { name: /^Send to everyone/ }).first()
  await expect(choice).toBeVisible()
  await guest.page.context().setOffline(true)
  await expect(guest.status).toContainText('Reconnecting')
  await choice.click()
  await nora.send({ type: 'set-gif-sharing', on: false })
  await guest.page.context().setOffline(false)
  await expect(guest.toast.getByText('GIF not sent. GIF sharing is off')).toBeVisible({
    timeout: 60_000,
  })
  await expect(panel).toHaveCount(0)

  await nora.send({ type: 'set-gif-sharing', on: true })
  await openTool(guest.page, 'GIFs')
  await nora.send({ type: 'set-gif-sharing', on: false })
  await expect(guest.toast.getByText('GIF sharing was turned off')).toBeVisible()
  await expect(panel).toHaveCount(0)
  await expect(guest.page.getByRole('button', { name: 'Add a note to Went well' })).toBeFocused()
})

test('GIF-19: with the picker open the last notes of a column can be scrolled free of it', async ({
  visit,
  stage,
}) => {
  const board = boardWhere(stage, ({ title }) => title === 'High season review')
  const page = await visit('nora', `/board/${board}`)
  const panel = await openTool(page, 'GIFs')
  const last = page.getByRole('list').first().getByRole('group').last()
  for (const viewport of [DESKTOP.viewport, PHONE.viewport]) {
    await page.setViewportSize(viewport ?? { width: 0, height: 0 })
    await expect
      .poll(async () => {
        // Notes outside of the window have an estimated height until they come into it.
        await last.evaluate((note) => note.scrollIntoView({ block: 'end' }))
        const [note, gifs] = [await last.boundingBox(), await panel.boundingBox()]
        return (note?.y ?? 0) + (note?.height ?? 0) <= (gifs?.y ?? 0) + 1
      })
      .toBe(true)
  }
})

function flying(page: Page) {
  return page.locator('[aria-hidden="true"] > img[src^="/gifs/"]')
}
