import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TestUser, newUser, newUserAs } from '../../../testing/team-place.ts'
import { openBrowser, PASSWORD, signUp } from '../../../testing/test-browser.ts'
import {
  answeredBy,
  answersOf,
  change,
  DONE,
  FIRST,
  guest,
  readBy,
  refused,
  started,
  submit,
  surveyStage,
  TOPIC_IDS,
  told,
} from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

/** The rows of a survey, as the database holds them. */
const rowsOf = async (surveyId: string) =>
  (
    await app.database.pool.query('SELECT * FROM pulse_answer WHERE survey_id = $1 ORDER BY 1, 2, 3', [
      surveyId,
    ])
  ).rows as Readonly<Record<string, unknown>>[]

describe('PULSE-41, PULSE-52: answering', () => {
  test('PULSE-41, PULSE-52: answers are stored for the caller, and read by the caller alone', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const members: TestUser[] = [
      await newUserAs(app, stage, null, 'member'),
      await newUserAs(app, stage, null, 'member'),
    ]
    const [one, other] = members as [TestUser, TestUser]
    // Whose answers they are is known from the session: an id in the body changes nothing.
    const body = { ...answersOf([1, 2, 3, 4, 5, 1], '  Good  '), uid: other.id }
    expect(told(await submit(id, one, body))).toEqual(DONE)
    const { pulseData } = await readBy(id, one)
    expect(TOPIC_IDS.map((topic) => pulseData.submittedData?.[topic]?.value)).toEqual([1, 2, 3, 4, 5, 1])
    const today = new Date().toISOString().slice(0, 10)
    expect(pulseData.submittedData?.[FIRST]).toEqual({
      value: 1,
      feedback: 'Good',
      timestamp: Date.parse(`${today}T00:00:00Z`),
      commentId: expect.any(String),
      isPublished: false,
      thread: null,
    })
    for (const reader of [other, stage.owner])
      expect((await readBy(id, reader)).pulseData).toEqual({
        submittedData: null,
        people: 1,
        feedbackByTopic: {},
      })
  })

  test('PULSE-41: a person answers once, and changes the answers until the survey ends', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const member = await newUserAs(app, stage, null, 'member')
    for (const rating of [2, 4, 5]) expect(told(await submit(id, member, answersOf(rating)))).toEqual(DONE)
    expect(await readBy(id, member)).toMatchObject({ answered: 1, invited: 2 })
    expect(await rowsOf(id)).toHaveLength(TOPIC_IDS.length)
    await change(stage, id, 'end')
    expect(told(await submit(id, member, answersOf(1)))).toEqual(refused(409, 'survey-closed'))
    expect((await readBy(id, member)).pulseData.submittedData?.[FIRST]).toMatchObject({ value: 5 })
    await change(stage, id, 'reopen')
    expect(told(await submit(id, member, answersOf(1)))).toEqual(DONE)
    expect((await readBy(id, member)).pulseData.submittedData?.[FIRST]).toMatchObject({ value: 1 })
  })

  test('PULSE-41: of ten answers of one person at once one is kept', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const member = await newUserAs(app, stage, null, 'member')
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => submit(id, member, answersOf((at % 5) + 1))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]))
    expect(await readBy(id, member)).toMatchObject({ answered: 1 })
  })

  test('PULSE-41, PULSE-61: bad answers are refused, and nothing is stored', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const member = await newUserAs(app, stage, null, 'member')
    const { data } = answersOf(3)
    const { [FIRST]: _left, ...incomplete } = data
    const changed = (answer: object) => ({ data: { ...data, [FIRST]: { value: 3, ...answer } } })
    const bad: readonly unknown[] = [
      ...[0, 6, -1, 2.5, '3', null].map((value) => changed({ value })),
      changed({ feedback: 'x'.repeat(2001) }),
      changed({ feedback: 'half \ud83d' }),
      changed({ feedback: 5 }),
      changed({ extra: true }),
      { data: incomplete },
      { data: {} },
      { data: { ...data, unknown: { value: 3 } } },
      { data: { ...incomplete, unknown: { value: 3 } } },
      JSON.parse(`{"data": ${JSON.stringify({ ...incomplete }).slice(0, -1)}, "__proto__": {"value": 3}}}`),
      { data, personId: 'someone' },
      { data: [] },
      {},
    ]
    for (const body of bad) expect([body, (await submit(id, member, body)).status]).toEqual([body, 400])
    expect(await rowsOf(id)).toEqual([])
    expect(told(await submit(id, member, changed({ feedback: 'x'.repeat(2000) })))).toEqual(DONE)
  })

  test('PULSE-62: a survey takes the answers of 5,000 people, whose own may still change', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const [first] = await answeredBy(app, id, [3])
    await app.database.pool.query(
      `INSERT INTO pulse_answer (survey_id, topic_id, answer_key, value, feedback, answered_on, comment_id)
       SELECT survey_id, topic_id, answer_key || n, value, feedback, answered_on, comment_id || n
       FROM pulse_answer, generate_series(1, 4998) AS n WHERE survey_id = $1`,
      [id],
    )
    const [last, over] = [await guest(app), await guest(app)]
    expect(told(await submit(id, last, answersOf(3)))).toEqual(DONE)
    expect(told(await submit(id, over, answersOf(3)))).toEqual(refused(409, 'survey-limit'))
    expect((await submit(id, first!, answersOf(5))).status).toBe(204)
  })
})

