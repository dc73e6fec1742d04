import type { Page } from '@playwright/test'
import { openBoard, usual } from './steps/open-board.ts'
import { heldRetro, livenUp, noteAt } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** The history of a retro. */
takeScreenshots([
  shot('end', async ({ page }) => {
    await past(page)
  }),
  shot('middle', async ({ page }) => {
    const opened = await past(page)
    const slider = opened.getByRole('slider')
    await slider.press('Home')
    for (let step = 0; step < 4; step += 1) await slider.press('ArrowRight')
  }),
  shot('seeded', async ({ page, board }) => {
    await openBoard(page, board(usual))
    const opened = await openTool(page, 'History')
    await opened.getByRole('slider').waitFor()
  }),
  shot('overfull', async ({ page, board }) => {
    await openBoard(
      page,
      board(({ isOverfull }) => isOverfull === true),
    )
    const opened = await openTool(page, 'History')
    await opened.getByRole('slider').waitFor()
  }),
  shot('empty', async ({ page }) => {
    const { path } = await heldRetro(page, 'Nothing said yet', false)
    await openBoard(page, path)
    const opened = await openTool(page, 'History')
    await opened.getByText('No history yet').waitFor()
  }),
  shot('failed', async ({ page }) => {
    await page.route('**/history?*', (route) => route.fulfill({ status: 500, body: '{}' }))
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    const opened = await openTool(page, 'History')
    await opened.getByRole('alert').waitFor()
  }),
  shot('trash-failed', async ({ page }) => {
    await page.route('**/trash', (route) => route.fulfill({ status: 500, body: '{}' }))
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    const opened = await openTool(page, 'History')
    await opened.getByText('We couldn’t load the deleted notes.').waitFor()
  }),
])

function shot(state: string, show: Shot['show'], who: Shot['who'] = 'nora'): Shot {
  return { screen: 'history', state, who, show }
}

async function past(page: Page) {
  const retro = await heldRetro(page)
  await livenUp(retro)
  await retro.follow({ type: 'delete-note', noteId: noteAt(0, 2) })
  await openBoard(page, retro.path)
  const opened = await openTool(page, 'History')
  await opened.getByRole('slider').waitFor()
  return opened
}
