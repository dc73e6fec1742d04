import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { auditedChangesIn, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'
import type { Answer } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())
afterEach(() => {
  vi.useRealTimers()
})

const NOT_FOUND = [404, { code: 'not-found' }]
const DONE = [204, undefined]
const INPUT = { title: 'Mood', format: DEFAULT_PULSE_FORMAT }
const told = ({ status, body }: Answer): unknown[] => [status, body]

/** An organisation with a model, and the path of the model. */
async function modelPlace(): Promise<TeamPlace & { readonly id: string; readonly path: string }> {
  const place = await teamPlace(app)
  const { body } = await place.owner.browser.put(`/api/org/${place.orgId}/pulse-model`, INPUT)
  const { id } = body as { id: string }
  return { ...place, id, path: `/api/org/${place.orgId}/pulse-model/${id}` }
}

const list = async ({ orgId, owner }: TeamPlace) =>
  (await owner.browser.get(`/api/org/${orgId}/pulse-models`)).body

describe('TRASH-15: a deleted model', () => {
  test('PULSE-10, PULSE-29, TRASH-15: is found by no team and no call, and restored as it was, enabled', async () => {
    const place = await modelPlace()
    const { browser, id: actor } = place.owner
    const member = await newUserAs(app, place, null, 'member')
    const ofTeam = async () => (await member.browser.get(`/api/team/${place.teamId}/pulse-models`)).body
    await browser.post(`${place.path}/toggle`, { enabled: true })
    const [before, seen] = [await list(place), await ofTeam()]
    expect(seen).toMatchObject({ models: [{ id: place.id, enabled: true }] })

    expect(told(await browser.delete(place.path))).toEqual(DONE)
    expect(await list(place)).toEqual({
      models: [],
      deletedModels: [{ id: place.id, title: 'Mood', deletedAt: expect.any(Number) }],
    })
    expect(await ofTeam()).toEqual({ models: [] })
    expect((await member.browser.get(`/api/org/${place.orgId}/pulse-models`)).body).toEqual({
      models: [],
      deletedModels: [],
    })
    expect(told(await browser.post(place.path, INPUT))).toEqual(NOT_FOUND)
    expect(told(await browser.post(`${place.path}/toggle`, { enabled: true }))).toEqual(NOT_FOUND)
    expect(told(await browser.post(`${place.path}/toggle`, { enabled: false }))).toEqual(NOT_FOUND)
    expect(told(await browser.delete(place.path))).toEqual(NOT_FOUND)

    expect(told(await browser.post(`${place.path}/restore`))).toEqual(DONE)
    expect([await list(place), await ofTeam()]).toEqual([before, seen])
    expect(told(await browser.post(`${place.path}/restore`))).toEqual(NOT_FOUND)
    expect(await auditedChangesIn(app, place)).toEqual([
      [actor, 'pulse-model-made', { to: 'Mood' }],
      [actor, 'pulse-model-enabled', { to: 'Mood' }],
      [actor, 'pulse-model-deleted', { from: 'Mood' }],
      [actor, 'pulse-model-restored', { to: 'Mood' }],
    ])
  })

  test.each([
    [29.99, true],
    [30, false],
    [400, false],
  ])('PULSE-10, TRASH-1, TRASH-15: after %d days it can be restored: %s', async (days, isThere) => {
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const place = await modelPlace()
    await place.owner.browser.delete(place.path)
    vi.setSystemTime(start + days * DAY_MS)
    // The sessions have expired by then, so another manager calls.
    const { browser } = await newUserAs(app, place, 'admin', null)
    const { body } = await browser.get(`/api/org/${place.orgId}/pulse-models`)
    const deleted = { id: place.id, title: 'Mood', deletedAt: start }
    expect(body).toEqual({ models: [], deletedModels: isThere ? [deleted] : [] })
    expect(told(await browser.post(`${place.path}/restore`))).toEqual(isThere ? DONE : NOT_FOUND)
  })

  test('PULSE-27: deleted models are listed with the latest first', async () => {
    const place = await modelPlace()
    const { browser } = place.owner
    const made = await browser.put(`/api/org/${place.orgId}/pulse-model`, { ...INPUT, title: 'Second' })
    const { id } = made.body as { id: string }
    await browser.delete(`/api/org/${place.orgId}/pulse-model/${id}`)
    await browser.delete(place.path)
    const { deletedModels } = (await list(place)) as { deletedModels: readonly { title: string }[] }
    expect(deletedModels.map(({ title }) => title)).toEqual(['Mood', 'Second'])
  })

  test('of two deletions at once one is done and logged', async () => {
    const place = await modelPlace()
    const { browser } = place.owner
    const answers = await Promise.all([browser.delete(place.path), browser.delete(place.path)])
    expect(answers.map(({ status }) => status).sort((one, other) => one - other)).toEqual([204, 404])
    expect(await auditedChangesIn(app, place)).toHaveLength(2)
  })
})
