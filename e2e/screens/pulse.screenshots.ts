import type { Page } from '@playwright/test'
import type { OrgPulseModels, PulseModel } from '@retropulse/contract/pulse'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { TEAMS } from '../../scripts/seed/cast.ts'
import { takeScreenshots } from './steps/take-screenshots.ts'

const TEAM_PULSE = `/dashboard/team/${TEAMS.care.id}/pulse`
const OF_ORG = /\/api\/org\/[^/]+\/pulse-models$/
const OF_TEAM = /\/api\/team\/[^/]+\/pulse-models$/

const HEALTH: PulseModel = {
  id: 'health',
  title: 'Team health',
  enabled: true,
  format: { ...DEFAULT_PULSE_FORMAT, topics: [...DEFAULT_PULSE_FORMAT.topics] },
}
const LONG: PulseModel = {
  ...HEALTH,
  id: 'long',
  title: 'How the night crews of all four harbours feel about the winter timetable and about each other',
  enabled: false,
}
const HEBREW: PulseModel = {
  ...HEALTH,
  id: 'hebrew',
  title: 'בריאות הצוות',
  format: {
    ...HEALTH.format,
    topics: [{ id: 'joy', icon: '😊', title: 'שמחה', description: 'עד כמה העבודה משמחת אותך בימים אלה?' }],
  },
}
const THIRTY: PulseModel = {
  ...LONG,
  id: 'thirty',
  format: {
    ...HEALTH.format,
    topics: Array.from({ length: 30 }, (_, at) => ({
      id: `topic-${at}`,
      icon: '🧑‍🚒',
      title: at % 3 === 0 ? LONG.title : at % 3 === 1 ? 'שמחה' : 'Load',
      description: at % 2 === 0 ? 'Could you rest in time, and were you relieved when you needed it?' : '',
    })),
  },
}

interface Shown extends Omit<OrgPulseModels, 'models'> {
  readonly models: readonly PulseModel[]
}

/** Mocks the surveys of the organisation. */
async function withModels(page: Page, { models = [], deletedModels = [] }: Partial<Shown>): Promise<void> {
  const list: OrgPulseModels = {
    models: models.map((model) => ({ ...model, version: model.id })),
    deletedModels,
  }
  await page.route(OF_ORG, (route) => route.fulfill({ json: list }))
  await page.route(OF_TEAM, (route) => route.fulfill({ json: { models: list.models } }))
}

/** The organisation's surveys, the view of a team, and the editor. */
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
    screen: 'survey-editor',
    state: 'new',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create?id=remote-work')
      await page.getByLabel('Question 3', { exact: true }).focus()
      await page.getByRole('button', { name: 'Create' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    // Not the whole page, in which the bar with Create and the preview would seem to stand at its ends.
    state: 'scrolled',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Create' }).waitFor()
      await page
        .getByLabel('Question 4', { exact: true })
        .evaluate((title) => title.scrollIntoView({ block: 'center' }))
    },
  },
  {
    screen: 'survey-editor',
    state: 'errors',
    who: 'nora',
    isWhole: true,
    async show({ page }) {
      await page.goto('/pulse/create?id=focus-and-load')
      await page.getByLabel('Title', { exact: true }).fill('')
      for (let at = 0; at < 5; at += 1) await page.getByRole('button', { name: 'Delete question 1' }).click()
      // The toasts of the deletions would stand over the fields.
      await page.locator('[data-toast]').first().waitFor()
      await page.waitForFunction(() => document.querySelector('[data-toast]') === null)
      await page.getByRole('button', { name: 'Create' }).click()
      await page.getByText('Please add a question').waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'emoji',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Emoji of question 1' }).click()
      await page.getByRole('gridcell').first().waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'carried',
    who: 'nora',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page
        .getByText('Questions', { exact: true })
        .evaluate((part) => part.scrollIntoView({ block: 'start' }))
      const box = await page.getByRole('button', { name: 'Move question 1', exact: true }).boundingBox()
      if (box === null) throw new Error('nothing to press')
      await page.mouse.move(box.x + 20, box.y + 20)
      await page.mouse.down()
      await page.mouse.move(box.x + 20, box.y + 150, { steps: 5 })
      await page.waitForTimeout(400)
    },
  },
  {
    screen: 'survey-editor',
    state: 'thirty',
    who: 'nora',
    async show({ page }) {
      await withModels(page, { models: [THIRTY] })
      await page.goto('/pulse/create?model=thirty')
      await page.getByRole('button', { name: 'Update' }).waitFor()
      await page.getByLabel('Question 29', { exact: true }).focus()
      await page.getByLabel('Question 28', { exact: true }).focus()
      await page.getByRole('button', { name: 'Add question' }).scrollIntoViewIfNeeded()
    },
  },
  {
    screen: 'survey-editor',
    state: 'guest',
    who: 'guest',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Sign In to Create a Survey' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'member',
    who: 'samuel',
    async show({ page }) {
      await page.goto('/pulse/create')
      await page.getByRole('button', { name: 'Create' }).waitFor()
    },
  },
  {
    screen: 'survey-editor',
    state: 'loading',
    who: 'nora',
    async show({ page }) {
      await page.route('**/static/js/models.json', () => new Promise<void>(() => undefined))
      await page.goto('/pulse/create?id=onboarding')
      await page.locator('[aria-busy=true]').first().waitFor({ state: 'attached' })
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
