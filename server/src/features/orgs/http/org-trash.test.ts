import { DAY_MS } from '@retropulse/domain/kernel/durations'
import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guestCookie, joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
import { storedOf } from '../../../testing/leaving-place.ts'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  type TestUser,
  newUser,
  newUserAs,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import { type Answer, openBrowser, PASSWORD } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

type Caller = Pick<TestUser, 'browser'>
const NAME = 'Example Ltd'
const deleteAs = ({ orgId }: TeamPlace, { browser }: Caller, name: unknown = NAME): Promise<Answer> =>
  browser.delete(`/api/org/${orgId}`, { name })
const restoreAs = ({ orgId }: TeamPlace, { browser }: Caller): Promise<Answer> =>
  browser.post(`/api/org/${orgId}/restore`)
const told = ({ status, body }: Answer) => [status, (body as { code?: string } | null)?.code]

async function deletedOf({
  browser,
}: Caller): Promise<{ id: string; name: string; restorableUntil: number }[]> {
  const { body } = await browser.get('/api/deleted-orgs')
  return (body as { organisations: { id: string; name: string; restorableUntil: number }[] }).organisations
}

/** As if the organisation had been deleted so many days earlier. */
async function age({ orgId }: TeamPlace, days: number): Promise<void> {
  const moment = new Date(Date.now() - days * DAY_MS)
  await app.database.pool.query('UPDATE organisation SET deleted_at = $2 WHERE id = $1', [orgId, moment])
}

describe('ORG-27: deleting an organisation', () => {
  test('only the primary owner deletes and restores it; nothing changes for others', async () => {
    const place = await teamPlace(app)
    const guest = { browser: openBrowser(app.url) }
    await guest.browser.get('/uid')
    const others = [
      [await newUserAs(app, place, 'owner', null), [403, 'forbidden']],
      [await newUserAs(app, place, 'admin', null), [403, 'forbidden']],
      [await newUserAs(app, place, null, 'admin'), [403, 'forbidden']],
      [await newUserAs(app, place, null, 'member'), [403, 'forbidden']],
      [await newUser(app), [404, 'not-found']],
      [guest, [401, 'sign-in-required']],
    ] as const
    const before = await storedOf(app, place)
    for (const [other, answer] of others) expect(told(await deleteAs(place, other))).toEqual(answer)
    expect(await storedOf(app, place)).toBe(before)
    expect((await deleteAs(place, place.owner)).status).toBe(204)
    const deleted = await storedOf(app, place)
    for (const [other] of others)
      expect(told(await restoreAs(place, other))).toEqual(
        other === guest ? [401, 'sign-in-required'] : [404, 'not-found'],
      )
    expect(await storedOf(app, place)).toBe(deleted)
  })

  test.each(['', 'Example', 'example ltd', 'x'.repeat(101), 7])(
    'a name that is not that of the organisation deletes nothing: %j',
    async (name) => {
      const place = await teamPlace(app)
      expect(told(await deleteAs(place, place.owner, name))).toEqual([400, 'bad-request'])
      expect((await place.owner.browser.get(`/api/org/${place.orgId}`)).status).toBe(200)
    },
  )

  test('AUDIT-1: the log has the deletion and the restoring', async () => {
    const place = await teamPlace(app)
    await deleteAs(place, place.owner)
    expect((await restoreAs(place, place.owner)).status).toBe(204)
    expect(await auditedChangesIn(app, place)).toEqual([
      [place.owner.id, 'org-deleted', { to: NAME }],
      [place.owner.id, 'org-restored', {}],
    ])
  })
})

