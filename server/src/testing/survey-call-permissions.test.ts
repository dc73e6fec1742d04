import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Asker, ASKERS, type OrgScene, type OrgStage, setOrgStage, type Side } from './org-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type Answer, openBrowser } from './test-browser.ts'
import { refusalCodeOf } from './refusal-code-of.ts'

/* The calls about pulse surveys and their answers to each caller, by the state of the survey (PERM-28). */

const STATES = ['not-started', 'in-progress', 'ended', 'deleted'] as const
type State = (typeof STATES)[number]

/** A survey in one state, of a team that is private or not. */
interface Place extends OrgScene {
  readonly surveyId: string
}

interface SurveyCall {
  readonly name: string
  readonly method: 'get' | 'post' | 'put' | 'delete'
  readonly path: (place: Place) => string
  readonly body?: (place: Place) => unknown
  /** The code of the refusal, in the asker's own organisation; undefined: the call succeeds. */
  readonly answer: (asker: Asker, state: State, isPrivate: boolean) => string | undefined
  readonly elsewhere: (asker: Asker, state: State, isPrivate: boolean) => string | undefined
}

const LEADS: readonly Asker[] = ['owner', 'orgAdmin', 'teamAdmin', 'facilitator']
const ON_TEAM: readonly Asker[] = [...LEADS, 'member']
const isSignedIn = (asker: Asker): boolean => asker !== 'guest' && asker !== 'unidentified'
const strange = (asker: Asker) => (isSignedIn(asker) ? 'not-found' : 'sign-in-required')

/** PULSE-64: who opens the page of a survey. */
function opening(asker: Asker, state: State, isPrivate: boolean, team: readonly Asker[]): string | undefined {
  if (state === 'deleted') return 'not-found'
  if (team.includes(asker)) return state === 'not-started' && asker === 'member' ? 'forbidden' : undefined
  if (state === 'not-started') return isSignedIn(asker) || isPrivate ? 'not-found' : 'forbidden'
  if (!isPrivate) return undefined
  return isSignedIn(asker) ? 'invitation-required' : 'sign-in-required'
}

/** Opens the survey first; `then`: what is refused to those who may open it. */
function openable(then: (asker: Asker, state: State) => string | undefined) {
  const of = (team: readonly Asker[]) => (asker: Asker, state: State, isPrivate: boolean) =>
    opening(asker, state, isPrivate, team) ?? then(team.includes(asker) ? asker : visitorAs(asker), state)
  return { answer: of(ON_TEAM), elsewhere: of([]) }
}

/** People without a role in the team are alike, but for those whom nothing identifies. */
const visitorAs = (asker: Asker): Asker => (asker === 'unidentified' ? 'unidentified' : 'guest')

/** For those with a role in the team; `allowed` go on to `then`. */
function onTeam(allowed: readonly Asker[], then: (state: State) => string | undefined = () => undefined) {
  return {
    elsewhere: strange,
    answer(asker: Asker, state: State) {
      if (!ON_TEAM.includes(asker)) return strange(asker)
      return allowed.includes(asker) ? then(state) : 'forbidden'
    },
  }
}

const onlyIn = (needed: State) => (state: State) => {
  if (state === 'deleted') return 'not-found'
  return state === needed ? undefined : 'survey-state'
}
const unlessDeleted = (state: State) => (state === 'deleted' ? 'not-found' : undefined)

const one = ({ surveyId }: Place) => `/api/pulse-survey/${surveyId}`
const ofTeam = ({ teamId }: Place) => `/api/team/${teamId}/pulse`
const step = (name: string) => (place: Place) => `${ofTeam(place)}/${place.surveyId}/${name}`
const schedule = ({ teamId }: Place) => `/api/team/${teamId}/pulse-schedule`
const answers = {
  data: Object.fromEntries(DEFAULT_PULSE_FORMAT.topics.map(({ id }) => [id, { value: 3, feedback: '' }])),
}

