import { RUN_STEPS } from '@retropulse/domain/board/guided-run/testing/samples'
import { heldRetro } from '../stage/held-retro.ts'
import { openTool } from '../stage/open-tool.ts'
import { openBoard } from './steps/open-board.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

/** A guided run, as its facilitator and as other participants see it. */
takeScreenshots([
  { screen: 'guided-run', state: 'stage', who: 'nora', show: (scene) => running(scene) },
  { screen: 'guided-run', state: 'stage-guest', who: 'guest', show: (scene) => running(scene) },
  {
    screen: 'guided-run',
    state: 'panel',
    who: 'nora',
    async show(scene) {
      await running(scene)
      await openTool(scene.page, 'Run', 'Guided run')
    },
  },
  {
    screen: 'guided-run',
    state: 'edit',
    who: 'nora',
    async show(scene) {
      await running(scene)
      const panel = await openTool(scene.page, 'Run', 'Guided run')
      await panel.getByRole('button', { name: 'Edit steps' }).click()
      await panel.getByLabel('Minutes for step 3').fill('4')
    },
  },
  {
    screen: 'guided-run',
    state: 'plan',
    who: 'nora',
    async show({ page }) {
      const { path } = await heldRetro(page)
      await openBoard(page, path)
      await openTool(page, 'Run', 'Guided run')
    },
  },
])

async function running({ page }: Scene): Promise<void> {
  const { path, lead } = await heldRetro(page)
  await lead({ type: 'start-run', steps: RUN_STEPS }, { type: 'go-to-step', index: 1 })
  await openBoard(page, path)
  await page.getByRole('timer').waitFor()
}
