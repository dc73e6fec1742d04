import type { Page } from '@playwright/test'
import type { PulseModel } from '@retropulse/contract/pulse'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { LONG_NAME, MODEL } from './steps/pulse-model.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const OF_TEAM = /\/api\/team\/[^/]+\/pulse-models$/
const START = `/team/${TEAMS.care.id}/pulse-survey/create`

async function withModels(page: Page, models: readonly PulseModel[]): Promise<void> {
  await page.route(OF_TEAM, (route) => route.fulfill({ json: { models } }))
}

/** The page that starts a survey. */
takeScreenshots([
  {
    screen: 'survey-start',
    state: 'new',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await withModels(page, [MODEL])
      await page.goto(`${START}?modelId=health`)
      await page.getByRole('button', { name: 'Start survey' }).waitFor()
    },
  },
  {
    screen: 'survey-start',
    state: 'unnamed',
    who: 'aiko',
    async show({ page }) {
      await withModels(page, [MODEL])
      await page.goto(`${START}?modelId=health`)
      await page.getByLabel('Title', { exact: true }).fill('')
      await page.getByText('Please give your survey a name').waitFor()
    },
  },
  {
    screen: 'survey-start',
    state: 'refused',
    who: 'jonas',
    async show({ page }) {
      await withModels(page, [MODEL])
      await page.route(/\/api\/team\/[^/]+\/pulse$/, (route) =>
        route.fulfill({ status: 403, json: { code: 'plan-required' } }),
      )
      await page.goto(`/team/${TEAMS.booking.id}/pulse-survey/create?modelId=health`)
      await page.getByRole('button', { name: 'Start survey' }).click()
      await page.getByText('Please contact your org owner to upgrade').waitFor()
    },
  },
  {
    screen: 'survey-start',
    state: 'member',
    who: 'samuel',
    async show({ page }) {
      await withModels(page, [MODEL])
      await page.goto(`${START}?modelId=health`)
      await page.getByText('Facilitators and admins').first().waitFor()
    },
  },
  {
    screen: 'survey-start',
    state: 'choice',
    who: 'aiko',
    async show({ page }) {
      await withModels(page, [MODEL, { ...MODEL, id: 'long', title: LONG_NAME }])
      await page.goto(START)
      await page.getByText('Choose a survey').waitFor()
    },
  },
  {
    screen: 'survey-start',
    state: 'none-enabled',
    who: 'samuel',
    async show({ page }) {
      await withModels(page, [])
      await page.goto(START)
      await page.getByText('No survey is enabled yet').waitFor()
    },
  },
])
