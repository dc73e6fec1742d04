import { INVITES_AN_HOUR } from '@retropulse/domain/orgs/limits'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scratchFolder } from '../../../platform/database/testing/scratch-folder.ts'
import { type MailApp, startMailApp } from '../../../testing/mail-app.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  proveEmail,
  newUser,
  newUserAs,
  type TeamPlace,
  teamPlace as anyTeamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser } from '../../../testing/test-browser.ts'

const ORIGIN = 'https://retro.example.com'

let app: MailApp
beforeAll(async () => {
  app = await startMailApp({ PUBLIC_URL: ORIGIN })
})
afterAll(() => app.close())

interface Invitation {
  readonly email: string
  readonly role: string
  readonly inviteToken: string
  readonly expiresAt: number
}

/** A team whose owner may send email, since the owner's address is proved. */
async function teamPlace(on: TestApp): Promise<TeamPlace> {
  const place = await anyTeamPlace(on)
  await proveEmail(on, place.owner)
  return place
}

const newEmail = () => `${nanoid()}@example.com`.toLowerCase()
/** The answer for an invitation that opens for every user with the link. */
const OPEN = { name: 'Example Ltd', address: null, isForeign: false }

const told = ({ status, body }: Answer) => [status, body]

function invite(place: TeamPlace, emails: string, role = 'admin', isForAnyone = false): Promise<Answer> {
  return place.owner.browser.post(`/api/org/${place.orgId}/invite`, { emails, role, isForAnyone })
}

async function pending(place: TeamPlace): Promise<readonly Invitation[]> {
  const { body } = await place.owner.browser.get(`/api/org/${place.orgId}/members`)
  return (body as { invitations: Invitation[] }).invitations
}

/** Invites one address and answers its token; every user may use it unless `isForAnyone` is false. */
async function tokenFor(
  place: TeamPlace,
  email = newEmail(),
  role = 'admin',
  isForAnyone = true,
): Promise<string> {
  const { body } = await invite(place, email, role, isForAnyone)
  return (body as { invitations: [Invitation] }).invitations[0].inviteToken
}

async function expire({ orgId }: TeamPlace): Promise<void> {
  await app.database.pool.query(`UPDATE org_invite SET expires_at = now() WHERE org_id = $1`, [orgId])
}

