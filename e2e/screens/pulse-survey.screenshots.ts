import type { Page } from '@playwright/test'
import type { OwnPulseAnswer, PulseSurvey } from '@retropulse/contract/pulse-survey'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { LONG_NAME, MODEL } from './steps/pulse-model.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const SURVEY = '/pulse-survey/autumn'
const OF_SURVEY = /\/api\/pulse-survey\/[^/]+$/

const RUNNING: PulseSurvey = {
  id: 'autumn',
  modelId: MODEL.id,
  name: 'Autumn pulse',
  state: 'in-progress',
  startedAt: Date.now() - 2 * DAY_MS,
  closesAt: Date.now() + 5 * DAY_MS,
  endedAt: null,
  answered: 4,
  invited: 9,
  floor: 3,
  teamId: TEAMS.care.id,
  teamName: TEAMS.care.name,
  predecessorId: null,
  overallChange: null,
  format: MODEL.format,
  pulseData: { submittedData: null, people: 4, feedbackByTopic: {} },
  commentsFloor: 5,
  results: MODEL.format.topics.map(() => ({ state: 'insufficient', missing: 1, change: null })),
  mayManage: false,
  mayDelete: false,
}
const LED: PulseSurvey = { ...RUNNING, mayManage: true, mayDelete: true }
const OPEN: PulseSurvey = { ...RUNNING, results: null }

const FEEDBACK = [
  'The new timetable is a relief. I am home before the children sleep, most days.',
  '',
  'Nobody asked the night crew before the harbour office moved, and we read about it in the newsletter. It would have taken one call.',
]

function answered(survey: PulseSurvey, input: Partial<OwnPulseAnswer> = {}): PulseSurvey {
  const own = MODEL.format.topics.map(({ id }, at): [string, OwnPulseAnswer] => [
    id,
    {
      value: ([4, 3, 2, 5, 1, 4] as const)[at] ?? 3,
      feedback: FEEDBACK[at] ?? '',
      timestamp: 0,
      commentId: `comment-${at}`,
      isPublished: false,
      thread: null,
      ...input,
    },
  ])
  return { ...survey, pulseData: { ...survey.pulseData, submittedData: Object.fromEntries(own) } }
}

function withConversation(survey: PulseSurvey): PulseSurvey {
  const today = new Date().toISOString().slice(0, 10)
  const sent = answered(survey).pulseData.submittedData
  const culture = sent?.['culture']
  if (!sent || !culture) throw new Error('no comment to reply to')
  const replies = [
    {
      isAuthor: false,
      text: 'That should not have happened. Would a call before each change help?',
      day: today,
    },
    { isAuthor: true, text: 'It would, a day before.', day: today },
    { isAuthor: false, text: 'Then that is what we will do. Thank you for writing.', day: today },
  ]
  const submittedData = { ...sent, culture: { ...culture, thread: { replies, isEnded: false } } }
  return { ...survey, pulseData: { ...survey.pulseData, submittedData } }
}

async function openSurvey(page: Page, survey: PulseSurvey): Promise<void> {
  await page.route(OF_SURVEY, (route) => route.fulfill({ json: survey }))
  await page.goto(SURVEY)
  await page.getByRole('heading', { level: 1 }).waitFor()
}

async function refuse(page: Page, status: number, code: string): Promise<void> {
  await page.route(OF_SURVEY, (route) => route.fulfill({ status, json: { code } }))
  await page.goto(SURVEY)
}

/** Goes through the runner, up to a question that is left open. */
async function answerUntil(page: Page, place: number): Promise<void> {
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  for (let at = 1; at < place; at += 1) {
    await page.getByText(`${at} of 6`, { exact: true }).waitFor()
    await page.keyboard.press(String(((at * 2) % 5) + 1))
    await page.keyboard.press('Enter')
  }
}

