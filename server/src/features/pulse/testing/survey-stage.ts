import type {
  OrgPulse,
  PulseSurvey,
  StartSurvey,
  SubmitAnswers,
  TeamPulse,
} from '@retropulse/contract/pulse-survey'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { TestApp } from '../../../testing/start-app.ts'
import { type TestUser, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import { type Answer, openGuestBrowser, type TestBrowser } from '../../../testing/test-browser.ts'

export const FORMAT = DEFAULT_PULSE_FORMAT
export const TOPIC_IDS = FORMAT.topics.map(({ id }) => id)
export const FIRST = TOPIC_IDS[0] ?? ''
export const told = ({ status, body }: Answer): unknown[] => [status, body]
export const DONE = [204, undefined]
export const refused = (status: number, code: string): unknown[] => [status, { code }]

/** An organisation with a public team and an enabled model. */
export interface SurveyStage extends TeamPlace {
  readonly modelId: string
}

export async function surveyStage(app: TestApp): Promise<SurveyStage> {
  const place = await teamPlace(app)
  return { ...place, modelId: await enabledModel(place) }
}

/** A second team of the organisation, with its own survey of the same model. */
export async function secondTeam(stage: SurveyStage): Promise<SurveyStage> {
  const { body } = await stage.owner.browser.post(`/api/org/${stage.orgId}/team/create`, { name: 'Second' })
  return { ...stage, teamId: (body as { id: string }).id }
}

/** A new enabled model; returns its id. */
export async function enabledModel(
  { orgId, owner }: TeamPlace,
  title = 'Pulse',
  format = FORMAT,
): Promise<string> {
  const { body } = await owner.browser.put(`/api/org/${orgId}/pulse-model`, { title, format })
  const { id } = body as { id: string }
  await owner.browser.post(`/api/org/${orgId}/pulse-model/${id}/toggle`, { enabled: true })
  return id
}

export function start(
  { teamId, modelId, owner }: SurveyStage,
  input: Partial<StartSurvey> = {},
  { browser }: TestUser = owner,
): Promise<Answer> {
  return browser.put(`/api/team/${teamId}/pulse`, { modelId, name: 'March', ...input })
}

/** Starts a survey; returns its id. */
export async function started(stage: SurveyStage, input: Partial<StartSurvey> = {}): Promise<string> {
  return ((await start(stage, input)).body as { id: string }).id
}

/** The same rating for every question, with one comment on the first; ratings may be given one by one. */
export function answersOf(ratings: number | readonly number[], feedback = ''): SubmitAnswers {
  const data = Object.fromEntries(
    TOPIC_IDS.map((id, at) => [
      id,
      { value: typeof ratings === 'number' ? ratings : ratings[at], feedback: id === FIRST ? feedback : '' },
    ]),
  )
  return { data } as SubmitAnswers
}

export function submit(
  surveyId: string,
  { browser }: Pick<TestUser, 'browser'>,
  body: unknown,
): Promise<Answer> {
  return browser.post(`/api/pulse-survey/${surveyId}`, body)
}

/** A visitor without an account, who has a guest cookie. */
export async function guest(app: TestApp): Promise<{ readonly browser: TestBrowser }> {
  return { browser: await openGuestBrowser(app.url) }
}

/** Answers of new guests, one for each rating; throws when one is refused. */
export async function answeredBy(
  app: TestApp,
  surveyId: string,
  ratings: readonly number[],
  feedback = '',
): Promise<readonly { readonly browser: TestBrowser }[]> {
  const guests = await Promise.all(ratings.map(() => guest(app)))
  for (const [at, one] of guests.entries()) {
    const answer = await submit(surveyId, one, answersOf(ratings[at] ?? 0, feedback && `${feedback} ${at}`))
    if (answer.status !== 204) throw new Error(`answers were refused: ${JSON.stringify(answer.body)}`)
  }
  return guests
}

export async function readBy(surveyId: string, { browser }: Pick<TestUser, 'browser'>): Promise<PulseSurvey> {
  return (await browser.get(`/api/pulse-survey/${surveyId}`)).body as PulseSurvey
}

export async function teamPulse(
  { teamId, owner }: TeamPlace,
  query = '',
  { browser }: TestUser = owner,
): Promise<TeamPulse> {
  return (await browser.get(`/api/team/${teamId}/pulse${query}`)).body as TeamPulse
}

export async function orgPulse(
  { orgId, owner }: TeamPlace,
  query = '',
  { browser }: TestUser = owner,
): Promise<OrgPulse> {
  return (await browser.get(`/api/org/${orgId}/pulse${query}`)).body as OrgPulse
}

/** A call about a survey of a team, such as `end`. */
export function change(
  { teamId, owner }: TeamPlace,
  surveyId: string,
  step: 'start' | 'end' | 'reopen' | 'duplicate' | 'restore',
  { browser }: TestUser = owner,
): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/pulse/${surveyId}/${step}`)
}
