import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUserAs } from '../../../testing/team-place.ts'
import {
  answeredBy,
  answersOf,
  change,
  DONE,
  enabledModel,
  FORMAT,
  guest,
  readBy,
  refused,
  start,
  started,
  submit,
  surveyStage,
  teamPulse,
  told,
} from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

describe('PULSE-36, PULSE-37: starting a survey', () => {
  test('PULSE-37, PULSE-51: a facilitator starts one, which runs with the questions of the model', async () => {
    const stage = await surveyStage(app)
    const facilitator = await newUserAs(app, stage, null, 'facilitator')
    const answer = await start(
      stage,
      { name: '  March  ', teamId: 'another', createdBy: 'someone', timestamp: 1 },
      facilitator,
    )
    expect(told(answer)).toEqual([201, { id: expect.any(String) }])
    const { id } = answer.body as { id: string }
    const survey = await readBy(id, facilitator)
    expect(survey).toMatchObject({
      id,
      teamId: stage.teamId,
      name: 'March',
      state: 'in-progress',
      modelId: stage.modelId,
      predecessorId: null,
      closesAt: null,
      endedAt: null,
      format: FORMAT,
      floor: 3,
      commentsFloor: 5,
      answered: 0,
      invited: 2,
      mayManage: true,
      mayDelete: true,
      pulseData: { submittedData: null, people: 0, feedbackByTopic: {} },
    })
    expect(Math.abs((survey.startedAt ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(survey.results).toEqual(FORMAT.topics.map(() => ({ state: 'no-data', change: null })))
  })

  test('PULSE-36: a survey needs a name of at most 92 characters and an enabled model', async () => {
    const stage = await surveyStage(app)
    for (const name of ['', '   ', 'x'.repeat(93), 'two\nlines'])
      expect(told(await start(stage, { name }))).toMatchObject([400, { code: 'bad-request' }])
    for (const openDays of [0, 61, 1.5])
      expect(told(await start(stage, { openDays }))).toMatchObject([400, { code: 'bad-request' }])
    expect(told(await start(stage, { modelId: 'unknown' }))).toEqual(refused(404, 'not-found'))
    await stage.owner.browser.post(`/api/org/${stage.orgId}/pulse-model/${stage.modelId}/toggle`, {
      enabled: false,
    })
    expect(told(await start(stage))).toEqual(refused(404, 'not-found'))
    expect((await teamPulse(stage)).surveys).toEqual([])
  })

  test('PULSE-36: none is started in an archived team', async () => {
    const stage = await surveyStage(app)
    const draft = (await change(stage, await started(stage), 'duplicate')).body as { id: string }
    await stage.owner.browser.post(`/api/team/${stage.teamId}/settings`, { isArchived: true })
    expect(told(await start(stage))).toEqual(refused(409, 'team-archived'))
    expect(told(await change(stage, draft.id, 'start'))).toEqual(refused(409, 'team-archived'))
  })

  test('PULSE-51: questions are a copy: a model that changes later changes no survey', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const format = { ...FORMAT, topics: FORMAT.topics.slice(1) }
    await stage.owner.browser.post(`/api/org/${stage.orgId}/pulse-model/${stage.modelId}`, {
      title: 'New',
      format,
    })
    expect((await readBy(id, stage.owner)).format).toEqual(FORMAT)
    expect((await readBy(await started(stage), stage.owner)).format).toEqual(format)
  })

  test('PULSE-56: on the free plan one survey is started, deleted ones counted', async () => {
    const stage = await surveyStage(app)
    await app.database.pool.query('UPDATE organisation SET plan_id = null WHERE id = $1', [stage.orgId])
    expect((await teamPulse(stage)).allowance).toEqual({ used: 0, max: 1 })
    const answers = await Promise.all([start(stage), start(stage)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([201, 403])
    const id = (await teamPulse(stage)).surveys[0]?.id ?? ''
    const copy = (await change(stage, id, 'duplicate')).body as { id: string }
    expect(told(await change(stage, copy.id, 'start'))).toEqual(refused(403, 'plan-required'))
    await stage.owner.browser.delete(`/api/team/${stage.teamId}/pulse/${id}`)
    expect(told(await start(stage))).toEqual(refused(403, 'plan-required'))
    expect((await teamPulse(stage)).allowance).toEqual({ used: 1, max: 1 })
  })

  test('PULSE-56: a survey counts also once it was erased, by itself or with its team', async () => {
    const stage = await surveyStage(app)
    const { pool } = app.database
    await pool.query('UPDATE organisation SET plan_id = null WHERE id = $1', [stage.orgId])
    const id = await started(stage)
    await change(stage, id, 'duplicate')
    await pool.query('DELETE FROM pulse_survey WHERE team_id = $1', [stage.teamId])
    expect((await teamPulse(stage)).allowance).toEqual({ used: 1, max: 1 })
    expect(told(await start(stage))).toEqual(refused(403, 'plan-required'))

    await pool.query("UPDATE organisation SET plan_id = 'level1' WHERE id = $1", [stage.orgId])
    await started(stage)
    for (const table of ['team_member', 'board'])
      await pool.query(`DELETE FROM ${table} WHERE team_id = $1`, [stage.teamId])
    await pool.query('DELETE FROM team WHERE id = $1', [stage.teamId])
    const { rows } = await pool.query('SELECT erased_surveys FROM organisation WHERE id = $1', [stage.orgId])
    expect(rows).toEqual([{ erased_surveys: 2 }])
  })

  test('PULSE-63: a team has at most 500 surveys that are not in the trash', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await app.database.pool.query(
      `INSERT INTO pulse_survey (id, team_id, model_id, name, format, floor, created_by, started_at, ended_at)
       SELECT id || n, team_id, model_id, name, format, floor, created_by, started_at, now()
       FROM pulse_survey, generate_series(1, 498) AS n WHERE id = $1`,
      [id],
    )
    expect((await start(stage)).status).toBe(201)
    expect(told(await start(stage))).toEqual(refused(409, 'survey-limit'))
    await stage.owner.browser.delete(`/api/team/${stage.teamId}/pulse/${id}`)
    expect((await start(stage)).status).toBe(201)
    // Neither does one that is restored make one more.
    expect(told(await change(stage, id, 'restore'))).toEqual(refused(409, 'survey-limit'))
    await stage.owner.browser.delete(`/api/team/${stage.teamId}/pulse/${id}1`)
    expect(told(await change(stage, id, 'restore'))).toEqual(DONE)
  })
})

describe('PULSE-39: states of a survey', () => {
  test('PULSE-39: is ended and reopened; other steps are refused', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const stateNow = async () => (await readBy(id, stage.owner)).state
    for (const step of ['start', 'reopen'] as const)
      expect(told(await change(stage, id, step))).toEqual(refused(409, 'survey-state'))
    expect(told(await change(stage, id, 'end'))).toEqual(DONE)
    expect(await stateNow()).toBe('ended')
    for (const step of ['start', 'end'] as const)
      expect(told(await change(stage, id, step))).toEqual(refused(409, 'survey-state'))
    expect(told(await change(stage, id, 'reopen'))).toEqual(DONE)
    expect(await stateNow()).toBe('in-progress')
  })

  test('PULSE-39, PULSE-66: a survey that closes after some days has ended by itself, and can be reopened', async () => {
    const startedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt })
    const stage = await surveyStage(app)
    const id = await started(stage, { openDays: 2 })
    const voter = await guest(app)
    expect(await readBy(id, stage.owner)).toMatchObject({
      closesAt: startedAt + 2 * DAY_MS,
      state: 'in-progress',
    })
    vi.setSystemTime(startedAt + 2 * DAY_MS - 1000)
    expect(told(await submit(id, voter, answersOf(3)))).toEqual(DONE)
    vi.setSystemTime(startedAt + 2 * DAY_MS)
    expect(told(await submit(id, voter, answersOf(4)))).toEqual(refused(409, 'survey-closed'))
    expect(await readBy(id, stage.owner)).toMatchObject({ state: 'ended', endedAt: startedAt + 2 * DAY_MS })
    expect(told(await change(stage, id, 'reopen'))).toEqual(DONE)
    expect(await readBy(id, stage.owner)).toMatchObject({
      state: 'in-progress',
      closesAt: null,
      endedAt: null,
    })
    expect(told(await submit(id, voter, answersOf(4)))).toEqual(DONE)
  })

  test('PULSE-57: a duplicate is a draft with the same questions, without answers, which follows the survey', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredBy(app, id, [1, 2, 5])
    const answer = await change(stage, id, 'duplicate')
    expect(answer.status).toBe(201)
    const { id: copyId } = answer.body as { id: string }
    expect(await readBy(copyId, stage.owner)).toMatchObject({
      name: 'March',
      state: 'not-started',
      predecessorId: id,
      format: FORMAT,
      answered: 0,
    })
    const member = await newUserAs(app, stage, null, 'member')
    const listed = async (one = stage.owner) =>
      (await teamPulse(stage, '', one)).surveys.map((survey) => survey.id)
    expect([await listed(), await listed(member)]).toEqual([[copyId, id], [id]])
    expect(told(await change(stage, copyId, 'start'))).toEqual(DONE)
    expect(await listed(member)).toEqual([copyId, id])
  })

  test('PULSE-7: enabling another model ends and publishes running surveys; enabling it again ends none', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    for (const role of ['member', 'member', 'admin'] as const) await newUserAs(app, stage, null, role)
    await answeredBy(app, id, [1, 3, 4])
    // One of four people is left, who could not be added to a result of three any more.
    expect((await readBy(id, stage.owner)).results?.[0]).toMatchObject({ state: 'insufficient', missing: 1 })
    const other = await enabledModel(stage, 'Other')
    expect(await readBy(id, stage.owner)).toMatchObject({
      state: 'ended',
      results: FORMAT.topics.map(() => ({ state: 'shown', answers: 3 })),
    })
    await change(stage, id, 'reopen')
    await stage.owner.browser.post(`/api/org/${stage.orgId}/pulse-model/${other}/toggle`, { enabled: true })
    expect((await readBy(id, stage.owner)).state).toBe('in-progress')
  })
})

