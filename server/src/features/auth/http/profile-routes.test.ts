import type { AccountDeletion } from '@retropulse/contract/accounts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailApp, startMailApp } from '../../../testing/mail-app.ts'
import { createOrg, openBrowser, PASSWORD, signUp, type TestBrowser } from '../../../testing/test-browser.ts'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp()
})
afterAll(() => app.close())

const PROFILE = '/api/user-profile'
const CHANGE = '/api/auth/change-password'
const NEW_PASSWORD = 'a different horse battery'
const ann = { name: 'Ann Example', picture: null, theme: 'system', language: 'system' }

function signIn(email: string, password: string, browser = openBrowser(app.url)) {
  return browser.post('/api/auth/sign-in/email', { email, password })
}

/** A user who signed up by a link, and has no password. */
async function withoutPassword(): Promise<{ browser: TestBrowser; email: string }> {
  const email = `${crypto.randomUUID()}@example.com`
  const browser = openBrowser(app.url)
  await browser.post('/api/auth/sign-in/magic-link', { email })
  const token = new URL(await app.linkTo(email)).searchParams.get('token')
  await browser.post('/api/auth/magic-link/verify', { token })
  return { browser, email }
}

const emailChoices = {
  subscribed: true,
  reminded: true,
  emails: { 'action-reminders': true, 'team-summaries': true, 'archive-warnings': true, surveys: true },
}

describe('the profile of a user', () => {
  test('PROFILE-1: has name, picture, theme and language, kept for all devices of the user', async () => {
    const browser = openBrowser(app.url)
    const { email } = await signUp(browser)
    expect((await browser.get(PROFILE)).body).toEqual({
      profileData: ann,
      ...emailChoices,
      hasPassword: true,
    })
    const picture = 'https://pictures.example.com/ann.png'
    const profileData = { name: '  Ann  Other ', picture, theme: 'dark', language: 'en' }
    const { status, body } = await browser.post(PROFILE, { profileData })
    const choices = { ...emailChoices, hasPassword: true }
    const saved = { profileData: { ...profileData, name: 'Ann Other' }, ...choices }
    expect([status, body]).toEqual([200, saved])
    const device = openBrowser(app.url)
    await signIn(email, PASSWORD, device)
    expect((await device.get(PROFILE)).body).toEqual(saved)
    expect((await device.get('/profile')).body).toMatchObject({
      name: 'Ann Other',
      given_name: 'Ann',
      picture: expect.stringMatching(/^\/api\/user-picture\?of=/),
    })
  })

  test('PROFILE-8, MAIL-11: a user switches email to a whole team off and on; a guest cannot', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    for (const subscribed of [false, true]) {
      const { status, body } = await browser.post('/api/subscribing', { subscribed })
      expect([status, body]).toEqual([200, { ok: true }])
      expect((await browser.get(PROFILE)).body).toMatchObject({ subscribed })
    }
    const signedOut = await openBrowser(app.url).post('/api/subscribing', { subscribed: true })
    expect([signedOut.status, signedOut.body]).toEqual([401, { code: 'sign-in-required' }])
    expect((await browser.post('/api/subscribing', { subscribed: 'no' })).status).toBe(400)
  })

  test('PROFILE-9, MAIL-28: a user switches reminders of actions off and on; a guest cannot', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    for (const reminded of [false, true]) {
      const { status, body } = await browser.post('/api/action-reminders', { reminded })
      expect([status, body]).toEqual([200, { ok: true }])
      expect((await browser.get(PROFILE)).body).toMatchObject({ reminded, subscribed: true })
    }
    const signedOut = await openBrowser(app.url).post('/api/action-reminders', { reminded: true })
    expect([signedOut.status, signedOut.body]).toEqual([401, { code: 'sign-in-required' }])
  })

  test.each([
    ['a picture of another scheme', { picture: 'javascript:alert(1)' }, 'picture'],
    ['a picture that is data', { picture: 'data:image/png;base64,AAAA' }, 'picture'],
    ['a picture without an address', { picture: 'ann.png' }, 'picture'],
    [
      'a picture with an address that is too long',
      { picture: `https://e.com/${'x'.repeat(2000)}` },
      'picture',
    ],
    ['a name without letters', { name: ' ' }, 'name'],
    ['a name that is too long', { name: 'x'.repeat(61) }, 'name'],
    ['an unknown theme', { theme: 'pink' }, 'theme'],
    ['an unknown language', { language: 'xx' }, 'language'],
    ['a field that is not part of the profile', { email: 'bo@example.com' }, 'email'],
  ])('BG-7, PROFILE-6: %s is refused', async (_, change, field) => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    const { status, body } = await browser.post(PROFILE, { profileData: { ...ann, ...change } })
    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(field)
    expect((await browser.get(PROFILE)).body).toMatchObject({ profileData: ann })
  })

  test('BG-7, PROFILE-6: a picture with an http address is accepted', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    const profileData = { ...ann, picture: 'http://intranet/ann.png' }
    expect((await browser.post(PROFILE, { profileData })).status).toBe(200)
  })

  test('PROFILE-1: guests have none, and are refused with sign-in-required', async () => {
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    for (const { status, body } of [
      await guest.get(PROFILE),
      await guest.post(PROFILE, { profileData: ann }),
      await guest.post(CHANGE, { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
      await guest.delete(PROFILE, { password: PASSWORD }),
    ])
      expect([status, body]).toEqual([401, { code: 'sign-in-required' }])
  })
})

