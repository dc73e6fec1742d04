import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../main.ts'
import { createLog } from '../platform/log/log.ts'
import { startApp, type TestApp } from './start-app.ts'
import { teamPlace, type TeamPlace } from './team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

/** Another process over the same database, as after a restart, or beside the first. */
async function startAnother(DEFAULT_PLAN?: string): Promise<void> {
  const settings = { HOST: '127.0.0.1', PORT: '0', SECRET: 'a secret of thirty-two characters' }
  const config = readConfig({ ...settings, ...(DEFAULT_PLAN !== undefined && { DEFAULT_PLAN }) })
  const { database } = app
  const server = await startServer(config, { database, log: createLog('silent'), webDir: '/nowhere' })
  onTestFinished(server.close)
}

async function planOf({ orgId }: TeamPlace): Promise<unknown> {
  const { rows } = await app.database.pool.query('SELECT plan_id FROM organisation WHERE id = $1', [orgId])
  return rows[0]?.plan_id
}

async function begin({ teamId, owner }: TeamPlace): Promise<number> {
  return (await owner.browser.post(`/api/team/${teamId}/boards`, { name: 'Retro', columns: ['One'] })).status
}

test('PLAN-4, PLAN-5: an organisation without free retros left goes on after a start with DEFAULT_PLAN, and no plan is lowered', async () => {
  const [used, team, enterprise] = [await teamPlace(app), await teamPlace(app), await teamPlace(app)]
  for (const [place, planId] of [
    [team, 'level1'],
    [enterprise, 'level3'],
  ] as const)
    await app.database.pool.query('UPDATE organisation SET plan_id = $2 WHERE id = $1', [place.orgId, planId])
  const plans = async () => [await planOf(used), await planOf(team), await planOf(enterprise)]
  for (const status of [201, 201, 201, 403]) expect(await begin(used)).toBe(status)

  await startAnother('free')
  expect(await plans()).toEqual([null, 'level1', 'level3'])

  await Promise.all([startAnother('level2'), startAnother('level2')])
  expect(await plans()).toEqual(['level2', 'level1', 'level3'])
  expect(await begin(used)).toBe(201)

  for (const plan of ['level1', 'free', 'level3']) await startAnother(plan)
  expect(await plans()).toEqual(['level2', 'level1', 'level3'])
})

test('PLAN-8: retros that were begun on a paid plan count once the organisation is on the free plan', async () => {
  const place = await teamPlace(app)
  const onPlan = (planId: string | null) =>
    app.database.pool.query('UPDATE organisation SET plan_id = $2 WHERE id = $1', [place.orgId, planId])
  expect(await begin(place)).toBe(201)
  await onPlan('level1')
  expect(await begin(place)).toBe(201)
  await onPlan(null)
  expect(await begin(place)).toBe(201)
  expect(await begin(place)).toBe(403)
})

test('PLAN-4: a start without DEFAULT_PLAN lifts every limit of organisations on the free plan', async () => {
  const used = await teamPlace(app)
  for (const status of [201, 201, 201, 403]) expect(await begin(used)).toBe(status)
  await startAnother()
  expect(await planOf(used)).toBe('level3')
  expect(await begin(used)).toBe(201)
})
