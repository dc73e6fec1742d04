import type { Page } from '@playwright/test'
import { teamInsightsSchema } from '@retropulse/contract/insights'
import { teamSchema } from '@retropulse/contract/teams'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { insightsAbout } from '../stage/fake-insights.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`
const THEMES = ['quiet-fjord', 'coral-reef']

const RETROS_MAX = 3

/** Mocks the team as on the free plan, with all retros used and days that run out. */
async function playFreePlan({ page }: Scene): Promise<void> {
  await playFewInsights(page)
  await page.route(`**/api/team/${TEAMS.care.id}`, async (route) => {
    const team = teamSchema.parse(await (await route.fetch()).json())
    // As many as the plan allows, the oldest of them archived.
    const boards = team.boards
      .slice(0, RETROS_MAX)
      .map((board, at) =>
        at < THEMES.length
          ? { ...board, theme: THEMES[at], daysRemaining: 12 - 5 * at }
          : { ...board, columns: [], meanings: [], daysRemaining: 0 },
      )
    const credits = { used: RETROS_MAX, max: RETROS_MAX }
    await route.fulfill({ json: { ...team, planId: null, credits, boards } })
  })
}

/** Leaves the insights of as many retros as the free plan allows; the archived one is quoted no more (INSIGHT-18). */
async function playFewInsights(page: Page): Promise<void> {
  await page.route('**/insights?*', async (route) => {
    const all = teamInsightsSchema.parse(await (await route.fetch()).json())
    const retros = all.retros
      .slice(-RETROS_MAX)
      .map((one, at) =>
        at < RETROS_MAX - THEMES.length
          ? { ...one, withheld: 'archived' as const, topVotedCards: [], topReactedCards: [] }
          : one,
      )
    await route.fulfill({ json: insightsAbout(retros, RETROS_MAX) })
  })
  await page.route('**/themes?*', (route) => route.fulfill({ json: { themes: [] } }))
  await page.route('**/briefing?*', (route) =>
    route.fulfill({ json: { overdue: 0, mood: null, topic: null } }),
  )
}

async function playTrash({ page }: Scene): Promise<void> {
  const deletedAt = Date.now() - 3 * DAY_MS
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
      // The insights load when they are near the window.
      await scene.page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await scene.page.getByText('Notes by type').first().waitFor({ state: 'attached' })
      await scene.page.evaluate(() => scrollTo(0, 0))
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
