import { closeDialogs } from '../stage/close-dialogs.ts'
import type { Page } from '@playwright/test'
import type { Mood } from '@retropulse/domain/board/mood/mood'
import { openBoard } from './steps/open-board.ts'
import { heldRetro } from '../stage/held-retro.ts'
import { moodResults } from '../stage/mood-steps.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Shot, takeScreenshots } from './steps/take-screenshots.ts'

/** The mood poll, from its start to its results. */
takeScreenshots([
  shot('panel', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    await openTool(page, 'Mood', 'Mood poll')
  }),
  shot('welcome', async ({ page }) => {
    await polled(page)
    await page.getByRole('dialog').waitFor()
  }),
  shot(
    'welcome-guest',
    async ({ page }) => {
      await polled(page)
      await page.getByRole('dialog').waitFor()
      await page.getByRole('radio', { name: 'Good', exact: true }).check({ force: true })
    },
    'guest',
  ),
  shot('running', async ({ page }) => {
    await polled(page, 3, 4)
    await page.getByRole('button', { name: 'Later' }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }),
  shot('running-panel', async ({ page }) => {
    await polled(page, 3, 4)
    await page.getByRole('button', { name: 'Later' }).click()
    await openTool(page, 'Mood', 'Mood poll')
  }),
  shot('results', async ({ page }) => {
    const { lead } = await polled(page, 3, 4, 4)
    await page.getByRole('button', { name: 'Later' }).click()
    await lead({ type: 'end-mood-poll' })
    await moodResults(page).getByText('3 answers').waitFor()
  }),
  shot(
    'results-guest',
    async ({ page }) => {
      const { lead } = await polled(page, 5, 4, 2)
      await page.getByRole('button', { name: 'Later' }).click()
      await lead({ type: 'end-mood-poll' })
      await moodResults(page).getByText('3 answers').waitFor()
    },
    'guest',
  ),
  shot('results-held-back', async ({ page }) => {
    const { path, lead, answerMood } = await heldRetro(page)
    await lead({ type: 'start-mood-poll' })
    await answerMood(3, 4)
    await page.goto(path)
    await answer(page, 'Good')
    await lead({ type: 'end-mood-poll' })
    // A result is disclosed when it is read, and only after that an answer can be held back (MOOD-23).
    await moodResults(page).getByText('3 answers').waitFor()
    await lead({ type: 'start-mood-poll' })
    await page.getByRole('button', { name: /answer$/i }).click()
    await answer(page, 'Great')
    await lead({ type: 'end-mood-poll' })
    await page.getByText('Your latest answer isn’t in this result yet.').waitFor()
  }),
  shot('results-too-few', async ({ page }) => {
    const { lead } = await polled(page, 2)
    await page.getByRole('button', { name: 'Later' }).click()
    await lead({ type: 'end-mood-poll' })
    await page.getByText('2 more answers').waitFor()
  }),
  shot('ended-panel', async ({ page }) => {
    const { path, lead, answerMood } = await heldRetro(page)
    await lead({ type: 'start-mood-poll' })
    await answerMood(2, 2, 3)
    await lead({ type: 'end-mood-poll' })
    await page.goto(path)
    // The results open by themselves on arrival.
    await closeDialogs(page, 1)
    await openTool(page, 'Mood', 'Mood poll')
    await page
      .getByRole('button', { name: /results/i })
      .first()
      .waitFor()
  }),
])

function shot(state: string, show: Shot['show'], who: Shot['who'] = 'nora'): Shot {
  return { screen: 'mood', state, who, show }
}

async function answer(page: Page, mood: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'How do you feel?' })
  await question.getByRole('radio', { name: mood, exact: true }).check({ force: true })
  await question.getByRole('button', { name: 'Confirm' }).click()
  await question.waitFor({ state: 'detached' })
}

async function polled(page: Page, ...moods: readonly Mood[]) {
  const retro = await heldRetro(page)
  await retro.lead({ type: 'start-mood-poll' })
  await retro.answerMood(...moods)
  await page.goto(retro.path)
  await page.getByRole('dialog', { name: 'How do you feel?' }).waitFor()
  return retro
}
