import { TEAMS } from '../../scripts/seed/cast.ts'
import { fakeInsightsOn } from '../stage/fake-insights-on.ts'
import { fakeOpenActionsOn } from '../stage/fake-open-actions.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`

/** Opens a team with the number of retros that the picture needs. */
async function open({ page }: Scene, retrosCount: number): Promise<void> {
  await fakeInsightsOn(page, CARE, retrosCount)
  // Else the pictures before this one leave their action items here.
  await fakeOpenActionsOn(page, CARE, retrosCount)
  await goThere(page)
  if (retrosCount === 0) return
  await page.getByText('Most votes').waitFor({ state: 'attached' })
}

/** Scrolls to the insights, which are fetched shortly before they are visible. */
async function goThere(page: Scene['page']): Promise<void> {
  await page.goto(CARE)
  await page.getByRole('heading', { name: /^Latest retro/ }).waitFor()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.getByRole('heading', { name: 'Insights' }).waitFor()
  await page.evaluate(() => scrollTo(0, 0))
}

/** A team's insights and recurring themes. */
takeScreenshots([
  { screen: 'insights', state: 'full', who: 'aiko', isWhole: true, show: (scene) => open(scene, 12) },
  {
    screen: 'insights',
    state: '200-retros',
    who: 'aiko',
    isWhole: true,
    async show(scene) {
      await open(scene, 200)
      await scene.page.getByText('All', { exact: true }).click()
      await scene.page.getByText(/your last 200 retros/).waitFor()
      await scene.page.evaluate(() => scrollTo(0, 0))
    },
  },
  { screen: 'insights', state: 'single', who: 'aiko', isWhole: true, show: (scene) => open(scene, 1) },
  { screen: 'insights', state: 'empty', who: 'aiko', isWhole: true, show: (scene) => open(scene, 0) },
  {
    screen: 'insights',
    state: 'table-and-theme',
    who: 'aiko',
    isWhole: true,
    async show(scene) {
      await open(scene, 12)
      // A phone shows the title alone.
      const folded = scene.page.getByRole('button', { name: 'Activity', exact: true })
      if (await folded.isVisible()) await folded.click()
      await scene.page.getByRole('button', { name: 'Show as table: Activity' }).click()
      await scene.page.getByRole('button', { name: /^The pipeline is red every other day/ }).click()
      await scene.page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    screen: 'insights',
    state: 'loading',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await page.route('**/{insights,themes}?*', () => new Promise<void>(() => undefined))
      await goThere(page)
    },
  },
  {
    screen: 'insights',
    state: 'error',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await page.route('**/{insights,themes}?*', (route) =>
        route.fulfill({ status: 404, json: { code: 'not-found' } }),
      )
      await goThere(page)
      await page.getByText('We couldn’t load the insights.').waitFor()
    },
  },
])
