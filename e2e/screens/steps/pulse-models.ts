import type { Page } from '@playwright/test'
import type { OrgPulseModels, PulseModel } from '@retropulse/contract/pulse'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'

export const OF_ORG = /\/api\/org\/[^/]+\/pulse-models$/
const OF_TEAM = /\/api\/team\/[^/]+\/pulse-models$/

export const HEALTH: PulseModel = {
  id: 'health',
  title: 'Team health',
  enabled: true,
  format: { ...DEFAULT_PULSE_FORMAT, topics: [...DEFAULT_PULSE_FORMAT.topics] },
}
export const LONG: PulseModel = {
  ...HEALTH,
  id: 'long',
  title: 'How the night crews of all four harbours feel about the winter timetable and about each other',
  enabled: false,
}
export const HEBREW: PulseModel = {
  ...HEALTH,
  id: 'hebrew',
  title: 'בריאות הצוות',
  format: {
    ...HEALTH.format,
    topics: [{ id: 'joy', icon: '😊', title: 'שמחה', description: 'עד כמה העבודה משמחת אותך בימים אלה?' }],
  },
}
export const THIRTY: PulseModel = {
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
export async function withModels(
  page: Page,
  { models = [], deletedModels = [] }: Partial<Shown>,
): Promise<void> {
  const list: OrgPulseModels = {
    models: models.map((model) => ({ ...model, version: model.id })),
    deletedModels,
  }
  await page.route(OF_ORG, (route) => route.fulfill({ json: list }))
  await page.route(OF_TEAM, (route) => route.fulfill({ json: { models: list.models } }))
}

/** The organisation's surveys, the view of a team, and the editor. */
