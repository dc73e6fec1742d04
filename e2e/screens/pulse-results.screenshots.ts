import type { PulseSurvey, TeamPulse } from '@retropulse/contract/pulse-survey'
import type { Page } from '@playwright/test'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { MODEL } from './steps/pulse-model.ts'
import { ENDED, FEW, TEAM, topics } from './steps/pulse-results.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

/** The first survey of its team. */
const RUNNING: PulseSurvey = {
  ...ENDED,
  results: ENDED.results?.map((result) => ({ ...result, change: null })) ?? null,
  overallChange: null,
  state: 'in-progress',
  endedAt: null,
  mayManage: false,
  mayDelete: false,
}

/** All people agreed on each question. */
const BANDS: PulseSurvey['results'] = topics.map((_, at) => ({
  state: 'band',
  answers: 9,
  agreed: { low: at % 3 === 1 ? 9 : at % 3 === 0 ? 0 : 4, high: at % 3 === 1 ? 0 : at % 3 === 0 ? 9 : 5 },
  change: null,
}))

const NO_COMMENTS = {
  ...ENDED.pulseData,
  feedbackByTopic: Object.fromEntries(topics.map(({ id }) => [id, []])),
}

async function openResults(page: Page, survey: PulseSurvey): Promise<void> {
  await page.route(/\/api\/pulse-survey\/[^/]+$/, (route) => route.fulfill({ json: survey }))
  await page.goto('/pulse-survey/autumn?tab=results')
  await page.getByRole('heading', { name: 'Results', level: 2 }).waitFor()
}

async function openTeam(page: Page, pulse: TeamPulse): Promise<void> {
  const team = `/api/team/${TEAMS.care.id}`
  await page.route(`**${team}/pulse-models`, (route) => route.fulfill({ json: { models: [MODEL] } }))
  await page.route(`**${team}/pulse`, (route) => route.fulfill({ json: pulse }))
  await page.route(`**${team}/pulse-schedule`, (route) =>
    route.fulfill({
      json: {
        schedule: {
          modelId: MODEL.id,
          name: 'Deck pulse',
          cadence: 'monthly',
          firstDay: '2026-12-01',
          hour: 9,
          timeZone: 'Europe/Stockholm',
          openDays: 5,
          nextRunAt: Date.UTC(2026, 11, 1, 8),
        },
      },
    }),
  )
  await page.goto(`/dashboard/team/${TEAMS.care.id}/pulse`)
  await page.getByRole('heading', { name: 'Pulse surveys', exact: true }).waitFor()
}

/** Results of surveys of a team, and over time. */
takeScreenshots([
  {
    screen: 'survey-results',
    state: 'full',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await openResults(page, ENDED)
      await page.getByText('We will try that in December').waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'rules',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await openResults(page, ENDED)
      await page.getByText('How results are counted').click()
      await page.getByText('Answers in a hatched line').waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'running',
    who: 'samuel',
    isWhole: true,
    async show({ page }) {
      await openResults(page, { ...RUNNING, pulseData: { ...ENDED.pulseData, feedbackByTopic: {} } })
      await page.getByText('Comments show once a topic has').first().waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'few',
    who: 'aiko',
    async show({ page }) {
      await openResults(page, { ...RUNNING, answered: 1, results: [...FEW] })
      await page.getByText('2 more answers until results appear').waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'few-ended',
    who: 'aiko',
    async show({ page }) {
      await openResults(page, { ...ENDED, answered: 1, results: [...FEW] })
      await page.getByText('Too few answers for results').waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'bands',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await openResults(page, { ...ENDED, results: BANDS, pulseData: NO_COMMENTS })
      await page.getByText('Split').first().waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'none',
    who: 'aiko',
    async show({ page }) {
      await openResults(page, {
        ...RUNNING,
        answered: 0,
        results: topics.map(() => ({ state: 'no-data', change: null })),
      })
      await page.getByText('No answers yet').waitFor()
    },
  },
  {
    screen: 'survey-results',
    state: 'table',
    who: 'aiko',
    async show({ page }) {
      await openResults(page, ENDED)
      await page.getByRole('button', { name: 'Show as table: Averages' }).click()
      await page.getByRole('table', { name: 'Averages' }).waitFor()
    },
  },
  {
    screen: 'team-surveys',
    state: 'full',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await openTeam(page, TEAM)
      await page.getByText('Deck pulse, every month').waitFor()
    },
  },
  {
    screen: 'team-surveys',
    state: 'empty',
    who: 'aiko',
    async show({ page }) {
      await openTeam(page, { ...TEAM, surveys: [], deletedSurveys: [], allowance: { used: 0, max: 1 } })
      await page.getByText('No survey started yet').waitFor()
    },
  },
  {
    screen: 'team-surveys',
    state: 'schedule',
    who: 'aiko',
    async show({ page }) {
      await openTeam(page, TEAM)
      await page.getByRole('button', { name: 'Change' }).click()
      await page.getByRole('dialog', { name: 'Survey schedule' }).waitFor()
    },
  },
  {
    screen: 'team-surveys',
    state: 'failure',
    who: 'aiko',
    async show({ page }) {
      const team = `/api/team/${TEAMS.care.id}`
      await page.route(`**${team}/pulse-models`, (route) => route.fulfill({ json: { models: [MODEL] } }))
      await page.route(`**${team}/pulse`, (route) =>
        route.fulfill({ status: 500, json: { code: 'internal-error' } }),
      )
      await page.goto(`/dashboard/team/${TEAMS.care.id}/pulse`)
      await page.getByText('We couldn’t load the surveys').waitFor()
    },
  },
  {
    screen: 'survey-privacy',
    state: 'page',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await page.goto('/survey-privacy')
      await page.getByRole('heading', { name: 'Privacy of pulse surveys' }).waitFor()
    },
  },
])
