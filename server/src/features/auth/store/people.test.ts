import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { openBrowser, signUp } from '../../../testing/test-browser.ts'
import { createPeople, type People } from './people.ts'

let app: TestApp
let people: People
let userId: PersonId
beforeAll(async () => {
  app = await startApp()
  people = createPeople(app.database.pool, (address) => address)
  userId = asId<PersonId>((await signUp(openBrowser(app.url), { name: 'Ann' })).sub)
})
afterAll(() => app.close())

const guest = asId<PersonId>

describe('guests', () => {
  test('AUTH-23: a guest has a row once a name was typed, and may change the name', async () => {
    expect(await people.findGuest(guest('g-unnamed'))).toBeNull()
    await people.nameGuest(guest('g-named'), 'Bo')
    await people.nameGuest(guest('g-named'), 'Bob')
    expect(await people.findGuest(guest('g-named'))).toEqual({ name: 'Bob', isClaimed: false })
  })

  test('AUTH-26: a guest is claimed once, with or without a name, and never by a second user', async () => {
    const other = asId<PersonId>((await signUp(openBrowser(app.url))).sub)
    await people.nameGuest(guest('g-mine'), 'Ann at home')
    for (const id of ['g-mine', 'g-silent']) {
      await people.claimGuest(guest(id), userId)
      await people.claimGuest(guest(id), other)
    }
    expect(await people.findGuest(guest('g-mine'))).toEqual({ name: 'Ann at home', isClaimed: true })
    const { rows } = await app.database.pool.query(
      'SELECT DISTINCT user_id FROM guest WHERE user_id IS NOT NULL',
    )
    expect(rows).toEqual([{ user_id: userId }])
  })
})

describe('profiles', () => {
  test('exist for users and guests; a claimed guest has the user’s, and unknown ids are left out', async () => {
    await people.nameGuest(guest('g-cy'), 'Cy')
    await people.nameGuest(guest('g-was-ann'), 'A.')
    await people.claimGuest(guest('g-was-ann'), userId)
    const ids = [userId, guest('g-cy'), guest('g-was-ann'), guest('g-nobody')]
    expect(Object.fromEntries(await people.profilesOf(ids))).toEqual({
      [userId]: { name: 'Ann', picture: null },
      'g-cy': { name: 'Cy', picture: null },
      'g-was-ann': { name: 'Ann', picture: null },
    })
    expect(await people.profilesOf([])).toEqual(new Map())
  })

  test('addresses exist for users only, and not for guests', async () => {
    const { sub, email } = await signUp(openBrowser(app.url))
    await people.nameGuest(guest('g-dee'), 'Dee')
    const ids = [asId<PersonId>(sub), guest('g-dee'), guest('g-nobody')]
    expect(await people.emailsOf(ids)).toEqual(new Map([[sub, email]]))
    expect(await people.emailsOf([])).toEqual(new Map())
  })
})

describe('identify', () => {
  test('a session answers its user with the claimed guests', async () => {
    const browser = openBrowser(app.url)
    const { uid } = (await browser.get('/uid')).body as { uid: string }
    const { sub, name, email } = await signUp(browser)
    const token = decodeURIComponent(browser.cookie().split('session_token=')[1] ?? '').split('.')[0] ?? ''
    const user = await people.findUserBySession(token)
    expect(user).toEqual({
      kind: 'user',
      id: sub,
      name,
      email,
      picture: null,
      provider: null,
      guestIds: [uid],
    })
    expect(await people.findUserBySession('no such token')).toBeNull()
  })
})
