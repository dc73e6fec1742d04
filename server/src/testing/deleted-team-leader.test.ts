import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type TestApp } from './start-app.ts'
import { newUserAs, teamPlace } from './team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

test('PERM-29: the admin of a deleted team, who can restore it, gets one answer from every feature of the organisation', async () => {
  const place = await teamPlace(app)
  const leader = await newUserAs(app, place, null, 'admin')
  const stranger = await teamPlace(app)
  expect((await leader.browser.delete(`/api/team/${place.teamId}`)).status).toBe(204)
  const org = `/api/org/${place.orgId}`
  const answers = async ({ browser }: typeof leader) => ({
    members: (await browser.get(`${org}/members`)).status,
    settings: (await browser.post(`${org}/settings`, { name: 'Renamed' })).status,
    connections: (await browser.get(`${org}/sso-connections`)).status,
    survey: (await browser.delete(`${org}/pulse-model/some-model-1234567`)).status,
  })
  expect(await answers(leader)).toEqual({ members: 403, settings: 403, connections: 403, survey: 403 })
  expect(await answers(stranger.owner)).toEqual({
    members: 404,
    settings: 404,
    connections: 404,
    survey: 404,
  })
})