/** The page of a survey, for its participants and for the lead of the team. */
takeScreenshots([
  {
    screen: 'survey',
    state: 'intro',
    who: 'samuel',
    async show({ page }) {
      await openSurvey(page, RUNNING)
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'intro-guest',
    who: 'guest',
    async show({ page }) {
      await openSurvey(page, { ...OPEN, name: LONG_NAME })
      await page.getByRole('button', { name: 'Start', exact: true }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'intro-lead',
    who: 'aiko',
    async show({ page }) {
      await openSurvey(page, LED)
      await page.getByRole('button', { name: 'Close survey' }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'question',
    who: 'samuel',
    async show({ page }) {
      await openSurvey(page, RUNNING)
      await answerUntil(page, 2)
      await page.getByText('2 of 6', { exact: true }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'question-answered',
    who: 'guest',
    async show({ page }) {
      await openSurvey(page, OPEN)
      await answerUntil(page, 3)
      await page.getByText('3 of 6', { exact: true }).waitFor()
      await page.keyboard.press('4')
      await page.getByLabel('Say more, if you like').fill(`${FEEDBACK[2]} `.repeat(13))
    },
  },
  {
    screen: 'survey',
    state: 'review',
    who: 'guest',
    isWhole: true,
    async show({ page }) {
      await openSurvey(page, OPEN)
      await answerUntil(page, 7)
      await page.getByRole('button', { name: 'Submit' }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'not-sent',
    who: 'guest',
    async show({ page }) {
      await openSurvey(page, OPEN)
      await page.route('**/uid', (route) => route.fulfill({ status: 500, json: { code: 'internal-error' } }))
      await answerUntil(page, 7)
      await page.getByRole('button', { name: 'Submit' }).click()
      await page.getByText('Sorry something went wrong. Your answers weren’t submitted.').waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'submitted',
    who: 'samuel',
    isWhole: true,
    async show({ page }) {
      await openSurvey(page, withConversation({ ...RUNNING, answered: 5 }))
      await page.getByRole('button', { name: 'Edit my answers' }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'ended',
    who: 'aiko',
    async show({ page }) {
      await openSurvey(page, answered({ ...LED, state: 'ended', endedAt: Date.now() }, { isPublished: true }))
      await page.getByRole('tab', { name: 'My answers' }).click()
      await page.getByText('Your answers are part of the results').waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'ended-unanswered',
    who: 'guest',
    async show({ page }) {
      await openSurvey(page, { ...OPEN, state: 'ended', endedAt: Date.now() })
      await page.getByText('You didn’t answer it').waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'draft',
    who: 'aiko',
    isWhole: true,
    async show({ page }) {
      await openSurvey(page, { ...LED, state: 'not-started', startedAt: null, closesAt: null, answered: 0 })
      await page.getByRole('button', { name: 'Start survey' }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'menu',
    who: 'aiko',
    async show({ page }) {
      await openSurvey(page, LED)
      await page.getByRole('button', { name: /^Options for/ }).click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'draft-closed',
    who: 'samuel',
    async show({ page }) {
      await refuse(page, 403, 'forbidden')
      await page.getByText('This survey hasn’t started yet').waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'sign-in',
    who: 'guest',
    async show({ page }) {
      await refuse(page, 401, 'sign-in-required')
      await page.getByText('Sign in required').waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'not-found',
    who: 'samuel',
    async show({ page }) {
      await page.goto('/pulse-survey/no-such-survey')
      await page.getByText("Sorry we can't find this page").waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'failure',
    who: 'samuel',
    async show({ page }) {
      await refuse(page, 500, 'internal-error')
      await page.getByRole('button', { name: 'Try again' }).waitFor()
    },
  },
  {
    screen: 'survey',
    state: 'loading',
    who: 'samuel',
    async show({ page }) {
      await page.route(OF_SURVEY, () => new Promise<void>(() => undefined))
      await page.goto(SURVEY)
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'attached' })
    },
  },
])
