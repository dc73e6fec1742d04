import type { Mood } from '@retropulse/domain/board/mood/mood'
import type { Page } from '@playwright/test'
import { openBoard } from './steps/open-board.ts'
import { heldRetro, livenUp } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** Answers of a poll for each tone of a celebration; too few disclose none. */
const CELEBRATIONS = { high: [5, 4, 4], middle: [3, 3, 2], low: [1, 2, 2], unknown: [1, 2] } as const

/** The summary of a retro. */
takeScreenshots([
  shot('sheet', async ({ page }) => {
    await summary(page)
  }),
  shot('end', async ({ page }) => {
    const opened = await summary(page)
    const gifs = opened.getByText('GIFs from this retro')
    await gifs.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
  }),
  ...Object.entries(CELEBRATIONS).map(([tone, answers]) =>
    shot(`celebration-${tone}`, async ({ page }) => {
      const opened = await summary(page, answers)
      await opened.getByRole('button', { name: /again$/ }).scrollIntoViewIfNeeded()
    }),
  ),
  shot('download', async ({ page }) => {
    const opened = await summary(page)
    await opened.getByRole('button', { name: 'Download' }).click()
    await page.getByRole('menu').waitFor()
  }),
  shot('email', async ({ page }) => {
    const opened = await summary(page)
    await opened.getByRole('button', { name: 'Send by email' }).click()
    await page.getByRole('menu').waitFor()
  }),
  shot('sent', async ({ page }) => {
    const opened = await summary(page)
    await opened.getByRole('button', { name: 'Send by email' }).click()
    await page.getByRole('menuitem', { name: 'Send to team' }).click()
    await page.getByText('This server doesn’t send email').waitFor()
  }),
  shot('empty', async ({ page }) => {
    const { path } = await heldRetro(page, 'Nothing said yet', false)
    await openBoard(page, path)
    await openTool(page, 'Summary')
  }),
  shot('masked', async ({ page }) => {
    const retro = await heldRetro(page)
    await livenUp(retro)
    await retro.lead({ type: 'set-masking', on: true })
    await openBoard(page, retro.path)
    await openTool(page, 'Summary')
  }),
  shot(
    'shown',
    async ({ page }) => {
      const retro = await heldRetro(page)
      await livenUp(retro)
      await openBoard(page, retro.path)
      await retro.lead({ type: 'show-summary', on: true })
      await page.getByRole('dialog', { name: 'Summary' }).waitFor()
    },
    'guest',
  ),
])

function shot(state: string, show: Shot['show'], who: Shot['who'] = 'nora'): Shot {
  return { screen: 'summary', state, who, show }
}

async function summary(page: Page, answers: readonly Mood[] = [4, 4, 3]) {
  const retro = await heldRetro(page, 'Sprint 61: the storm, and what came after it')
  await livenUp(retro)
  await retro.lead({ type: 'start-mood-poll' })
  await retro.answerMood(...answers)
  await retro.lead({ type: 'end-mood-poll' }, { type: 'show-mood', on: false })
  await openBoard(page, retro.path)
  const opened = await openTool(page, 'Summary')
  // The mood is fetched once the sheet is open.
  await opened.getByText(/^Team mood$|^Team mood shows/).waitFor()
  return opened
}
