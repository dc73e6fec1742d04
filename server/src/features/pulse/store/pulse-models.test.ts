import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, teamPlace } from '../../../testing/team-place.ts'

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
