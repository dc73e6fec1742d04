import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUserAs } from '../../../testing/team-place.ts'
import {
  answeredBy,
  answersOf,
  change,
  FIRST,
  orgPulse,
  readBy,
  started,
  submit,
  type SurveyStage,
  surveyStage,
  teamPulse,
} from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

/** The result of the first question, as each page of the team and the survey itself have it. */
async function resultEverywhere(stage: SurveyStage, id: string): Promise<unknown> {
  const survey = (await readBy(id, stage.owner)).results?.[0]
  const listed = (await teamPulse(stage)).surveys.find((one) => one.id === id)?.results[0]
  const ofOrg = (await orgPulse(stage)).teams[0]?.results[0]
  expect([listed, ofOrg]).toEqual([survey, survey])
  return survey
}

describe('PULSE-46: the floor', () => {
  test.each([3, 4, 10])(
    'PULSE-46, ANON-27: below %i answers no figure leaves the server, on no page',
    async (floor) => {
      const stage = await surveyStage(app)
      await stage.owner.browser.post(`/api/org/${stage.orgId}/settings`, { anonymityFloor: floor })
      const id = await started(stage)
      expect(await resultEverywhere(stage, id)).toEqual({ state: 'no-data', change: null })
      const ratings = Array.from({ length: floor }, (_, at) => (at % 5) + 1)
      for (let answered = 1; answered < floor; answered += 1) {
        await answeredBy(app, id, [ratings[answered - 1] ?? 1], 'secret')
        const missing = floor - answered
        expect(await resultEverywhere(stage, id)).toEqual({ state: 'insufficient', missing, change: null })
        const pages = [
          await readBy(id, stage.owner),
          await teamPulse(stage),
          await teamPulse(stage, '?getLatest=true'),
          await orgPulse(stage),
        ]
        expect(JSON.stringify(pages)).not.toMatch(/secret|average":|distribution/)
      }
      await answeredBy(app, id, [ratings.at(-1) ?? 1])
      expect(await resultEverywhere(stage, id)).toMatchObject({
        state: 'shown',
        answers: floor,
        change: null,
      })
    },
  )

  test('PULSE-46: a raised floor holds for surveys that start from then on, and can be lowered for none', async () => {
    const stage = await surveyStage(app)
    const before = await started(stage)
    const copy = (await change(stage, before, 'duplicate')).body as { id: string }
    await stage.owner.browser.post(`/api/org/${stage.orgId}/settings`, { anonymityFloor: 5 })
    await change(stage, copy.id, 'start')
    expect([await readBy(before, stage.owner), await readBy(copy.id, stage.owner)]).toMatchObject([
      { floor: 3 },
      { floor: 5 },
    ])
    await stage.owner.browser.post(`/api/org/${stage.orgId}/settings`, { anonymityFloor: 3 })
    expect(await readBy(copy.id, stage.owner)).toMatchObject({ floor: 5 })
    expect(
      (await stage.owner.browser.post(`/api/org/${stage.orgId}/settings`, { anonymityFloor: 2 })).status,
    ).toBe(400)
  })

  test('PULSE-45: members of the team see the results too', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const member = await newUserAs(app, stage, null, 'member')
    await answeredBy(app, id, [1, 2, 4])
    await change(stage, id, 'end')
    expect((await readBy(id, member)).results?.[0]).toEqual({
      state: 'shown',
      answers: 3,
      average: 2.33,
      distribution: [1, 1, 0, 1, 0],
      agreed: { low: 0, high: 0 },
      change: null,
    })
    expect(await readBy(id, member)).toMatchObject({ mayManage: false, mayDelete: false })
  })

  test('PULSE-58: a running survey shows the next answers in one batch', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredBy(app, id, [1, 2, 4])
    const first = await resultEverywhere(stage, id)
    for (const rating of [5, 5]) {
      await answeredBy(app, id, [rating])
      expect(await resultEverywhere(stage, id)).toEqual(first)
    }
    await answeredBy(app, id, [1])
    expect(await resultEverywhere(stage, id)).toMatchObject({ answers: 6, distribution: [2, 1, 0, 1, 2] })
  })

  test('PULSE-58: an answer that changes is shown together with others', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const guests = await answeredBy(app, id, [1, 2, 4, 5])
    const first = await resultEverywhere(stage, id)
    await submit(id, guests[0]!, answersOf(3))
    expect(await resultEverywhere(stage, id)).toEqual(first)
    expect((await readBy(id, guests[0]!)).pulseData.submittedData?.[FIRST]).toMatchObject({
      value: 3,
      isPublished: false,
    })
  })

  test('PULSE-46: a member who leaves takes no answer away, and lowers no count', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const members = await Promise.all([1, 2, 3].map(() => newUserAs(app, stage, null, 'member')))
    for (const [at, member] of members.entries()) await submit(id, member, answersOf(at + 1))
    await change(stage, id, 'end')
    const before = await resultEverywhere(stage, id)
    await app.database.pool.query('DELETE FROM team_member WHERE team_id = $1 AND user_id <> $2', [
      stage.teamId,
      stage.owner.id,
    ])
    expect(await resultEverywhere(stage, id)).toEqual(before)
    expect(await readBy(id, stage.owner)).toMatchObject({ answered: 3, invited: 3 })
  })
})

