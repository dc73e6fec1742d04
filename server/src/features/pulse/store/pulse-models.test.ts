import { asId, type OrgId } from '@retropulse/domain/kernel/ids'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import type { KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, teamPlace } from '../../../testing/team-place.ts'
import { createPulseModels } from './pulse-models.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
  await app.database.pool.query(FAILING_COMMITS)
})
afterAll(() => app.close())

/** A trigger that fails the commit of every transaction that touches a model with this title. */
const FAILING_COMMITS = `
  CREATE FUNCTION fail_commit() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''too late''; END';
  CREATE CONSTRAINT TRIGGER fails_late AFTER INSERT OR UPDATE ON pulse_model
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.title = 'Fails') EXECUTE FUNCTION fail_commit();`

test('AUDIT-1: a change and its entry in the activity log are written together or not at all', async () => {
  const place = await teamPlace(app)
  const { browser } = place.owner
  const path = `/api/org/${place.orgId}/pulse-model`
  const { body } = await browser.put(path, { title: 'Mood', format: DEFAULT_PULSE_FORMAT })
  const { id } = body as { id: string }
  const before = await auditedChangesIn(app, place)
  const failing = { title: 'Fails', format: DEFAULT_PULSE_FORMAT }
  const answers = [await browser.put(path, failing), await browser.post(`${path}/${id}`, failing)]
  expect(answers.map(({ status }) => status)).toEqual([500, 500])
  expect((await browser.get(`${path}s`)).body).toMatchObject({ models: [{ id, title: 'Mood' }] })
  expect(await auditedChangesIn(app, place)).toEqual(before)
  expect(before).toHaveLength(1)
})

test('LIMIT-22: a hundred models are read a few at a time, each once and the oldest first', async () => {
  const orgId = asId<OrgId>((await teamPlace(app)).orgId)
  await app.database.pool.query(
    `INSERT INTO pulse_model (id, org_id, title, format, created_at)
     SELECT $1 || '-' || n, $1, n::text, $2, to_timestamp(1000 - n) FROM generate_series(1, 100) AS n`,
    [orgId, JSON.stringify(DEFAULT_PULSE_FORMAT)],
  )
  let most = 0
  const counting: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: ({ result }) => {
      if (result.rows.some((row) => 'format' in row)) most = Math.max(most, result.rows.length)
      return Promise.resolve(result)
    },
  }
  const models = createPulseModels(app.database.db.withPlugin(counting), () => ({
    record: () => Promise.resolve(),
  }))
  const titles = (await models.ofOrg(orgId)).map(({ title }) => Number(title))
  expect(titles).toEqual(Array.from({ length: 100 }, (_, at) => 100 - at))
  expect(most).toBe(10)
  expect(await models.findEnabled({ orgId, modelId: `${orgId}-1` })).toBeUndefined()
  await app.database.pool.query('UPDATE pulse_model SET is_enabled = true WHERE id = $1', [`${orgId}-1`])
  expect(await models.findEnabled({ orgId, modelId: `${orgId}-1` })).toMatchObject({ title: '1' })
  expect(await models.enabledIdsOf(orgId)).toEqual([`${orgId}-1`])
})
