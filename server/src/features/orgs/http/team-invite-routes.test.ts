import { can, type OrgRole, effectiveRoleOf, type TeamRole } from '@retropulse/domain/orgs/policy'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  newUser,
  newUserAs,
  type TestUser,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser, type TestBrowser } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const REPLACED = [410, { code: 'invite-replaced' }]
const DISABLED = [410, { code: 'invite-disabled' }]
const NOT_FOUND = [404, { code: 'not-found' }]

interface Link {
  readonly id: string
  readonly disabled: boolean
}

async function linkOf({ teamId, owner }: TeamPlace): Promise<Link> {
  return ((await owner.browser.get(`/api/team/${teamId}`)).body as { invite: Link }).invite
}

function turn({ teamId }: TeamPlace, { browser }: TestUser, disabled: unknown): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/invite`, { disabled })
}

function look({ teamId }: TeamPlace, inviteId: string, browser = openBrowser(app.url)): Promise<Answer> {
  return browser.get(`/api/team/${teamId}/invitation?inviteId=${encodeURIComponent(inviteId)}`)
}

function join({ teamId }: TeamPlace, browser: TestBrowser, inviteId: string): Promise<Answer> {
  return browser.post(`/api/team/${teamId}/join`, { inviteId })
}

function told({ status, body }: Answer): unknown[] {
  return [status, body]
}

async function roleOf({ teamId }: TeamPlace, { id }: TestUser): Promise<unknown> {
  const { rows } = await app.database.pool.query<{ role: string }>(
    'SELECT role FROM team_member WHERE team_id = $1 AND user_id = $2',
    [teamId, id],
  )
  return rows[0]?.role ?? null
}

/** Expects that the token does not open the link, to read or to join. */
async function leadsNowhere(place: TeamPlace, inviteId: string, says: unknown = NOT_FOUND): Promise<void> {
  const jo = await newUser(app)
  expect(told(await look(place, inviteId))).toEqual(says)
  expect(told(await join(place, jo.browser, inviteId))).toEqual(says)
  expect(await roleOf(place, jo)).toBeNull()
}

describe('INVITE-3: a link that is switched off while a user joins by it', () => {
  /** Runs while the table of members is locked. */
  async function whileJoinsWait(work: () => Promise<void>): Promise<void> {
    const client = await app.database.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('LOCK TABLE team_member IN SHARE ROW EXCLUSIVE MODE')
      await work()
      await client.query('COMMIT')
    } finally {
      // Closed, so that a failure leaves no lock behind.
      client.release(true)
    }
  }

  test('INVITE-3: once the switch is answered no user is added any more', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    const jo = await newUser(app)
    let isOff = false
    let wasOffFirst = false
    const answers: Promise<Answer>[] = []
    await whileJoinsWait(async () => {
      answers.push(join(place, jo.browser, id))
      await later(300)
      const switching = turn(place, place.owner, true)
      void switching.then(() => (isOff = true))
      answers.push(switching)
      await later(700)
      wasOffFirst = isOff
    })
    const [joined, switched] = await Promise.all(answers)
    expect(switched?.status).toBe(200)
    expect([wasOffFirst, joined?.status]).toEqual([false, 204])
  })

  test('INVITE-5: a user who was slower than the switch is refused as all others are', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    const jo = await newUser(app)
    const client = await app.database.pool.connect()
    await client.query('BEGIN')
    await client.query('UPDATE team_invite SET is_disabled = true WHERE team_id = $1', [place.teamId])
    const joining = join(place, jo.browser, id)
    await later(300)
    await client.query('COMMIT')
    client.release()
    expect(told(await joining)).toEqual(DISABLED)
    expect(await roleOf(place, jo)).toBeNull()
  })
})

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const ROLES: readonly (readonly [org: OrgRole | null, team: TeamRole | null])[] = [
  ['owner', null],
  ['admin', null],
  ['admin', 'member'],
  [null, 'admin'],
  [null, 'facilitator'],
  [null, 'member'],
]

describe('INVITE-3: switching the invite link', () => {
  test.each(ROLES)(
    'INVITE-3: organisation %s, team %s: switches it only with member:edit',
    async (org, team) => {
      const place = await teamPlace(app)
      const actor = await newUserAs(app, place, org, team)
      const before = await linkOf(place)
      const isAllowed = can(effectiveRoleOf(org, team), 'member:edit')
      const answer = await turn(place, actor, true)
      const done = [200, { disabled: true }]
      expect(told(answer)).toMatchObject(isAllowed ? done : [403, { code: 'forbidden' }])
      const after = await linkOf(place)
      expect(after.disabled).toBe(isAllowed)
      expect(after.id === before.id).toBe(!isAllowed)
      expect(await auditedChangesIn(app, place)).toHaveLength(isAllowed ? 1 : 0)
    },
  )

  test('INVITE-3, INVITE-5: a link that is off says so; on again it is another one, and the first says that it was replaced', async () => {
    const place = await teamPlace(app)
    const first = await linkOf(place)
    expect(first).toEqual({ id: expect.stringMatching(/^[\w-]{21}$/), disabled: false })
    await turn(place, place.owner, true)
    await leadsNowhere(place, first.id, DISABLED)
    await leadsNowhere(place, (await linkOf(place)).id, DISABLED)
    const { body } = await turn(place, place.owner, false)
    const second = await linkOf(place)
    expect(body).toEqual(second)
    expect(second.disabled).toBe(false)
    await leadsNowhere(place, first.id, REPLACED)
    expect(told(await look(place, second.id))).toEqual([200, { name: 'Platform' }])
    const [actor, { teamId }] = [place.owner.id, place]
    expect(await auditedChangesIn(app, place)).toEqual([
      [actor, 'team-link-switched', { teamId, to: 'off' }],
      [actor, 'team-link-switched', { teamId, to: 'on' }],
    ])
  })

  test('INVITE-30: a link that ended is known with its reason for 180 days', async () => {
    const place = await teamPlace(app)
    const first = await linkOf(place)
    for (const disabled of [true, false]) await turn(place, place.owner, disabled)
    const passDays = async (days: number) => {
      await app.database.pool.query(
        'UPDATE ended_invite SET ended_at = now() - make_interval(days => $2) WHERE team_id = $1',
        [place.teamId, days],
      )
      // With each invitation the server forgets what is too old.
      const input = { emails: `after-${days}@example.com`, role: 'admin' }
      expect((await place.owner.browser.post(`/api/org/${place.orgId}/invite`, input)).status).toBe(200)
    }
    await passDays(179)
    await leadsNowhere(place, first.id, REPLACED)
    await passDays(181)
    await leadsNowhere(place, first.id, NOT_FOUND)
  })

  test('INVITE-3: switched to what it is, it stays the same, so that a copied link still works', async () => {
    const place = await teamPlace(app)
    const first = await linkOf(place)
    expect(told(await turn(place, place.owner, false))).toEqual([200, first])
    const { body: off } = await turn(place, place.owner, true)
    expect(told(await turn(place, place.owner, true))).toEqual([200, off])
    expect(await auditedChangesIn(app, place)).toHaveLength(1)
  })

  test('a stranger gets 404, a caller without a session 401, and a body without a boolean is refused', async () => {
    const [place, elsewhere] = [await teamPlace(app), await teamPlace(app)]
    const before = await linkOf(place)
    for (const at of [place, { ...place, teamId: 'no-such-team' }])
      expect(told(await turn(at, elsewhere.owner, true))).toEqual(NOT_FOUND)
    const signedOut = { browser: openBrowser(app.url), id: 'signed-out' }
    expect(told(await turn(place, signedOut, true))).toEqual([401, { code: 'sign-in-required' }])
    expect((await turn(place, place.owner, 'off')).status).toBe(400)
    expect(await linkOf(place)).toEqual(before)
  })
})

describe('reading a link', () => {
  test('INVITE-1: answers the name of the team and nothing else, to every caller, also without a session', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    for (const browser of [undefined, guest, (await newUser(app)).browser])
      expect(told(await look(place, id, browser))).toEqual([200, { name: 'Platform' }])
  })

  test('INVITE-5: a wrong token, one of another team and an unknown team get the same 404', async () => {
    const [place, other] = [await teamPlace(app), await teamPlace(app)]
    const [own, theirs] = [await linkOf(place), await linkOf(other)]
    for (const id of ['wrong', theirs.id, own.id.toLowerCase() + 'x', '%', "' OR true --", '\0'])
      await leadsNowhere(place, id)
    await leadsNowhere({ ...place, teamId: 'no-such-team' }, own.id)
    expect((await look(place, '')).status).toBe(400)
    expect((await look(place, 'x'.repeat(65))).status).toBe(400)
    expect((await join(place, place.owner.browser, '')).status).toBe(400)
  })

  test('INVITE-6: the link of a team in the trash does not open until the team is back; that of an archived team does', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    const { browser } = place.owner
    await browser.delete(`/api/team/${place.teamId}`)
    await leadsNowhere(place, id)
    await browser.post(`/api/team/${place.teamId}/restore`)
    await browser.post(`/api/team/${place.teamId}/settings`, { isArchived: true })
    expect(told(await look(place, id))).toEqual([200, { name: 'Platform' }])
    const jo = await newUser(app)
    expect((await join(place, jo.browser, id)).status).toBe(204)
    expect(await roleOf(place, jo)).toBe('member')
  })
})

describe('joining a team by its link', () => {
  test('INVITE-2: makes the user a member, who finds the team at once', async () => {
    const place = await teamPlace(app)
    const jo = await newUser(app)
    expect(told(await join(place, jo.browser, (await linkOf(place)).id))).toEqual([204, undefined])
    expect((await jo.browser.get(`/api/team/${place.teamId}`)).body).toMatchObject({ role: 'member' })
    expect((await jo.browser.get('/api/user-meta')).body).toMatchObject({ teams: [{ id: place.teamId }] })
    expect(await auditedChangesIn(app, place)).toEqual([[jo.id, 'team-joined', { teamId: place.teamId }]])
  })

  test('INVITE-2: changes nothing for a user on the team, also when sent several times at once', async () => {
    const place = await teamPlace(app)
    const { id } = await linkOf(place)
    for (const role of ['admin', 'facilitator', 'member'] as const) {
      const member = await newUserAs(app, place, null, role)
      expect((await join(place, member.browser, id)).status).toBe(204)
      expect(await roleOf(place, member)).toBe(role)
    }
    expect(await auditedChangesIn(app, place)).toEqual([])
    const jo = await newUser(app)
    const answers = await Promise.all([1, 2, 3].map(() => join(place, jo.browser, id)))
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204])
    expect(await auditedChangesIn(app, place)).toHaveLength(1)
  })

  test('API-4: a guest is refused with sign-in-required', async () => {
    const place = await teamPlace(app)
    const guest = openBrowser(app.url)
    await guest.get('/uid')
    for (const browser of [guest, openBrowser(app.url)]) {
      const answer = await join(place, browser, (await linkOf(place)).id)
      expect(told(answer)).toEqual([401, { code: 'sign-in-required' }])
    }
  })

  test('INVITE-2: disconnects the user’s open boards of the team, which are joined again as a member', async () => {
    const place = await teamPlace(app)
    const jo = await newUser(app)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const before = await joinBoard(app.url, boardId, jo.browser.cookie())
    await join(place, jo.browser, (await linkOf(place)).id)
    await eventually(() => expect(before.socket.connected).toBe(false))
    before.close()
  })
})
