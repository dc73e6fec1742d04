import { TEAMS } from '../../scripts/seed/cast.ts'
import { type Scene, takeScreenshots } from './steps/take-screenshots.ts'
import { spreadOverYears } from './steps/years-of-retros.ts'

const CARE = `/dashboard/team/${TEAMS.care.id}`

async function withoutAnswer({ page }: Scene, calls: string): Promise<void> {
  await page.route(calls, () => new Promise<void>(() => undefined))
}

/** Opens the dashboard with its briefing, which lacks the recurring topic until the server has found it. */
async function openWithBriefing(page: Scene['page']): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await page.goto(CARE)
    await page.getByRole('heading', { name: 'Latest retros' }).waitFor()
    if (await page.getByRole('heading', { name: 'Next retro' }).isVisible()) return
    await page.waitForTimeout(1000)
  }
  throw new Error('the briefing never showed')
}

const ATTEMPTS = 10

/** Overview and teams. */
takeScreenshots([
  {
    screen: 'overview',
    state: 'full',
    who: 'nora',
    async show({ page }) {
      await page.goto('/dashboard')
      await page.getByRole('link', { name: 'Customer Care' }).waitFor()
    },
  },
  {
    screen: 'overview',
    state: 'loading',
    who: 'nora',
    async show(scene) {
      await withoutAnswer(scene, '**/api/org/*')
      await scene.page.goto('/dashboard')
      await scene.page.locator('[aria-busy=true]').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'overview',
    state: 'error',
    who: 'nora',
    async show({ page }) {
      await page.route('**/api/org/*', (route) =>
        route.fulfill({ status: 500, json: { code: 'internal-error' } }),
      )
      await page.goto('/dashboard')
      await page.getByText('We couldn’t load the teams.').waitFor()
    },
  },
  {
    screen: 'overview',
    state: 'organisation-menu',
    who: 'extra',
    async show({ page }) {
      await page.goto('/dashboard')
      await page.getByRole('button', { name: /^Organisation:/ }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    screen: 'team',
    state: 'full',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await openWithBriefing(page)
      await page.getByRole('link', { name: /^Strike day/ }).waitFor()
      await page.getByRole('heading', { name: /^In season/ }).waitFor()
      // The insights are fetched shortly before they are visible.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await page.getByRole('heading', { name: 'Recurring topics' }).waitFor()
      await page.evaluate(() => scrollTo(0, 0))
    },
  },
  {
    screen: 'team',
    state: 'briefing',
    who: 'aiko',
    async show({ page }) {
      const retro = { id: 'any', name: 'Piers and phones, week 46', timestamp: 0 }
      const topic = { label: 'The new phones drop calls at the piers', retrosCount: 4, retroId: 'any' }
      await page.route('**/briefing?*', (route) =>
        route.fulfill({
          json: { overdue: 3, mood: { score: 3.2, previous: 3.8, change: -0.6, retro }, topic },
        }),
      )
      await page.goto(CARE)
      await page.getByRole('heading', { name: 'Next retro' }).waitFor()
      await page.getByRole('heading', { name: /^In season/ }).waitFor()
    },
  },
  {
    screen: 'team',
    state: 'profile-menu',
    who: 'aiko',
    async show({ page }) {
      await openWithBriefing(page)
      await page.getByRole('button', { name: /^Profile:/ }).click()
      await page.getByRole('menu').waitFor()
    },
  },
  {
    screen: 'team',
    state: 'member',
    who: 'samuel',
    async show({ page }) {
      await openWithBriefing(page)
      await page.getByRole('button', { name: 'Start a retro' }).waitFor()
    },
  },
  {
    screen: 'team',
    state: 'loading',
    who: 'aiko',
    async show(scene) {
      await withoutAnswer(scene, '**/api/team/*')
      await scene.page.goto(CARE)
      await scene.page.getByRole('main').getByText('Loading').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'team',
    state: 'nothing-found',
    who: 'aiko',
    async show({ page }) {
      await page.goto(`${CARE}/retros`)
      await page.getByRole('searchbox', { name: 'Filter retros' }).fill('moon landing')
      await page.getByText('No results').waitFor()
    },
  },
  {
    screen: 'team',
    state: 'empty',
    who: 'extra',
    async show({ page, emptyTeam }) {
      await page.goto(emptyTeam)
      await page.getByText('No retros yet').waitFor()
      await page.getByRole('link', { name: 'Set up Pulse' }).waitFor()
    },
  },
  {
    screen: 'team',
    state: '200-retros',
    who: 'extra',
    async show({ page, fullTeam }) {
      await spreadOverYears(page, fullTeam)
      await page.goto(`${fullTeam}/retros`)
      await page.getByTestId('miniature-note').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'create-retro',
    state: 'empty',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await page.goto(`/team/${TEAMS.booking.id}/board/create`)
      await page.getByRole('button', { name: 'Get started' }).waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'error',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await page.goto('/team/board/create?format=mad-sad-glad')
      await page.getByRole('textbox', { name: 'Title' }).fill('')
      await page.getByRole('button', { name: 'Get started' }).click()
      await page.getByText('Give your retro a title').waitFor()
    },
  },
  {
    screen: 'create-retro',
    state: 'guest',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/team/board/create')
      await page.getByRole('button', { name: 'Sign In to Create a Retro' }).waitFor()
    },
  },
])
