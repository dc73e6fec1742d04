import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { HEALTH, HEBREW, LONG, OF_ORG, withModels } from './steps/pulse-models.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const TEAM_PULSE = `/dashboard/team/${TEAMS.care.id}/pulse`

takeScreenshots([
  {
    screen: 'pulse',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await withModels(page, {
        models: [HEALTH, LONG, HEBREW],
        deletedModels: [{ id: 'gone', title: 'After the storm', deletedAt: Date.now() - 3 * DAY_MS }],
      })
      await page.goto('/pulse')
      await page.getByText('After the storm').waitFor()
    },
  },
  {
    screen: 'pulse',
    state: 'questions',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await withModels(page, { models: [HEALTH, LONG] })
      await page.goto('/pulse')
      await page.getByText('6 questions').first().click()
      await page.getByText('Happiness').first().waitFor()
    },
  },
  {
    screen: 'pulse',
    state: 'delete',
    who: 'nora',
    async show({ page }) {
      await withModels(page, { models: [HEALTH, LONG] })
      await page.goto('/pulse')
      await page.getByRole('button', { name: `Delete ${LONG.title}` }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    screen: 'pulse',
    state: 'empty',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse')
      await page.getByText('No surveys yet').waitFor()
    },
  },
  {
    screen: 'pulse',
    state: 'member',
    who: 'samuel',
    isWhole: true,
    async show({ page }) {
      await withModels(page, { models: [HEALTH, HEBREW] })
      await page.goto('/pulse')
      await page.getByText('6 questions').first().waitFor()
    },
  },
  {
    screen: 'pulse',
    state: 'member-empty',
    who: 'samuel',
    async show({ page }) {
      await page.goto('/pulse')
      await page.getByText('Ask an Org Admin').waitFor()
    },
  },
  {
    screen: 'pulse',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route(OF_ORG, () => new Promise<void>(() => undefined))
      await page.goto('/pulse')
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'attached' })
    },
  },
  {
    screen: 'pulse',
    state: 'error',
    who: 'nora',
    async show({ page }) {
      await page.route(OF_ORG, (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
      await page.goto('/pulse')
      await page.getByText('couldn’t load').waitFor()
    },
  },
  {
    screen: 'team-pulse',
    state: 'full',
    who: 'samuel',
    isWhole: true,
    async show({ page }) {
      await withModels(page, { models: [HEALTH] })
      await page.goto(TEAM_PULSE)
      await page.getByText('Happiness').waitFor()
      await page.getByText('No scheduled surveys.').waitFor()
    },
  },
  {
    screen: 'team-pulse',
    state: 'empty',
    who: 'nora',
    async show({ page }) {
      await page.goto(TEAM_PULSE)
      await page.getByRole('link', { name: 'Set up Pulse' }).waitFor()
    },
  },
  {
    screen: 'team-pulse',
    state: 'empty-member',
    who: 'samuel',
    async show({ page }) {
      await page.goto(TEAM_PULSE)
      await page.getByRole('button', { name: 'Set up Pulse' }).waitFor()
    },
  },
  {
    screen: 'survey-questions',
    state: 'template',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/survey-questions?id=psychological-safety')
      await page.getByRole('heading', { name: 'Psychological safety' }).waitFor()
    },
  },
])