describe('inviting to an organisation', () => {
  test('INVITE-9, INVITE-10: each address, once and in lower case, gets an email with a link of its own for 14 days', async () => {
    const place = await teamPlace(app)
    const [one, other] = [`a${newEmail()}`, `b${newEmail()}`]
    const { status, body } = await invite(place, ` ${one.toUpperCase()}, ${other},,${one} `, 'owner')
    expect(status).toBe(200)
    const { invitations, ...rest } = body as { invitations: Invitation[] }
    expect(rest).toEqual({ alreadyMembers: [], isMailed: true, mailProblem: null })
    expect(invitations.map(({ email, role }) => [email, role])).toEqual([
      [one, 'owner'],
      [other, 'owner'],
    ])
    for (const { email, inviteToken, expiresAt } of invitations) {
      expect(inviteToken).toMatch(/^[\w-]{32}$/)
      expect((expiresAt - Date.now()) / 86_400_000).toBeCloseTo(14, 2)
      expect(app.mailsTo(email)).toHaveLength(1)
      expect(await app.linkTo(email)).toBe(`${ORIGIN}/invite/org/${place.orgId}/${inviteToken}`)
    }
    const letter = app.lastTo(one)
    expect(letter.headers.get('subject')).toEqual(['You are invited to an organisation on Retropulse'])
    expect(letter.text).toContain(
      'Ann Example invites you to help run Example Ltd on Retropulse as an owner.',
    )
    expect(await pending(place)).toEqual(invitations)
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'org-invited', { to: one }],
      [place.owner.id, 'org-invited', { to: other }],
    ])
  })

  test.each([
    ['a word', 'Ann', 'email-invalid'],
    ['one with a control character', 'ann\0@example.com', 'email-invalid'],
    ['only commas', ' , ', 'email-invalid'],
    ['an invalid one among others', 'ann@example.com, bo', 'email-invalid'],
    ['51', Array.from({ length: 51 }, (_, at) => `n${at}@example.com`).join(','), 'too-many-emails'],
  ])(
    'INVITE-9, INVITE-24: an invalid address, or 51 addresses, invite none: %s',
    async (_what, emails, code) => {
      const place = await teamPlace(app)
      expect(told(await invite(place, emails))).toEqual([400, { code }])
      expect(await pending(place)).toEqual([])
    },
  )

  test.each([
    { emails: 'a@b.example' },
    { emails: 'a@b.example', role: 'member' },
    { emails: 'x'.repeat(12_801), role: 'admin' },
  ])('API-5: a body of another shape is refused', async (body) => {
    const place = await teamPlace(app)
    const answer = await place.owner.browser.post(`/api/org/${place.orgId}/invite`, body)
    expect([answer.status, answer.body]).toMatchObject([400, { code: 'bad-request' }])
  })

  test('INVITE-11: the address of a user who has a role there is left out, and named', async () => {
    const place = await teamPlace(app)
    const admin = await newUserAs(app, place, 'admin', null)
    const onTeam = await newUserAs(app, place, null, 'admin')
    const emailOf = async ({ browser }: typeof admin) =>
      ((await browser.get('/profile')).body as { email: string }).email.toLowerCase()
    const [theirs, teams] = [await emailOf(admin), await emailOf(onTeam)]
    const { body } = await invite(place, `${theirs},${teams}`)
    expect(body).toMatchObject({ alreadyMembers: [theirs], invitations: [{ email: teams }] })
    expect(app.mailsTo(theirs)).toHaveLength(0)
    expect(told(await invite(place, theirs))).toEqual([
      200,
      { invitations: [], alreadyMembers: [theirs], isMailed: true, mailProblem: null },
    ])
  })

  test('INVITE-11: an address that is invited again has one invitation, the new one', async () => {
    const place = await teamPlace(app)
    const email = newEmail()
    const [before, after] = [await tokenFor(place, email), await tokenFor(place, email, 'owner')]
    expect(await pending(place)).toMatchObject([{ email, role: 'owner', inviteToken: after }])
    const look = (token: string) =>
      openBrowser(app.url).get(`/api/org/${place.orgId}/invitation?inviteId=${token}`)
    expect(told(await look(before))).toEqual([410, { code: 'invite-replaced' }])
    expect(told(await look(after))).toEqual([200, OPEN])
  })

  test('INVITE-13: invitations stand when their email fails, and the answer says so', async () => {
    const place = await teamPlace(app)
    const [refused, taken] = [`nobody-${newEmail()}`, newEmail()]
    const { status, body } = await invite(place, `${refused},${taken}`)
    expect([status, body]).toMatchObject([200, { isMailed: false, mailProblem: 'mail-failed' }])
    expect((await pending(place)).map(({ email }) => email).sort()).toEqual([refused, taken].sort())
    expect(app.mailsTo(taken)).toHaveLength(1)
  })

  test('INVITE-28: a mailbox gets five emails an hour, from however many organisations', async () => {
    const places = [await teamPlace(app), await teamPlace(app)]
    const email = newEmail()
    const mailed: unknown[] = []
    for (const place of [...places, ...places, ...places])
      mailed.push(((await invite(place, email)).body as { isMailed: boolean }).isMailed)
    expect(mailed).toEqual([true, true, true, true, true, false])
    expect(app.mailsTo(email)).toHaveLength(5)
    expect(await Promise.all(places.map(pending))).toMatchObject([[{ email }], [{ email }]])
  })

  test('INVITE-13: where email stays in the outbox, the answer says that none was mailed, and has the links', async () => {
    const quiet = await startApp({ DATA_DIR: scratchFolder() })
    const place = await teamPlace(quiet)
    const { body } = await invite(place, newEmail())
    expect(body).toMatchObject({
      isMailed: false,
      mailProblem: 'no-mail-server',
      invitations: [{ role: 'admin' }],
    })
    await quiet.close()
  })

  test('INVITE-25: an organisation invites at most 200 addresses an hour, cancelled ones counted', async () => {
    const place = await teamPlace(app)
    const { pool } = app.database
    const wrote = (count: number, at: string) =>
      pool.query(
        `INSERT INTO audit_entry (org_id, at, actor_id, kind, details)
         SELECT $1, now() - $2::interval, 'somebody', 'org-invited', '{}' FROM generate_series(1, $3)`,
        [place.orgId, at, count],
      )
    await wrote(INVITES_AN_HOUR, '61 minutes')
    await wrote(INVITES_AN_HOUR - 2, '59 minutes')
    expect(told(await invite(place, `${newEmail()},${newEmail()},${newEmail()}`))).toEqual([
      429,
      { code: 'too-fast' },
    ])
    expect(await pending(place)).toEqual([])
    const both = await Promise.all([
      invite(place, `${newEmail()},${newEmail()}`),
      invite(place, `${newEmail()},${newEmail()}`),
    ])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    expect((await invite(await teamPlace(app), newEmail())).status).toBe(200)
  })
})