describe('PULSE-64: guests of a public team', () => {
  test('PULSE-64: a guest answers by link, sees no result, and keeps the answers as a user', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const [visitor] = await answeredBy(app, id, [4, 2, 3])
    const seen = await readBy(id, visitor!)
    expect(seen).toMatchObject({ results: null, mayManage: false, mayDelete: false, answered: 3, invited: 3 })
    expect(seen.pulseData).toMatchObject({ submittedData: { [FIRST]: { value: 4 } }, feedbackByTopic: {} })
    expect((await readBy(id, stage.owner)).results?.[0]).toMatchObject({ state: 'shown', answers: 3 })

    await signUp(visitor!.browser)
    expect((await readBy(id, visitor!)).pulseData.submittedData?.[FIRST]).toMatchObject({ value: 4 })
    expect(told(await submit(id, visitor!, answersOf(1)))).toEqual(DONE)
    const after = await readBy(id, visitor!)
    expect(after).toMatchObject({ answered: 3 })
    expect(after.pulseData.submittedData?.[FIRST]).toMatchObject({ value: 1 })
    expect(await rowsOf(id)).toHaveLength(3 * TOPIC_IDS.length)
  })

  test('PULSE-74: answers without a session and without an identity of a guest are refused: sign in first', async () => {
    const id = await started(await surveyStage(app))
    const signedOut = { browser: openBrowser(app.url) }
    expect(told(await submit(id, signedOut, answersOf(3)))).toEqual(refused(401, 'sign-in-required'))
    expect(await rowsOf(id)).toEqual([])
  })

  test('PULSE-64: a survey of a private team is closed to people without a role in it', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await stage.owner.browser.post(`/api/team/${stage.teamId}/settings`, { isPrivate: true })
    const cases = [
      [await guest(app), refused(401, 'sign-in-required')],
      [{ browser: openBrowser(app.url) }, refused(401, 'sign-in-required')],
      [await newUser(app), refused(403, 'invitation-required')],
    ] as const
    for (const [caller, expected] of cases) {
      expect(told(await caller.browser.get(`/api/pulse-survey/${id}`))).toEqual(expected)
      expect(told(await submit(id, caller, answersOf(3)))).toEqual(expected)
    }
    expect(await rowsOf(id)).toEqual([])
  })
})

