import type { Page } from '@playwright/test'
import { openBoard } from './steps/open-board.ts'
import { heldRetro, livenUp } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** The results that every participant can open again (MOOD-28, SUMMARY-16, VOTE-39). */
takeScreenshots([
  shot('list', async ({ page }) => {
    await disclosed(page)
    await openTool(page, 'Results')
  }),
  shot('votes', async ({ page }) => {
    await disclosed(page)
    await openTool(page, 'Results')
    await page.getByRole('button', { name: 'Votes', exact: true }).click()
    await page.getByRole('dialog', { name: 'Votes' }).waitFor()
  }),
  shot('mood', async ({ page }) => {
    await disclosed(page)
    await openTool(page, 'Results')
    await page.getByRole('button', { name: 'Team mood' }).click()
    await page.getByRole('dialog', { name: 'Team mood' }).waitFor()
  }),
  shot('summary', async ({ page }) => {
    await disclosed(page)
    await openTool(page, 'Results')
    await page.getByRole('button', { name: 'Summary' }).click()
    await page.getByRole('dialog', { name: 'Summary' }).waitFor()
  }),
  shot('late-for-mood', async ({ page }) => {
    const { path, lead, answerMood } = await heldRetro(page)
    await lead({ type: 'start-mood-poll' })
    await answerMood(4, 4, 3)
    await lead({ type: 'end-mood-poll' })
    await page.goto(path)
    await page.getByRole('dialog', { name: 'Team mood' }).waitFor()
  }),
  shot('late-for-summary', async ({ page }) => {
    const retro = await heldRetro(page)
    await livenUp(retro)
    await retro.lead({ type: 'show-summary', on: true })
    await page.goto(retro.path)
    await page.getByRole('dialog', { name: 'Summary' }).waitFor()
  }),
  shot('closed-summary', async ({ page }) => {
    const retro = await heldRetro(page)
    await livenUp(retro)
    await retro.lead({ type: 'show-summary', on: true })
    await page.goto(retro.path)
    await page
      .getByRole('dialog', { name: 'Summary' })
      .getByRole('button', { name: 'Close', exact: true })
      .click()
    await page.getByRole('dialog', { name: 'Summary' }).waitFor({ state: 'detached' })
  }),
])

function shot(state: string, show: Shot['show']): Shot {
  return { screen: 'results', state, who: 'guest', show }
}

async function disclosed(page: Page): Promise<void> {
  const retro = await heldRetro(page)
  await livenUp(retro)
  await retro.lead({ type: 'start-mood-poll' })
  await retro.answerMood(4, 4, 3)
  await retro.lead(
    { type: 'end-mood-poll' },
    { type: 'show-summary', on: true },
    { type: 'show-summary', on: false },
  )
  await openBoard(page, retro.path)
}