/** A comment that does not exist: `survey-replies.test.ts` has the others. */
const noComment = openable((asker) => (asker === 'member' ? 'forbidden' : 'not-found'))

const CALLS: readonly SurveyCall[] = [
  { name: 'get /api/pulse-survey/{id}', method: 'get', path: one, ...openable(() => undefined) },
  {
    name: 'post /api/pulse-survey/{id}',
    method: 'post',
    path: one,
    body: () => answers,
    ...openable((asker, state) => {
      if (asker === 'unidentified') return 'sign-in-required'
      return state === 'in-progress' ? undefined : 'survey-closed'
    }),
  },
  {
    name: 'post /api/pulse-survey/{id}/comment/{commentId}/reply',
    method: 'post',
    path: (place) => `${one(place)}/comment/none/reply`,
    body: () => ({ text: 'Thank you' }),
    ...noComment,
  },
  {
    name: 'post /api/pulse-survey/{id}/comment/{commentId}/end',
    method: 'post',
    path: (place) => `${one(place)}/comment/none/end`,
    ...noComment,
  },
  { name: 'get /api/team/{teamId}/pulse', method: 'get', path: ofTeam, ...onTeam(ON_TEAM) },
  {
    name: 'put /api/team/{teamId}/pulse',
    method: 'put',
    path: ofTeam,
    body: ({ modelId }) => ({ modelId, name: 'Another' }),
    ...onTeam(LEADS),
  },
  {
    name: 'post /api/team/{teamId}/pulse/{pulseId}/start',
    method: 'post',
    path: step('start'),
    ...onTeam(LEADS, onlyIn('not-started')),
  },
  {
    name: 'post /api/team/{teamId}/pulse/{pulseId}/end',
    method: 'post',
    path: step('end'),
    ...onTeam(LEADS, onlyIn('in-progress')),
  },
  {
    name: 'post /api/team/{teamId}/pulse/{pulseId}/reopen',
    method: 'post',
    path: step('reopen'),
    ...onTeam(LEADS, onlyIn('ended')),
  },
  {
    name: 'post /api/team/{teamId}/pulse/{pulseId}/duplicate',
    method: 'post',
    path: step('duplicate'),
    ...onTeam(LEADS, unlessDeleted),
  },
  {
    // Nothing was published that a retro could discuss; `pulse/http/start-retro.test.ts` has the other cases.
    name: 'post /api/team/{teamId}/pulse/{pulseId}/retro',
    method: 'post',
    path: step('retro'),
    ...onTeam(LEADS, (state) => (state === 'deleted' ? 'not-found' : 'survey-state')),
  },
  {
    name: 'delete /api/team/{teamId}/pulse/{pulseId}',
    method: 'delete',
    path: (place) => `${ofTeam(place)}/${place.surveyId}`,
    ...onTeam(LEADS, unlessDeleted),
  },
  {
    name: 'post /api/team/{teamId}/pulse/{pulseId}/restore',
    method: 'post',
    path: step('restore'),
    ...onTeam(LEADS, (state) => (state === 'deleted' ? undefined : 'not-found')),
  },
  { name: 'get /api/team/{teamId}/pulse-schedule', method: 'get', path: schedule, ...onTeam(ON_TEAM) },
  {
    name: 'put /api/team/{teamId}/pulse-schedule',
    method: 'put',
    path: schedule,
    body: ({ modelId }) => ({
      modelId,
      name: 'Weekly',
      cadence: 'weekly',
      firstDay: '2026-03-02',
      hour: 9,
      timeZone: 'Europe/Berlin',
      openDays: 5,
    }),
    ...onTeam(LEADS),
  },
  { name: 'delete /api/team/{teamId}/pulse-schedule', method: 'delete', path: schedule, ...onTeam(LEADS) },
  {
    name: 'get /api/org/{orgId}/pulse',
    method: 'get',
    path: ({ orgId }) => `/api/org/${orgId}/pulse`,
    elsewhere: strange,
    answer: (asker) => ([...ON_TEAM, 'colleague'].includes(asker) ? undefined : strange(asker)),
  },
]

