import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { newUser, newUserAs, teamPlace } from '../../../testing/team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

describe('the profile of another user', () => {
  test('PROFILE-3: is shown to people of the same organisation', async () => {
    const place = await teamPlace(app, 'Olga Owner')
    const { owner } = place
    const member = await newUserAs(app, place, null, 'member', 'Max Member')
    const seen = { name: 'Olga Owner', ...nameParts('Olga Owner'), picture: null, anonymous: false }
    expect((await member.browser.get(`/api/${owner.id}/profile`)).body).toEqual(seen)
    const { body } = await owner.browser.get(`/api/${member.id}/profile`)
    expect(body).toMatchObject({ name: 'Max Member', family_name: 'Member' })
    expect((await owner.browser.get(`/api/${owner.id}/profile`)).body).toEqual(seen)
  })

  test('PROFILE-3: answers every other user 404, like an unknown id', async () => {
    const [owner, stranger] = [(await teamPlace(app)).owner, (await teamPlace(app)).owner]
    for (const id of [owner.id, 'an-id-of-no-user-at-all-1']) {
      const { status, body } = await stranger.browser.get(`/api/${id}/profile`)
      expect([status, body]).toEqual([404, { code: 'not-found' }])
    }
  })

  test('PROFILE-4: is fetched for ids longer than 18 characters only', async () => {
    const { browser } = await newUser(app)
    expect((await browser.get(`/api/${'g'.repeat(18)}/profile`)).status).toBe(404)
    expect((await browser.get(`/api/${'g'.repeat(37)}/profile`)).status).toBe(404)
  })
})
