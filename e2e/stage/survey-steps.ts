import type { Page } from '@playwright/test'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { OwnTeam } from './team-cast.ts'

/** Fields and buttons of the pages of surveys. */
export const title = (page: Page) => page.getByLabel('Title', { exact: true })
/** The topic of a question. */
export const question = (page: Page, place: number) =>
  page.getByRole('group', { name: `Question ${place}`, exact: true }).getByLabel('Topic', { exact: true })
export const button = (place: Pick<Page, 'getByRole'>, name: string) =>
  place.getByRole('button', { name, exact: true })
export const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true })

/** Creates a survey through the API. */
export async function makeSurvey({ owner, orgId }: OwnTeam, name: string, enabled = false): Promise<string> {
  const input = { title: name, format: DEFAULT_PULSE_FORMAT }
  const made = await owner.calls.put(`/api/org/${orgId}/pulse-model`, input)
  const { id } = made.body as { id: string }
  if (enabled) await owner.calls.post(`/api/org/${orgId}/pulse-model/${id}/toggle`, { enabled })
  return id
}