describe('changing the password', () => {
  test('PROFILE-14: a new password keeps this session and ends the others', async () => {
    const [here, elsewhere] = [openBrowser(app.url), openBrowser(app.url)]
    const { email } = await signUp(here)
    await signIn(email, PASSWORD, elsewhere)
    const input = { currentPassword: PASSWORD, newPassword: NEW_PASSWORD }
    expect((await here.post(CHANGE, input)).body).toEqual({ ok: true })
    expect((await here.get('/profile')).status).toBe(200)
    expect((await elsewhere.get('/profile')).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signIn(email, NEW_PASSWORD)).status).toBe(200)
  })

  test('PROFILE-14: a wrong current password, and a new one that is too short or too long, are refused', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    for (const [input, code] of [
      [{ currentPassword: 'wrong', newPassword: NEW_PASSWORD }, 'INVALID_PASSWORD'],
      [{ currentPassword: PASSWORD, newPassword: 'short' }, 'PASSWORD_TOO_SHORT'],
      [{ currentPassword: PASSWORD, newPassword: 'x'.repeat(129) }, 'PASSWORD_TOO_LONG'],
    ] as const) {
      const { status, body } = await browser.post(CHANGE, input)
      expect([status, body]).toEqual([400, { code }])
    }
  })

  test('AUTH-22: after ten wrong attempts in a minute the right password is refused too', async () => {
    const browser = openBrowser(app.url)
    await signUp(browser)
    const input = { currentPassword: 'wrong', newPassword: NEW_PASSWORD }
    for (let at = 0; at < 10; at += 1) expect((await browser.post(CHANGE, input)).status).toBe(400)
    expect((await browser.post(CHANGE, { ...input, currentPassword: PASSWORD })).status).toBe(429)
  })
})