describe('an invitation that is pending', () => {
  test('INVITE-12: a cancelled invitation does not open, and is cancelled once', async () => {
    const place = await teamPlace(app)
    const email = newEmail()
    const token = await tokenFor(place, email)
    const cancel = () =>
      place.owner.browser.delete(`/api/org/${place.orgId}/invite`, { email: ` ${email.toUpperCase()}` })
    expect((await cancel()).status).toBe(204)
    expect(told(await cancel())).toEqual([404, { code: 'not-found' }])
    const odd = await place.owner.browser.delete(`/api/org/${place.orgId}/invite`, { email: 'a\0@b.example' })
    expect(told(odd)).toEqual([404, { code: 'not-found' }])
    expect(await pending(place)).toEqual([])
    const { browser } = await newUser(app)
    const joined = await browser.post(`/api/org/${place.orgId}/join`, { inviteId: token })
    expect(told(joined)).toEqual([410, { code: 'invite-cancelled' }])
    expect((await auditedChangesIn(app, place)).slice(1)).toEqual([
      [place.owner.id, 'org-invite-cancelled', { from: email }],
    ])
  })

  test('INVITE-14: the link answers the name to every caller; a wrong one 404, an expired one that it expired', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const token = await tokenFor(place)
    const read = (orgId: string, query: string) =>
      openBrowser(app.url).get(`/api/org/${orgId}/invitation${query}`)
    expect(told(await read(place.orgId, `?inviteId=${token}`))).toEqual([200, OPEN])
    const nowhere = ['', '?inviteId=', '?inviteId=%00', `?inviteId=${token}x`, `?inviteId=${'x'.repeat(900)}`]
    for (const query of nowhere)
      expect([query, ...told(await read(place.orgId, query))]).toEqual([query, 404, { code: 'not-found' }])
    for (const orgId of [elsewhere.orgId, 'no-such'])
      expect((await read(orgId, `?inviteId=${token}`)).status).toBe(404)
    await expire(place)
    const ended = await read(place.orgId, `?inviteId=${token}`)
    expect(told(ended)).toEqual([410, { code: 'invite-expired' }])
    expect(await pending(place)).toEqual([])
  })

  test('INVITE-17: joining gives the role to the first user alone, and the log names the user and the invited address', async () => {
    const place = await teamPlace(app)
    const email = newEmail()
    const token = await tokenFor(place, email)
    const people = await Promise.all([newUser(app), newUser(app), newUser(app)])
    const join = ({ browser }: (typeof people)[0]) =>
      browser.post(`/api/org/${place.orgId}/join`, { inviteId: token })
    const answers = await Promise.all(people.map(join))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410])
    const joined = people[answers.findIndex(({ status }) => status === 204)]
    expect((await joined?.browser.get('/api/user-meta'))?.body).toMatchObject({
      orgs: [{ id: place.orgId, role: 'org-admin' }],
    })
    expect((await auditedChangesIn(app, place)).slice(1)).toEqual([
      [joined?.id, 'org-joined', { from: email, to: 'admin' }],
    ])
  })

  test('INVITE-18: an expired invitation is not accepted, nor one of another organisation', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const token = await tokenFor(place)
    const { browser } = await newUser(app)
    const join = (orgId: string, inviteId: string) => browser.post(`/api/org/${orgId}/join`, { inviteId })
    expect((await join(elsewhere.orgId, token)).status).toBe(404)
    for (const wrong of [`${token.slice(1)}x`, '\0', 'x'.repeat(64)])
      expect(told(await join(place.orgId, wrong))).toEqual([404, { code: 'not-found' }])
    expect(told(await join(place.orgId, ''))).toMatchObject([400, { code: 'bad-request' }])
    await expire(place)
    expect(told(await join(place.orgId, token))).toEqual([410, { code: 'invite-expired' }])
  })

  test('INVITE-17: a user to whom it gives nothing new, such as its sender, does not use it up', async () => {
    const place = await teamPlace(app)
    const admin = await newUserAs(app, place, 'admin', null)
    const token = await tokenFor(place)
    for (const { browser } of [place.owner, admin])
      expect((await browser.post(`/api/org/${place.orgId}/join`, { inviteId: token })).status).toBe(204)
    expect(await pending(place)).toHaveLength(1)
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
    expect(body).toMatchObject({ role: 'owner' })
  })

  test('INVITE-17: an organisation admin who is invited as owner becomes one', async () => {
    const place = await teamPlace(app)
    const admin = await newUserAs(app, place, 'admin', null)
    const token = await tokenFor(place, newEmail(), 'owner')
    await admin.browser.post(`/api/org/${place.orgId}/join`, { inviteId: token })
    expect((await admin.browser.get(`/api/org/${place.orgId}`)).body).toMatchObject({ role: 'owner' })
  })
})