describe('ORG-28: an organisation in the trash', () => {
  test('is found by no call, and its people have left it', async () => {
    const place = await teamPlace(app)
    const mate = await newUserAs(app, place, 'admin', 'member')
    await deleteAs(place, place.owner)
    const { orgId, teamId } = place
    for (const { browser } of [place.owner, mate]) {
      for (const path of [`org/${orgId}`, `org/${orgId}/members`, `org/${orgId}/audit`, `team/${teamId}`])
        expect(told(await browser.get(`/api/${path}`))).toEqual([404, 'not-found'])
      expect((await browser.get('/api/user-meta')).body).toEqual({ orgs: [], teams: [] })
      expect(told(await browser.post(`/api/team/${teamId}/restore`))).toEqual([404, 'not-found'])
      expect(told(await browser.post(`/api/org/${orgId}/team/create`, { name: 'New' }))).toEqual([
        404,
        'not-found',
      ])
    }
    expect(told(await place.owner.browser.get(`/api/${mate.id}/profile`))).toEqual([404, 'not-found'])
  })

  test('all participants are disconnected from its boards', async () => {
    const place = await teamPlace(app)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const guest = await joinBoard(app.url, boardId, await guestCookie(app.url))
    await deleteAs(place, place.owner)
    await eventually(() => expect(guest.socket.connected).toBe(false))
    await expect(joinBoard(app.url, boardId, place.owner.browser.cookie())).rejects.toThrow('not-found')
  })

  test('its API key and its invitations do not work, and work again once it is restored', async () => {
    const place = await teamPlace(app)
    const { browser } = place.owner
    const { key } = (await browser.post(`/api/org/${place.orgId}/api-keys`)).body as { key: string }
    const input = { emails: 'late@example.com', role: 'admin', isForAnyone: true }
    const { body } = await browser.post(`/api/org/${place.orgId}/invite`, input)
    const inviteId = (body as { invitations: { inviteToken: string }[] }).invitations[0]?.inviteToken
    const late = await newUser(app)
    const statuses = async () => [
      (await openBrowser(app.url).get('/api/public/metrics', { 'x-api-key': key })).status,
      (await late.browser.get(`/api/org/${place.orgId}/invitation?inviteId=${inviteId}`)).status,
      (await late.browser.post(`/api/org/${place.orgId}/join`, { inviteId })).status,
    ]
    await deleteAs(place, place.owner)
    expect(await statuses()).toEqual([401, 404, 404])
    await restoreAs(place, place.owner)
    expect(await statuses()).toEqual([200, 200, 204])
  })

  test('a team that is created at the same moment is not left outside the trash', async () => {
    const place = await teamPlace(app)
    const create = () => place.owner.browser.post(`/api/org/${place.orgId}/team/create`, { name: 'New' })
    await Promise.all([create(), deleteAs(place, place.owner), create(), create()])
    const query = 'SELECT FROM team WHERE org_id = $1 AND deleted_at IS NULL'
    expect((await app.database.pool.query(query, [place.orgId])).rowCount).toBe(0)
  })

  test('ORG-24: its primary owner deletes the account without an heir for it', async () => {
    const place = await teamPlace(app)
    await newUserAs(app, place, 'owner', null)
    await deleteAs(place, place.owner)
    const { status } = await place.owner.browser.delete('/api/user-profile', { password: PASSWORD })
    expect(status).toBe(200)
  })
})

test('ORG-29: the primary owner finds what was deleted, and until when it can be restored; others find nothing', async () => {
  const place = await teamPlace(app)
  const other = await newUserAs(app, place, 'owner', null)
  expect(await deletedOf(place.owner)).toEqual([])
  const begun = Date.now()
  await deleteAs(place, place.owner)
  const [deleted] = await deletedOf(place.owner)
  expect(deleted).toMatchObject({ id: place.orgId, name: NAME })
  expect(deleted?.restorableUntil).toBeGreaterThanOrEqual(begun + 30 * DAY_MS)
  expect(deleted?.restorableUntil).toBeLessThanOrEqual(Date.now() + 30 * DAY_MS)
  expect(await deletedOf(other)).toEqual([])
  await age(place, 30.01)
  expect(await deletedOf(place.owner)).toEqual([])
})

describe('ORG-30: restoring an organisation', () => {
  test('is possible for 30 days, and not a moment longer', async () => {
    const place = await teamPlace(app)
    await deleteAs(place, place.owner)
    await age(place, 30.01)
    expect(told(await restoreAs(place, place.owner))).toEqual([404, 'not-found'])
    await age(place, 29.99)
    expect((await restoreAs(place, place.owner)).status).toBe(204)
    expect(told(await restoreAs(place, place.owner))).toEqual([404, 'not-found'])
  })

  test('whatever state its teams were in, everything is stored as it was before', async () => {
    const team = fc.record({
      isArchived: fc.boolean(),
      isPrivate: fc.boolean(),
      /** Days ago; null: in use. */
      deleted: fc.option(fc.integer({ min: 0, max: 40 })),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(team, { maxLength: 8 }),
        fc.integer({ min: 1, max: 3 }),
        async (teams, times) => {
          const place = await teamPlace(app)
          await startBoard(place.owner.browser, place.teamId)
          for (const { isArchived, isPrivate, deleted } of teams)
            await app.database.pool.query(
              `INSERT INTO team (id, org_id, name, is_archived, is_private, deleted_at) VALUES ($1, $2, 'Any', $3, $4, $5)`,
              [
                nanoid(16),
                place.orgId,
                isArchived,
                isPrivate,
                deleted === null ? null : new Date(Date.now() - deleted * DAY_MS),
              ],
            )
          const before = await storedOf(app, place)
          for (let time = 0; time < times; time += 1) {
            expect((await deleteAs(place, place.owner)).status).toBe(204)
            expect(await storedOf(app, place)).not.toBe(before)
            expect((await restoreAs(place, place.owner)).status).toBe(204)
            expect(await storedOf(app, place)).toBe(before)
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})
