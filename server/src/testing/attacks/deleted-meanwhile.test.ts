import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  change as changeSurvey,
  start,
  started,
  surveyStage,
} from '../../features/pulse/testing/survey-stage.ts'
import { startApp, type TestApp } from '../start-app.ts'
import type { Answer } from '../test-browser.ts'

/* Requests that come while another transaction deletes or archives what they are about, and has not ended. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

/** Changes rows, makes a request before the change is committed, and commits once the request waits or has ended. */
async function whileUncommitted(
  change: readonly [sql: string, id: string][],
  request: () => Promise<Answer>,
): Promise<Answer> {
  const client = await app.database.pool.connect()
  try {
    await client.query('BEGIN')
    for (const [text, id] of change) await client.query(text, [id])
    let isDone = false
    const answered = request().finally(() => {
      isDone = true
    })
    while (!isDone && !(await isWaiting())) await new Promise((resolve) => setTimeout(resolve, 5))
    await client.query('COMMIT')
    return await answered
  } finally {
    client.release()
  }
}

async function isWaiting(): Promise<boolean> {
  const { rowCount } = await app.database.pool.query(
    `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rowCount !== 0
}

const DELETE_ORG = 'UPDATE organisation SET deleted_at = now() WHERE id = $1'
const DELETE_TEAMS = `UPDATE team SET deleted_at = now(), deleted_with_org = true
  WHERE org_id = $1 AND deleted_at IS NULL`
const DELETE_TEAM = 'UPDATE team SET deleted_at = now() WHERE id = $1'
const ARCHIVE_TEAM = 'UPDATE team SET is_archived = true WHERE id = $1'

async function countOf(table: 'board' | 'pulse_survey', teamId: string): Promise<number> {
  const { rowCount } = await app.database.pool.query(`SELECT FROM ${table} WHERE team_id = $1`, [teamId])
  return rowCount ?? 0
}

test('TRASH-12, ORG-28: a team restored while its organisation is deleted stays in the trash', async () => {
  const { orgId, teamId, owner } = await surveyStage(app)
  await owner.browser.delete(`/api/team/${teamId}`)
  const { status } = await whileUncommitted(
    [
      [DELETE_ORG, orgId],
      [DELETE_TEAMS, orgId],
    ],
    () => owner.browser.post(`/api/team/${teamId}/restore`, {}),
  )
  expect(status).toBe(404)
  const { rows } = await app.database.pool.query('SELECT deleted_at FROM team WHERE id = $1', [teamId])
  expect(rows).not.toEqual([{ deleted_at: null }])
})

test('TEAM-6: a team created while its organisation is deleted is not found, rather than one too many', async () => {
  const { orgId, owner } = await surveyStage(app)
  const answer = await whileUncommitted(
    [
      [DELETE_ORG, orgId],
      [DELETE_TEAMS, orgId],
    ],
    () => owner.browser.post(`/api/org/${orgId}/team/create`, { name: 'Late' }),
  )
  expect(answer).toMatchObject({ status: 404, body: { code: 'not-found' } })
})

const ENDINGS = [
  ['deleted', DELETE_TEAM, 404, 'not-found'],
  ['archived', ARCHIVE_TEAM, 409, 'team-archived'],
] as const

test.each(ENDINGS)(
  'TEAM-14, TRASH-12: a retro started while its team is %s is refused and counts for nothing',
  async (_, change, status, code) => {
    const { orgId, teamId, owner } = await surveyStage(app)
    const answer = await whileUncommitted([[change, teamId]], () =>
      owner.browser.post(`/api/team/${teamId}/boards`, { name: 'Late', columns: ['One'] }),
    )
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await countOf('board', teamId)).toBe(0)
    const { rows } = await app.database.pool.query('SELECT retros_begun FROM organisation WHERE id = $1', [
      orgId,
    ])
    expect(rows).toEqual([{ retros_begun: 0 }])
  },
)

test.each(ENDINGS)(
  'PULSE-36, TRASH-12: a survey started while its team is %s is refused',
  async (_, change, status, code) => {
    const stage = await surveyStage(app)
    const answer = await whileUncommitted([[change, stage.teamId]], () => start(stage))
    expect(answer).toMatchObject({ status, body: { code } })
    expect(await countOf('pulse_survey', stage.teamId)).toBe(0)
  },
)

test.each(ENDINGS)(
  'PULSE-39, TRASH-12: a survey reopened, and a draft started, while its team is %s are refused',
  async (_, change, status, code) => {
    const stage = await surveyStage(app)
    const ended = await started(stage)
    await changeSurvey(stage, ended, 'end')
    const { id: draft } = (await changeSurvey(stage, ended, 'duplicate')).body as { id: string }
    const undo = change === ARCHIVE_TEAM ? 'is_archived = false' : 'deleted_at = NULL'
    for (const [id, step] of [
      [ended, 'reopen'],
      [draft, 'start'],
    ] as const) {
      const answer = await whileUncommitted([[change, stage.teamId]], () => changeSurvey(stage, id, step))
      expect(answer).toMatchObject({ status, body: { code } })
      await app.database.pool.query(`UPDATE team SET ${undo} WHERE id = $1`, [stage.teamId])
    }
    const { rows } = await app.database.pool.query(
      'SELECT FROM pulse_survey WHERE team_id = $1 AND started_at IS NOT NULL AND ended_at IS NULL',
      [stage.teamId],
    )
    expect(rows).toEqual([])
  },
)
