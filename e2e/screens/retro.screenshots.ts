import { teamSchema } from '@retropulse/contract/teams'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`
const THEMES = ['quiet-fjord', 'coral-reef']

/** Mocks the team as on the free plan, with all retros used and days that run out. */
async function playFreePlan({ page }: Scene): Promise<void> {
  await page.route(`**/api/team/${TEAMS.care.id}`, async (route) => {
    const team = teamSchema.parse(await (await route.fetch()).json())
    // As many as the plan allows, the oldest of them archived.
    const boards = team.boards
      .slice(0, 3)
      .map((board, at) =>
        at < THEMES.length
          ? { ...board, theme: THEMES[at], daysRemaining: 12 - 5 * at }
          : { ...board, columns: [], meanings: [], daysRemaining: 0 },
      )
    const credits = { used: 3, max: 3 }
    await route.fulfill({ json: { ...team, planId: null, credits, boards } })
  })
}

async function playTrash({ page }: Scene): Promise<void> {
  const deletedAt = Date.now() - 3 * 24 * 60 * 60 * 1000
  const boards = ['The storm that was none', 'רטרו של החורף'].map((name) => ({ id: name, name, deletedAt }))
  await page.route('**/trash', (route) => route.fulfill({ json: { boards } }))
}

/** Cards of retros, their menu, and the trash. */
takeScreenshots([
  {
    screen: 'retros',
    state: 'free-plan',
    who: 'aiko',
    isWhole: true,
    async show(scene) {
      await playFreePlan(scene)
      await scene.page.goto(`${CARE}/retros`)
      await scene.page.getByText('Archived').first().waitFor()
    },
  },
  {
    screen: 'team',
    state: 'free-plan',
    who: 'aiko',
    isWhole: true,
    async show(scene) {
      await playFreePlan(scene)
      await scene.page.goto(CARE)
      await scene.page.getByText('12 days left').waitFor()
    },
  },
  {
    screen: 'retros',
    state: 'menu',
    who: 'aiko',
    async show({ page }) {
      await page.goto(`${CARE}/retros`)
      await page
        .getByRole('button', { name: /^Options for/ })
        .first()
        .click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    screen: 'retros',
    state: 'trash',
    who: 'aiko',
    async show(scene) {
      await playTrash(scene)
      await scene.page.goto(`${CARE}/retros`)
      await scene.page.getByRole('region', { name: 'Recently deleted' }).scrollIntoViewIfNeeded()
    },
  },
])