let app: TestApp
let stage: OrgStage
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
  stage = await setOrgStage(app)
})
afterAll(() => app.close())

async function setPlace(side: Side, state: State, isPrivate: boolean): Promise<Place> {
  const scene = await stage.set(side)
  const surveyId = nanoid()
  const { pool } = app.database
  await pool.query('UPDATE team SET is_private = $2 WHERE id = $1', [scene.teamId, isPrivate])
  await pool.query(
    `INSERT INTO pulse_survey
       (id, team_id, model_id, name, format, floor, created_by, started_at, ended_at, deleted_at)
     VALUES ($1, $2, $3, 'March', $4, 3, $5, $6, $7, $8)`,
    [
      surveyId,
      scene.teamId,
      scene.modelId,
      JSON.stringify(DEFAULT_PULSE_FORMAT),
      scene.mateId,
      state === 'not-started' ? null : new Date(),
      state === 'ended' ? new Date() : null,
      state === 'deleted' ? new Date() : null,
    ],
  )
  return { ...scene, surveyId }
}

function make(call: SurveyCall, asker: Asker, place: Place): Promise<Answer> {
  const browser = stage.browserOf(asker)
  const path = call.path(place)
  const body = call.body?.(place)
  switch (call.method) {
    case 'get':
      return browser.get(path)
    case 'put':
      return browser.put(path, body)
    case 'post':
      return browser.post(path, body)
    case 'delete':
      return browser.delete(path)
  }
}

/** Changes with every change of a stored survey, answer, conversation or schedule. */
async function fingerprint(): Promise<string> {
  const tables = ['pulse_survey', 'pulse_answer', 'pulse_participant', 'pulse_thread', 'pulse_schedule']
  const prints = tables.map(
    (table) => `SELECT md5(string_agg(kept::text, '' ORDER BY kept::text)) AS print FROM ${table} AS kept`,
  )
  const { rows } = await app.database.pool.query<{ print: string }>(prints.join(' UNION ALL '))
  return rows.map(({ print }) => print).join()
}

test('API-2, PERM-28: every call about surveys that is described is in the table', async () => {
  const { body } = await openBrowser(app.url).get('/api/docs/json')
  const { paths } = body as { paths: Record<string, object> }
  const described = Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    // Programs are in public-api-permissions.
    .filter((name) => /pulse-survey|pulse-schedule|\/pulse($|\/)/.test(name) && !name.includes('/public/'))
  expect(described.sort()).toEqual(CALLS.map(({ name }) => name).sort())
})

describe.each<Side>(['own', 'other'])('about their %s organisation', (side) => {
  describe.each([false, true])('in a team that is private: %s', (isPrivate) => {
    // Rules: PERM-28, PULSE-36, PULSE-39, PULSE-44, PULSE-52, PULSE-53, PULSE-54, PULSE-64, PULSE-70
    test.each(ASKERS)(
      '%s is answered as the table says in every state, and a refused call changes nothing',
      { timeout: 180_000 },
      async (asker) => {
        const [outcomes, expected]: Record<string, string | undefined>[] = [{}, {}]
        for (const state of STATES)
          for (const call of CALLS) {
            const place = await setPlace(side, state, isPrivate)
            const before = await fingerprint()
            const title = `${state}: ${call.name}`
            outcomes![title] = refusalCodeOf(await make(call, asker, place))
            expected![title] = (side === 'own' ? call.answer : call.elsewhere)(asker, state, isPrivate)
            if (outcomes![title] !== undefined && (await fingerprint()) !== before)
              outcomes![title] += ', but something changed'
            await place.remove()
          }
        expect(outcomes).toEqual(expected)
      },
    )
  })
})
