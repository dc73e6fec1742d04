import type { BoardCommand } from '@retropulse/domain/board/command'
import { openBoard } from './steps/open-board.ts'
import { heldRetro } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { type Scene, type Shot, takeScreenshots } from './steps/take-screenshots.ts'

const VOTE: BoardCommand = {
  type: 'start-voting',
  contentId: null,
  allowedVotes: 3,
  resetVotes: true,
  showsTotals: false,
}

/** A countdown, as its facilitator and as other participants see it. */
takeScreenshots([
  shot('panel', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    await openTool(page, 'Timer')
  }),
  shot('panel-invalid', async ({ page }) => {
    const { path } = await heldRetro(page)
    await openBoard(page, path)
    const panel = await openTool(page, 'Timer')
    await panel.getByLabel('Minutes').fill('100')
    await panel.getByRole('button', { name: 'Start timer' }).click()
    await panel.getByText('Please enter a valid number').waitFor()
  }),
  shot('running', (scene) => running(scene, 5)),
  shot('running-panel', async (scene) => {
    await running(scene, 5)
    await openTool(scene.page, 'Timer')
  }),
  shot('running-guest', (scene) => running(scene, 5), 'guest'),
  shot('almost-up', (scene) => almostUp(scene)),
  shot('almost-up-guest', (scene) => almostUp(scene), 'guest'),
  shot('almost-up-in-vote', (scene) => almostUp(scene, VOTE)),
])

function shot(state: string, show: Shot['show'], who: Shot['who'] = 'nora'): Shot {
  return { screen: 'timer', state, who, show }
}

async function running({ page }: Scene, duration: number): Promise<void> {
  const { path, lead } = await heldRetro(page)
  await lead({ type: 'start-timer', duration })
  await openBoard(page, path)
  await page.getByRole('timer').waitFor()
}

/**
 * A timer of one minute starts just before the page loads, whose clock then leaps ahead.
 */
async function almostUp({ page }: Scene, ...before: readonly BoardCommand[]): Promise<void> {
  const { path, lead } = await heldRetro(page)
  await lead(...before)
  await lead({ type: 'start-timer', duration: 1 })
  await page.waitForTimeout(3000)
  await page.clock.install()
  await openBoard(page, path)
  await page.getByRole('timer').waitFor()
  // The dialog at the start of a vote would lie over the strip.
  if (before.length > 0) await page.getByRole('button', { name: 'Vote now' }).click()
  // The timers of the page stand, so that the connection does not take the leap for a silence.
  await page.clock.setSystemTime(Date.now() + 43_500)
  await page.locator('[data-sonner-toast][data-mounted=true]', { hasText: 'Time is almost up!' }).waitFor()
}
