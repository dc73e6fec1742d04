import { TRASH_LISTED_MAX } from '@retropulse/domain/orgs/limits'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { started, surveyStage } from '../../features/pulse/testing/survey-stage.ts'
import { startBoard } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/* What is made and deleted again and again fills the trash; its lists are sent in one turn of the event loop. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

/** Puts more copies of a row into the trash than a list has, each deleted a second before the one with the next number. */
async function fill(table: string, id: string): Promise<void> {
  await app.database.pool.query(
    `INSERT INTO ${table}
     SELECT (jsonb_populate_record(original, jsonb_build_object(
       'id', 'copy-' || n, 'deleted_at', now() - interval '1 day' + n * interval '1 second'))).*
     FROM ${table} AS original, generate_series(1, ${TRASH_LISTED_MAX + 20}) AS n WHERE original.id = $1`,
    [id],
  )
}

interface Listed {
  readonly id: string
}

function expectLatest(listed: readonly Listed[] | undefined): void {
  expect(listed).toHaveLength(TRASH_LISTED_MAX)
  expect(listed?.[0]?.id).toBe(`copy-${TRASH_LISTED_MAX + 20}`)
}

test('TRASH-21: lists of the trash have the latest entries, however much was deleted', async () => {
  const stage = await surveyStage(app)
  const { orgId, teamId, owner, modelId } = stage
  const surveyId = await started(stage)
  await fill('board', await startBoard(owner.browser, teamId))
  await fill('pulse_survey', surveyId)
  await fill('pulse_model', modelId)
  await fill('team', teamId)
  const format = { name: 'Ours', columns: [{ name: 'One', meaning: 'good' }], theme: null }
  const kept = await owner.browser.put(`/api/org/${orgId}/retro-formats`, format)
  await fill('org_format', (kept.body as Listed).id)
  const read = async (path: string, key: string) =>
    ((await owner.browser.get(path)).body as Record<string, readonly Listed[]>)[key]
  expectLatest(await read(`/api/org/${orgId}`, 'deletedTeams'))
  expectLatest(await read(`/api/org/${orgId}/retro-formats`, 'deletedFormats'))
  expectLatest(await read(`/api/org/${orgId}/pulse-models`, 'deletedModels'))
  expectLatest(await read(`/api/team/${teamId}/trash`, 'boards'))
  expectLatest(await read(`/api/team/${teamId}/pulse?modelId=${modelId}`, 'deletedSurveys'))
})
