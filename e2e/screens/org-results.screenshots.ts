import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import type { Page } from '@playwright/test'
import { MODEL } from './steps/pulse-model.ts'
import { ORG } from './steps/org-pulse.ts'
import { FEW } from './steps/pulse-results.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const ORG_PULSE = /\/api\/org\/[^/]+\/pulse$/

async function openOrg(page: Page, pulse: OrgPulse): Promise<void> {
  await page.route(/\/api\/org\/[^/]+\/pulse-models$/, (route) =>
    route.fulfill({ json: { models: [MODEL], deletedModels: [] } }),
  )
  await page.route(ORG_PULSE, (route) => route.fulfill({ json: pulse }))
  await page.goto('/pulse')
}

/** Results of surveys of all teams of an organisation. */
takeScreenshots([
  {
    screen: 'org-results',
    state: 'full',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await openOrg(page, ORG)
      await page.getByRole('heading', { name: 'Teams and topics' }).waitFor()
    },
  },
  {
    screen: 'org-results',
    state: 'few',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      const teams = ORG.teams.map((team) => ({ ...team, results: [...FEW] }))
      const results = ORG.topics.map(() => ({ state: 'insufficient' as const, missing: 3 }))
      await openOrg(page, { ...ORG, teams, results, teamsIncluded: 0, teamsLeftOut: 3, trend: [] })
      await page.getByText('No team has enough answers yet').waitFor()
    },
  },
  {
    screen: 'org-results',
    state: 'empty',
    who: 'nora',
    async show({ page }) {
      await openOrg(page, {
        ...ORG,
        models: [],
        modelId: null,
        topics: [],
        results: [],
        teams: [],
        trend: [],
      })
      await page.getByText(/No (results|surveys) yet/).waitFor()
    },
  },
  {
    screen: 'org-results',
    state: 'failure',
    who: 'nora',
    async show({ page }) {
      await page.route(ORG_PULSE, (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
      await page.goto('/pulse')
      await page.getByText('We couldn’t load the results').waitFor()
    },
  },
  {
    screen: 'org-results',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route(ORG_PULSE, () => {})
      await page.goto('/pulse')
      await page.getByRole('heading', { name: 'Surveys', exact: true }).waitFor()
    },
  },
])
