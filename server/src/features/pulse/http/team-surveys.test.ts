import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUserAs } from '../../../testing/team-place.ts'
import {
  answeredBy,
  change,
  FORMAT,
  guest,
  readBy,
  refused,
  started,
  surveyStage,
  teamPulse,
  told,
} from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

describe('PULSE-45: compared with the survey before', () => {
  test('PULSE-45: the first has nothing to compare with, the next one its difference', async () => {
    const stage = await surveyStage(app)
    const [first, second] = [await started(stage), await started(stage, { name: 'April' })]
    await answeredBy(app, first, [1, 2, 3])
    expect(await readBy(second, stage.owner)).toMatchObject({
      results: FORMAT.topics.map(() => ({ change: null })),
    })
    await answeredBy(app, second, [3, 4, 5])
    expect((await readBy(first, stage.owner)).results?.[0]).toMatchObject({ change: null })
    expect((await readBy(second, stage.owner)).results?.[0]).toMatchObject({ average: 4, change: 2 })
    expect((await teamPulse(stage)).surveys[0]?.results[0]).toMatchObject({ average: 4, change: 2 })
  })

  test('PULSE-95: the mean of all averages is compared too, for people who see results', async () => {
    const stage = await surveyStage(app)
    const [first, second] = [await started(stage), await started(stage, { name: 'April' })]
    await answeredBy(app, first, [1, 2, 3])
    await answeredBy(app, second, [3, 4])
    // Below the floor there is nothing to compare.
    expect(await readBy(second, stage.owner)).toMatchObject({ overallChange: null })
    await answeredBy(app, second, [5])
    expect(await readBy(first, stage.owner)).toMatchObject({ overallChange: null })
    expect(await readBy(second, stage.owner)).toMatchObject({ overallChange: 2 })
    expect(await readBy(second, await guest(app))).toMatchObject({ results: null, overallChange: null })
  })

  test('TEAM-31: a team is answered with its surveys, the latest first and no drafts', async () => {
    const stage = await surveyStage(app)
    const [first, second] = [await started(stage), await started(stage, { name: 'April' })]
    await change(stage, second, 'duplicate')
    await change(stage, first, 'end')
    const { body } = await stage.owner.browser.get(`/api/team/${stage.teamId}`)
    expect(body).toMatchObject({
      surveys: [
        { id: second, name: 'April', state: 'in-progress' },
        { id: first, name: 'March', state: 'ended' },
      ],
    })
  })

  test('EXPORT-8, PULSE-46: the export of a team has the results that are shown, and nothing below the floor', async () => {
    const stage = await surveyStage(app)
    const [first, second] = [await started(stage), await started(stage, { name: 'April' })]
    await answeredBy(app, first, [1, 2, 3], 'Secret')
    await answeredBy(app, second, [4, 5], 'Secret')
    await change(stage, first, 'duplicate')
    const { body } = await stage.owner.browser.get(`/api/team/${stage.teamId}/export`)
    expect(body).toMatchObject({
      surveys: [
        { name: 'April', results: FORMAT.topics.map(() => ({ state: 'insufficient' })) },
        { name: 'March', results: FORMAT.topics.map(() => ({ state: 'shown', average: 2 })) },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('Secret')
  })

  test('PULSE-53: a list may be of one model, or of the latest survey', async () => {
    const stage = await surveyStage(app)
    const [first, second] = [await started(stage), await started(stage)]
    const ids = async (query: string) => (await teamPulse(stage, query)).surveys.map(({ id }) => id)
    expect(await ids('')).toEqual([second, first])
    expect(await ids(`?modelId=${stage.modelId}`)).toEqual([second, first])
    expect(await ids('?modelId=another')).toEqual([])
    expect(await ids('?getLatest=true')).toEqual([second])
    expect((await teamPulse(stage)).trendMin).toBe(5)
    const { browser } = await guest(app)
    expect(told(await browser.get(`/api/team/${stage.teamId}/pulse`))).toEqual(
      refused(401, 'sign-in-required'),
    )
  })
})

describe('a team with more surveys than are listed', () => {
  /** Copies a survey, each copy started a minute later than the one before, or as a draft. */
  async function copy(id: string, times: number, startedAt: 'later' | 'never'): Promise<void> {
    const values = `jsonb_build_object('id', '${startedAt}-' || number || survey.id, 'started_at',
      ${startedAt === 'never' ? 'NULL' : `survey.started_at + number * INTERVAL '1 minute'`})`
    await app.database.pool.query(
      `INSERT INTO pulse_survey SELECT (jsonb_populate_record(survey, ${values})).*
       FROM pulse_survey AS survey, generate_series(1, $2) AS number WHERE id = $1`,
      [id, times],
    )
  }

  test('PULSE-53, TEAM-31: drafts hide no survey that was started', async () => {
    const stage = await surveyStage(app)
    const member = await newUserAs(app, stage, null, 'member')
    const id = await started(stage)
    await copy(id, 120, 'never')
    expect((await teamPulse(stage, '', member)).surveys.map((survey) => survey.id)).toEqual([id])
    const seen = (await teamPulse(stage)).surveys.map((survey) => survey.startedAt !== null)
    // Drafts come first, as many as are listed at most.
    expect(seen).toEqual([...Array.from({ length: 100 }, () => false), true])
    expect((await stage.owner.browser.get(`/api/team/${stage.teamId}`)).body).toMatchObject({
      surveys: [{ id }],
    })
  })

  test('PULSE-45: the oldest that is listed is compared with the one before, which is not', async () => {
    const stage = await surveyStage(app)
    const [first, second] = [await started(stage), await started(stage, { name: 'April' })]
    await answeredBy(app, first, [1, 2, 3])
    await answeredBy(app, second, [3, 4, 5])
    await copy(second, 99, 'later')
    const { surveys } = await teamPulse(stage)
    expect(surveys).toHaveLength(100)
    expect(surveys.at(-1)).toMatchObject({ id: second, results: FORMAT.topics.map(() => ({ change: 2 })) })
  })
})
