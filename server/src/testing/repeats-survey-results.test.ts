import type { SurveyResults } from '@retropulse/contract/pulse-survey'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import { RATINGS } from '@retropulse/domain/pulse/rating'
import fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agentOf, type TestAgent } from '../features/mcp/testing/agent.ts'
import { programOf, type TestProgram } from '../features/public-api/testing/program.ts'
import {
  answeredBy,
  answersOf,
  change,
  guest,
  orgPulse,
  readBy,
  started,
  submit,
  type SurveyStage,
  surveyStage,
  teamPulse,
  TOPIC_IDS,
} from '../features/pulse/testing/survey-stage.ts'
import { startApp, type TestApp } from './start-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3', REQUESTS_PER_MINUTE: '1000000' })
})
afterAll(() => app.close())

interface Readers {
  readonly stage: SurveyStage
  readonly program: TestProgram
  readonly agent: TestAgent
}

type Results = SurveyResults['results'] | null | undefined

/** The results of the only survey of the team, as all channels that repeat results give them at this moment. */
async function resultsOf(id: string, { stage, program, agent }: Readers): Promise<Record<string, Results>> {
  const { teamId, owner } = stage
  const listed = (await program.get(`/teams/${teamId}/pulse-surveys`)).body as { data: SurveyResults[] }
  const used = await agent.use('list_pulse_surveys', { teamId })
  if (!used.ok) throw new Error(used.text)
  const read = await agent.use('read_organisation_pulse', {})
  if (!read.ok) throw new Error(read.text)
  const ofOrg = await orgPulse(stage)
  return {
    page: (await readBy(id, owner)).results,
    team: (await teamPulse(stage)).surveys[0]?.results,
    organisation: ofOrg.teams.find((team) => team.id === teamId)?.results,
    program: listed.data[0]?.results,
    agent: (used.answer as unknown as typeof listed).data[0]?.results,
    'agent, of the organisation': (read.answer as unknown as typeof ofOrg).teams[0]?.results,
  }
}

/** The results in the JSON of the team and in the zip of the organisation; each may be made a few times a minute only. */
async function exportedResults({ orgId, teamId, owner }: SurveyStage): Promise<readonly Results[]> {
  const { body } = await owner.browser.get(`/api/team/${teamId}/export`)
  const headers = { cookie: owner.browser.cookie() }
  const response = await fetch(`${app.url}/api/org/${orgId}/export`, { headers })
  const files = Object.entries(unzipSync(new Uint8Array(await response.arrayBuffer())))
  const [, bytes] = files.find(([name]) => name.endsWith('/surveys.json')) ?? []
  const zipped = JSON.parse(strFromU8(bytes ?? new Uint8Array())) as SurveyResults[]
  return [(body as { surveys: SurveyResults[] }).surveys[0]?.results, zipped[0]?.results]
}

const PEOPLE = 9
const stepArb = fc.record({
  person: fc.integer({ min: 0, max: PEOPLE - 1 }),
  rating: fc.constantFrom(...RATINGS),
})

// Rules: PULSE-46, PULSE-58, PULSE-59, API-20
test('whatever people answer and change, each channel repeats the results of the page at that moment, so that several channels read at several moments say no more than the page', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(stepArb, { minLength: 8, maxLength: 16 }), async (steps) => {
      const stage = await surveyStage(app)
      const readers = {
        stage,
        program: await programOf(app.url, stage),
        agent: await agentOf(app.url, stage),
      }
      const id = await started(stage)
      const guests = await Promise.all(Array.from({ length: PEOPLE }, () => guest(app)))
      for (const { person, rating } of steps) {
        const answer = await submit(id, guests[person] ?? (await guest(app)), answersOf(rating, 'A comment'))
        expect(answer.status).toBe(204)
        const { page, ...others } = await resultsOf(id, readers)
        expect(page).toHaveLength(TOPIC_IDS.length)
        for (const [channel, results] of Object.entries(others)) expect(results, channel).toEqual(page)
      }
      expect((await change(stage, id, 'end')).status).toBe(204)
      const { page, ...others } = await resultsOf(id, readers)
      for (const [channel, results] of Object.entries(others)) expect(results, channel).toEqual(page)
    }),
    runs(3),
  )
})

// Rules: PULSE-46, PULSE-58, EXPORT-8, EXPORT-14
test('the exports of a running survey have the results of its page, and nothing of answers that wait', async () => {
  const stage = await surveyStage(app)
  const id = await started(stage)
  await answeredBy(app, id, [1, 2, 5])
  const { results: page } = await readBy(id, stage.owner)
  await answeredBy(app, id, [4])
  expect(page?.[0]).toMatchObject({ state: 'shown', distribution: [1, 1, 0, 0, 1] })
  expect(await exportedResults(stage)).toEqual([page, page])
})