describe('PULSE-59: all people of a batch gave the same rating', () => {
  test.each([
    [1, { low: 3, high: 0 }],
    [2, { low: 3, high: 0 }],
    [3, { low: 0, high: 3 }],
    [5, { low: 0, high: 3 }],
  ] as const)(
    'PULSE-59: three people who all rate %i are shown as a band, on every page',
    async (rating, agreed) => {
      const stage = await surveyStage(app)
      const id = await started(stage)
      await answeredBy(app, id, [rating, rating, rating], 'Comment')
      expect(await resultEverywhere(stage, id)).toEqual({ state: 'band', answers: 3, agreed, change: null })
      expect((await orgPulse(stage)).results[0]).toMatchObject({ state: 'insufficient' })
      await answeredBy(app, id, [1, 2, 5], 'Other')
      const survey = await readBy(id, stage.owner)
      expect(survey.results?.[0]).toMatchObject({
        state: 'shown',
        answers: 6,
        distribution: [1, 1, 0, 0, 1],
        agreed,
      })
      const comments = survey.pulseData.feedbackByTopic[FIRST]?.map(({ feedback, value }) => [
        feedback,
        value,
      ])
      expect(new Map(comments as [string, number | null][])).toEqual(
        new Map([
          ...[0, 1, 2].map((at) => [`Comment ${at}`, null] as const),
          ...[1, 2, 5].map((value, at) => [`Other ${at}`, value] as const),
        ]),
      )
    },
  )
})

describe('PULSE-47, PULSE-60: comments', () => {
  test('PULSE-60: comments are listed from five people on, each with its rating', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredBy(app, id, [1, 2, 4, 5], 'Comment')
    expect((await readBy(id, stage.owner)).pulseData.feedbackByTopic).toEqual({})
    await answeredBy(app, id, [3, 3], 'Late')
    const { feedbackByTopic } = (await readBy(id, stage.owner)).pulseData
    expect(feedbackByTopic[FIRST]?.map(({ feedback, value }) => `${feedback}: ${value}`).sort()).toEqual([
      'Comment 0: 1',
      'Comment 1: 2',
      'Comment 2: 4',
      'Comment 3: 5',
      'Late 0: 3',
      'Late 1: 3',
    ])
    // The other questions were answered by as many people, without a comment.
    expect(Object.values(feedbackByTopic).map((comments) => comments.length)).toEqual([6, 0, 0, 0, 0, 0])
  })

  test('PULSE-47, ANON-27: comments come in an order that is unrelated to when they were written', async () => {
    const orders = new Set<string>()
    const stage = await surveyStage(app)
    for (let round = 0; round < 6; round += 1) {
      const id = await started(stage)
      await answeredBy(app, id, [1, 2, 3, 4, 5, 5], 'Comment')
      const { pulseData } = await readBy(id, stage.owner)
      expect(await readBy(id, stage.owner)).toMatchObject({ pulseData })
      const comments = pulseData.feedbackByTopic[FIRST] ?? []
      expect(comments).toHaveLength(6)
      orders.add(comments.map(({ feedback }) => feedback).join())
    }
    expect(orders.size).toBeGreaterThan(1)
  })
})