describe('PULSE-44, PULSE-54: the trash', () => {
  test('PULSE-44, PULSE-54, TRASH-16: a deleted survey is found by no call, and comes back as it was', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const [voter] = await answeredBy(app, id, [2, 3, 4])
    const before = await readBy(id, stage.owner)
    expect(before.results?.[0]).toMatchObject({ state: 'shown' })
    const path = `/api/team/${stage.teamId}/pulse/${id}`
    expect(told(await stage.owner.browser.delete(path))).toEqual(DONE)
    expect(told(await stage.owner.browser.get(`/api/pulse-survey/${id}`))).toEqual(refused(404, 'not-found'))
    expect(told(await submit(id, voter!, answersOf(1)))).toEqual(refused(404, 'not-found'))
    expect(told(await change(stage, id, 'end'))).toEqual(refused(404, 'not-found'))
    expect(await teamPulse(stage)).toMatchObject({
      surveys: [],
      deletedSurveys: [{ id, name: 'March', deletedAt: expect.any(Number) }],
    })
    const member = await newUserAs(app, stage, null, 'member')
    expect((await teamPulse(stage, '', member)).deletedSurveys).toEqual([])
    expect(told(await change(stage, id, 'restore'))).toEqual(DONE)
    expect(await readBy(id, stage.owner)).toEqual({ ...before, invited: 3 })
    expect(told(await change(stage, id, 'restore'))).toEqual(refused(404, 'not-found'))
  })

  test.each([
    [29.99, true],
    [30, false],
  ])('PULSE-44: after %d days it can be restored: %s', async (days, isThere) => {
    const startedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: startedAt })
    const stage = await surveyStage(app)
    const id = await started(stage)
    await stage.owner.browser.delete(`/api/team/${stage.teamId}/pulse/${id}`)
    vi.setSystemTime(startedAt + days * DAY_MS)
    // The sessions have expired by then, so another person calls.
    const other = await newUserAs(app, stage, null, 'facilitator')
    expect((await teamPulse(stage, '', other)).deletedSurveys).toHaveLength(isThere ? 1 : 0)
    expect(told(await change(stage, id, 'restore', other))).toEqual(
      isThere ? DONE : refused(404, 'not-found'),
    )
  })
})
