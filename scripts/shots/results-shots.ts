import type { Page } from '@playwright/test'
import { openBoard } from './board-shots.ts'
import { heldRetro, livenUp } from './held-retro.ts'
import { openTool } from './open-tool.ts'
import type { Shot } from './shot.ts'

/** The results that every participant can open again (D37). */
export const RESULTS_SHOTS: readonly Shot[] = [
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
]

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
  await page.getByRole('button', { name: 'Stay anonymous' }).click()
}