describe('deleting an account', () => {
  test('PROFILE-11: asks for the password, ends every session, and frees the address', async () => {
    const [here, elsewhere] = [openBrowser(app.url), openBrowser(app.url)]
    const { email, sub } = await signUp(here)
    await signIn(email, PASSWORD, elsewhere)
    for (const body of [{ password: 'wrong' }, { email }]) {
      const refused = await here.delete(PROFILE, body)
      expect([refused.status, refused.body]).toEqual([400, { code: 'INVALID_PASSWORD' }])
    }
    expect((await here.delete(PROFILE, { password: PASSWORD })).body).toEqual({ ok: true })
    expect((await here.get('/profile')).status).toBe(401)
    expect((await elsewhere.get('/profile')).status).toBe(401)
    expect((await signIn(email, PASSWORD)).status).toBe(401)
    expect((await signUp(openBrowser(app.url), { email })).sub).not.toBe(sub)
  })

  test('PROFILE-11: asks for the address where the user has no password', async () => {
    const { browser, email } = await withoutPassword()
    expect((await browser.get(PROFILE)).body).toMatchObject({ hasPassword: false })
    expect((await browser.delete(PROFILE, { email: 'other@example.com' })).status).toBe(400)
    expect((await browser.delete(PROFILE, { email: ` ${email.toUpperCase()} ` })).status).toBe(200)
  })

  test('PROFILE-11, PROFILE-13: leaves no name, address or picture of the person in any table', async () => {
    const browser = openBrowser(app.url)
    await browser.get('/uid')
    const { email } = await signUp(browser, { name: 'Zebulon Quux', email: 'zebulon@quux.example' })
    await createOrg(browser)
    const profileData = { ...ann, name: 'Zebulon Quux', picture: 'https://quux.example/zebulon.png' }
    await browser.post(PROFILE, { profileData })
    await openBrowser(app.url).post('/api/auth/request-password-reset', { email })
    await openBrowser(app.url).post('/api/auth/sign-in/magic-link', { email })
    await app.linkTo(email)
    expect(await tablesWith('quux')).not.toEqual([])
    expect((await browser.delete(PROFILE, { password: PASSWORD })).status).toBe(200)
    expect(await tablesWith('quux')).toEqual([])
  })

  test('ORG-24, PROFILE-12: is refused, and changes nothing, while other people are in an organisation of the user', async () => {
    const owner = openBrowser(app.url)
    await signUp(owner)
    const { orgId, teamId } = await createOrg(owner)
    const member = openBrowser(app.url)
    const { sub } = await signUp(member)
    await app.database.pool.query(
      "INSERT INTO team_member (team_id, user_id, role) VALUES ($1, $2, 'member')",
      [teamId, sub],
    )
    const { status, body } = await owner.delete(PROFILE, { password: PASSWORD })
    expect([status, body]).toEqual([403, { code: 'primary-owner' }])
    expect((await owner.get(`/api/org/${orgId}`)).status).toBe(200)
    expect((await member.delete(PROFILE, { password: PASSWORD })).status).toBe(200)
    expect((await owner.delete(PROFILE, { password: PASSWORD })).status).toBe(200)
    const { rows } = await app.database.pool.query('SELECT deleted_at FROM team WHERE id = $1', [teamId])
    expect(rows).toEqual([{ deleted_at: expect.any(Date) }])
  })

  test('ORG-24, PROFILE-10, PROFILE-12: the preview lists what goes with it, and an heir keeps the organisation with its teams', async () => {
    const owner = openBrowser(app.url)
    const { email } = await signUp(owner)
    const [kept, emptied] = [await createOrg(owner), await createOrg(owner)]
    const heir = openBrowser(app.url)
    const { sub, email: heirEmail } = await signUp(heir)
    await app.database.pool.query(
      "INSERT INTO team_member (team_id, user_id, role) VALUES ($1, $2, 'member')",
      [kept.teamId, sub],
    )
    const { status, body } = await owner.get(`${PROFILE}/deletion`)
    const listed = (body as AccountDeletion).organisations
    expect(status).toBe(200)
    expect(listed.map(({ id }) => id).toSorted()).toEqual([kept.orgId, emptied.orgId].toSorted())
    const heirsOf = (orgId: string) => listed.find(({ id }) => id === orgId)?.heirs
    expect(heirsOf(kept.orgId)).toEqual([expect.objectContaining({ id: sub, email: heirEmail })])
    expect(heirsOf(emptied.orgId)).toEqual([])
    expect((await openBrowser(app.url).get(`${PROFILE}/deletion`)).status).toBe(401)

    // Neither a stranger nor a person of another organisation can be the heir.
    const stranger = await signUp(openBrowser(app.url))
    for (const heirs of [{ [kept.orgId]: stranger.sub }, { [emptied.orgId]: sub }])
      expect((await owner.delete(PROFILE, { password: PASSWORD, heirs })).body).toEqual({
        code: 'unknown-member',
      })

    expect((await owner.delete(PROFILE, { password: PASSWORD, heirs: { [kept.orgId]: sub } })).status).toBe(
      200,
    )
    expect((await heir.get(`/api/org/${kept.orgId}`)).body).toMatchObject({ role: 'owner' })
    const { body: members } = await heir.get(`/api/org/${kept.orgId}/members`)
    expect(members).toMatchObject({ members: [{ id: sub, role: 'owner', isPrimaryOwner: true }] })
    expect(JSON.stringify(members)).not.toContain(email)
    expect((await heir.get(`/api/team/${kept.teamId}`)).status).toBe(200)
    const { rows } = await app.database.pool.query(
      'SELECT id FROM team WHERE deleted_at IS NOT NULL AND id = ANY($1)',
      [[kept.teamId, emptied.teamId]],
    )
    expect(rows).toEqual([{ id: emptied.teamId }])
  })
})

/** Tables of which some row contains the word, whatever the column. */
async function tablesWith(word: string): Promise<readonly string[]> {
  const { pool } = app.database
  const { rows } = await pool.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema() AND tablename <> 'migration'",
  )
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const hits = await pool.query(
        `SELECT FROM "${name}" AS t WHERE t::text ILIKE '%' || $1 || '%' LIMIT 1`,
        [word],
      )
      return hits.rowCount === 0 ? [] : [name]
    }),
  )
  return found.flat()
}
