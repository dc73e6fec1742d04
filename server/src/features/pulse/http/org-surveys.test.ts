import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUserAs } from '../../../testing/team-place.ts'
import {
  answeredBy,
  change,
  enabledModel,
  FORMAT,
  guest,
  orgPulse,
  refused,
  secondTeam,
  started,
  surveyStage,
  told,
} from '../testing/survey-stage.ts'

/** All of an organisation's page except how far the surveys of its teams are, which time changes. */
function figuresOf({ teams, ...rest }: OrgPulse): unknown {
  return { ...rest, teams: teams.map(({ id, results }) => ({ id, results })) }
}

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

describe('PULSE-49, PULSE-69: an organisation', () => {
  test('PULSE-69: its figures are the sum of its teams’ figures, without teams below the floor', async () => {
    const stage = await surveyStage(app)
    const [second, third] = [await secondTeam(stage), await secondTeam(stage)]
    const ids = [await started(stage), await started(second), await started(third)] as const
    await answeredBy(app, ids[0], [1, 2, 3])
    await answeredBy(app, ids[1], [4, 5])
    expect((await orgPulse(stage)).results[0]).toMatchObject({ state: 'shown', answers: 3, average: 2 })
    await answeredBy(app, ids[2], [4, 4, 5])
    const pulse = await orgPulse(stage)
    expect(pulse).toMatchObject({ modelId: stage.modelId, teamsIncluded: 2, teamsLeftOut: 1, trendMin: 20 })
    expect(pulse.results[0]).toEqual({
      state: 'shown',
      answers: 6,
      average: 3.17,
      distribution: [1, 1, 1, 2, 1],
      agreed: { low: 0, high: 0 },
    })
    expect(pulse.teams.map(({ results }) => results[0]?.state)).toEqual(['shown', 'insufficient', 'shown'])
    expect(pulse.trend).toEqual([])
  })

  test('PULSE-69: a member of one team sees no other team, and no sum from which one follows', async () => {
    const stage = await surveyStage(app)
    const [second, third] = [await secondTeam(stage), await secondTeam(stage)]
    const member = await newUserAs(app, stage, null, 'member')
    await answeredBy(app, await started(stage), [1, 2, 3])
    await answeredBy(app, await started(second), [4, 4, 5])
    const alone = await orgPulse(stage, '', member)
    expect(alone.teams.map(({ id }) => id)).toEqual([stage.teamId])
    expect(alone.results[0]).toMatchObject({ answers: 3, average: 2 })
    expect((await orgPulse(stage)).results[0]).toMatchObject({ answers: 6 })
    await answeredBy(app, await started(third), [1, 1, 5])
    expect(figuresOf(await orgPulse(stage, '', member))).toEqual(figuresOf(alone))
    expect((await orgPulse(stage)).results[0]).toMatchObject({ answers: 9 })
  })

  test('PULSE-69: a member reads no name and no question of a survey of another team', async () => {
    const stage = await surveyStage(app)
    const second = await secondTeam(stage)
    const member = await newUserAs(app, stage, null, 'member')
    await answeredBy(app, await started(stage), [1, 2, 3])
    const alone = await orgPulse(stage, '', member)
    await answeredBy(app, await started(second, { name: 'Before the redundancies' }), [4, 4, 5])
    const questions = { ...FORMAT, topics: FORMAT.topics.map((topic) => ({ ...topic, id: `${topic.id}-2` })) }
    const modelId = await enabledModel(stage, 'Another', questions)
    await started({ ...second, modelId }, { name: 'Closing the office' })
    expect(figuresOf(await orgPulse(stage, '', member))).toEqual(figuresOf(alone))
    expect(await orgPulse(stage, `?modelId=${modelId}`, member)).toMatchObject({ modelId: null, topics: [] })
    expect((await orgPulse(stage)).models.map(({ name }) => name)).toEqual([
      'Closing the office',
      'Before the redundancies',
    ])
  })

  test('PULSE-55: a month is a point of the trend from twenty answers on', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    const ratings = Array.from({ length: 19 }, (_, at) => (at % 5) + 1)
    await answeredBy(app, id, ratings)
    await change(stage, id, 'end')
    expect((await orgPulse(stage)).trend).toEqual([])
    const second = await secondTeam(stage)
    await answeredBy(app, await started(second), [1, 5, 3])
    const member = await newUserAs(app, second, null, 'member')
    expect((await orgPulse(stage, '', member)).trend).toEqual([])
    const { trend } = await orgPulse(stage)
    expect(trend).toMatchObject([{ month: new Date().toISOString().slice(0, 7) }])
    expect(trend[0]?.answers).toBeGreaterThanOrEqual(20)
    expect(trend[0]?.averages).toHaveLength(FORMAT.topics.length)
  })

  test('PULSE-53: an unknown model has no teams’ results, and outsiders see nothing', async () => {
    const stage = await surveyStage(app)
    await answeredBy(app, await started(stage), [1, 2, 3])
    expect(await orgPulse(stage, '?modelId=another')).toMatchObject({ modelId: null, results: [], trend: [] })
    expect(await orgPulse(stage, `?modelId=${stage.modelId}`)).toMatchObject({ modelId: stage.modelId })
    const { browser } = await guest(app)
    expect(told(await browser.get(`/api/org/${stage.orgId}/pulse`))).toEqual(refused(401, 'sign-in-required'))
  })
})
