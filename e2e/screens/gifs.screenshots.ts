import type { Page } from '@playwright/test'
import { openBoard } from './steps/open-board.ts'
import { gif, heldRetro } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** GIFs: the picker, and GIFs in flight. */
takeScreenshots([
  shot('panel', async ({ page }) => {
    await panel(page)
  }),
  shot('search', async ({ page }) => {
    const opened = await panel(page)
    await opened.getByRole('searchbox').fill('coffee')
    await opened
      .getByRole('button', { name: /coffee/i })
      .first()
      .waitFor()
  }),
  shot('marks', async ({ page }) => {
    await page.route('**/api/gifs/search*', async (route) => {
      const answer = await route.fetch()
      const { results, next } = (await answer.json()) as { results: object[]; next: string | null }
      await route.fulfill({
        json: { next, results: results.map((each) => ({ ...each, provider: 'giphy' })) },
      })
    })
    const opened = await panel(page)
    await opened.getByText('Powered By GIPHY').waitFor()
  }),
  shot('none', async ({ page }) => {
    const opened = await panel(page)
    await opened.getByRole('searchbox').fill('zzzzzz')
    await opened.getByText('😢 Sorry no results').waitFor()
  }),
  shot('loading', async ({ page }) => {
    await page.route('**/api/gifs/search*', () => new Promise<void>(() => undefined))
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    await openTool(page, 'GIFs')
  }),
  shot('last-notes', async (scene) => {
    const { page, board } = scene
    await openBoard(
      page,
      board(({ isOverfull }) => isOverfull === true),
    )
    await openTool(page, 'GIFs')
    await scrollDown(scene)
  }),
  shot('flying', async ({ page }) => {
    const { path, follow } = await heldRetro(page)
    await openBoard(page, path)
    // GIFs that were sent before the code of their flight has loaded do not fly.
    await page.waitForLoadState('networkidle')
    await follow(gif('party-popper'), gif('rocket-launch'), gif('high-five'))
    await page.locator('img[src="/gifs/high-five.svg"]').waitFor({ state: 'attached' })
    await page.waitForTimeout(1000)
    // A picture is taken with animations at their end, where GIFs are gone: leaves them where they are now.
    await page.evaluate(() => {
      for (const flight of [...document.images].flatMap((image) => image.getAnimations())) {
        flight.commitStyles()
        flight.cancel()
      }
    })
  }),
])

function shot(state: string, show: Shot['show'], who: Shot['who'] = 'nora'): Shot {
  return { screen: 'gifs', state, who, show }
}

async function panel(page: Page) {
  const { path } = await heldRetro(page)
  await openBoard(page, path)
  const opened = await openTool(page, 'GIFs')
  await opened.getByRole('list').getByRole('button').first().waitFor()
  return opened
}

async function scrollDown({ page }: Scene): Promise<void> {
  await page.evaluate(() => {
    for (const column of document.querySelectorAll('[data-scroll]')) column.scrollTop = column.scrollHeight
  })
}