describe('PULSE-48: what the tables say', () => {
  test('PULSE-48: no row of an answer names a person, a time, or the other answers of its author', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const member = await newUserAs(app, stage, null, 'member')
    await submit(id, member, answersOf([1, 2, 3, 4, 5, 1], 'Good'))
    const rows = await rowsOf(id)
    const stored = JSON.stringify(rows)
    for (const secret of [member.id, stage.owner.id, 'Ann']) expect(stored).not.toContain(secret)
    const values = rows.flatMap((row) => [row['answer_key'], row['comment_id']])
    expect(new Set(values).size).toBe(2 * TOPIC_IDS.length)
    const { rows: columns } = await app.database.pool.query<{ type: string; name: string }>(
      `SELECT column_name AS name, data_type AS type FROM information_schema.columns
       WHERE table_name IN ('pulse_answer', 'pulse_participant', 'pulse_thread')`,
    )
    expect(columns.filter(({ type }) => /time/.test(type))).toEqual([])
    expect(columns.filter(({ type }) => type === 'date').map(({ name }) => name)).toEqual(['answered_on'])
    // Keys are made with a secret of the server: without it they say nothing, with another secret something else.
    const { rows: people } = await app.database.pool.query<{ person_id: string }>(
      'SELECT person_id FROM pulse_participant WHERE survey_id = $1',
      [id],
    )
    expect(people).toEqual([{ person_id: member.id }])
  })

  test('PULSE-48: once published, rows lie in an order without a meaning, written by one transaction', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const members = await Promise.all([1, 2, 3, 4].map(() => newUserAs(app, stage, null, 'member')))
    for (const [at, member] of members.entries())
      await submit(id, member, answersOf([(at % 5) + 1, 3, 4, 2, 5, 1]))
    await change(stage, id, 'end')
    for (const table of ['pulse_answer', 'pulse_participant']) {
      const { rows } = await app.database.pool.query<{ writer: string; own: string }>(
        `SELECT xmin::text AS writer, ${table === 'pulse_answer' ? 'answer_key' : 'person_id'} AS own
         FROM ${table} WHERE survey_id = $1 ORDER BY ctid`,
        [id],
      )
      expect(new Set(rows.map(({ writer }) => writer)).size).toBe(1)
      const order = rows.map(({ own }) => own)
      expect(rows.length).toBeGreaterThanOrEqual(4)
      const { rows: sorted } = await app.database.pool.query<{ own: string }>(
        'SELECT own FROM unnest($1::text[]) AS own ORDER BY own',
        [order],
      )
      expect(order).toEqual(sorted.map(({ own }) => own))
    }
  })

  test('PULSE-48: rows are rewritten once after the end, and not by reading the survey', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredBy(app, id, [1, 2])
    const writers = async () => {
      const { rows } = await app.database.pool.query<{ writer: string }>(
        'SELECT DISTINCT xmin::text AS writer FROM pulse_answer WHERE survey_id = $1',
        [id],
      )
      return rows
    }
    expect(await writers()).toHaveLength(2)
    // As if its time were over, and no job had come by since.
    await app.database.pool.query('UPDATE pulse_survey SET closes_at = now() WHERE id = $1', [id])
    expect(await readBy(id, stage.owner)).toMatchObject({ state: 'ended' })
    const [sealed, ...others] = await writers()
    expect(others).toEqual([])
    await readBy(id, stage.owner)
    expect(await writers()).toEqual([sealed])
    await change(stage, id, 'reopen')
    await answeredBy(app, id, [5])
    await change(stage, id, 'end')
    expect(await writers()).toHaveLength(1)
    expect(await writers()).not.toEqual([sealed])
  })

  test('PULSE-48: a person who deletes the account is forgotten as a participant; the answers stay', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const member = await newUserAs(app, stage, null, 'member')
    await submit(id, member, answersOf(3))
    expect((await member.browser.delete('/api/user-profile', { password: PASSWORD })).status).toBe(200)
    await expect
      .poll(
        async () =>
          (await app.database.pool.query('SELECT FROM pulse_participant WHERE survey_id = $1', [id]))
            .rowCount,
      )
      .toBe(0)
    expect(await rowsOf(id)).toHaveLength(TOPIC_IDS.length)
  })
})
