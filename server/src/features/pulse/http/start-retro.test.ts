import type { BoardEntity } from '@retropulse/contract/board-entity'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  answeredBy,
  FORMAT,
  guest,
  refused,
  started,
  type SurveyStage,
  surveyStage,
  teamPulse,
  told,
} from '../testing/survey-stage.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const retroAbout = ({ teamId, owner }: SurveyStage, surveyId: string) =>
  owner.browser.post(`/api/team/${teamId}/pulse/${surveyId}/retro`)

describe('PULSE-71: a retro about a survey', () => {
  test('PULSE-71, BOARD-67: holds the lowest results and the listed comments, without authors', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    expect(told(await retroAbout(stage, id))).toEqual(refused(409, 'survey-state'))
    await answeredBy(app, id, [1, 2, 4, 5, 3, 3], 'Comment')
    const made = await retroAbout(stage, id)
    expect(made.status).toBe(201)
    const boardId = (made.body as { id: string }).id
    const { body } = await stage.owner.browser.get(`/api/board/${boardId}?include=notes`)
    const board = body as BoardEntity & { notes: readonly { text: string }[] }
    expect(board).toMatchObject({
      name: 'Retro: March',
      modelId: stage.modelId,
      pulseData: { id, name: 'March' },
      isPrivate: true,
      teamId: stage.teamId,
    })
    expect(board.columns).toHaveLength(4)
    expect(FORMAT.topics.map(({ icon, title }) => `${icon} ${title}`)).toEqual(
      expect.arrayContaining([...board.columns]),
    )
    const text = JSON.stringify(board)
    for (const comment of ['Comment 0', 'Comment 5', 'Average 3.0 of 5']) expect(text).toContain(comment)
    const { browser } = await guest(app)
    expect((await browser.get(`/api/board/${boardId}`)).status).not.toBe(200)
    expect((await teamPulse(stage)).surveys).toHaveLength(1)
  })

  test('PULSE-71: nothing below the floor is on the board', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredBy(app, id, [1, 2, 5], 'Secret')
    const { body } = await retroAbout(stage, id)
    const boardId = (body as { id: string }).id
    const board = await stage.owner.browser.get(`/api/board/${boardId}?include=notes`)
    expect(JSON.stringify(board.body)).not.toContain('Secret')
    expect(JSON.stringify(board.body)).toContain('Average 2.7 of 5')
  })

  test('PULSE-71, PLAN-7: it counts as a retro of the plan', async () => {
    const stage = await surveyStage(app)
    const id = await started(stage)
    await answeredBy(app, id, [1, 2, 5])
    await app.database.pool.query('UPDATE organisation SET plan_id = null, retros_begun = 3 WHERE id = $1', [
      stage.orgId,
    ])
    expect(told(await retroAbout(stage, id))).toEqual(refused(403, 'plan-required'))
  })
})
