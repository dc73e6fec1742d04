import { ORGS_A_PERSON_MAX } from '@retropulse/domain/orgs/limits'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinBoard } from '../../../testing/board-client.ts'
import { eventually } from '../../../testing/eventually.ts'
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
import { type Answer, createOrg, openBrowser, PASSWORD } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

function transfer({ orgId }: TeamPlace, by: Pick<TestUser, 'browser'>, id: string): Promise<Answer> {
  return by.browser.post(`/api/org/${orgId}/primary-owner`, { id })
}

const told = ({ status, body }: Answer) => [status, (body as { code?: string } | null)?.code]

/** The roles of an organisation as its list of admins has them, the primary owner first. */
async function listed({ orgId }: TeamPlace, by: TestUser): Promise<(readonly [string, string, boolean])[]> {
  const { body } = await by.browser.get(`/api/org/${orgId}/members`)
  const { members } = body as { members: { id: string; role: string; isPrimaryOwner: boolean }[] }
  return members.map(({ id, role, isPrimaryOwner }) => [id, role, isPrimaryOwner] as const)
}

describe('ORG-26: handing on an organisation', () => {
  test.each(['admin', 'owner'] as const)(
    'an %s becomes the primary owner, and the former one stays an owner',
    async (role) => {
      const place = await teamPlace(app)
      const heir = await newUserAs(app, place, role, null)
      expect((await transfer(place, place.owner, heir.id)).status).toBe(204)
      expect(await listed(place, heir)).toEqual([
        [heir.id, 'owner', true],
        [place.owner.id, 'owner', false],
      ])
      expect(await auditedChangesIn(app, place)).toEqual([
        [place.owner.id, 'org-handed-over', { memberId: heir.id }],
      ])
    },
  )

  test('only the primary owner may; to others the call is refused or the organisation does not exist', async () => {
    const place = await teamPlace(app)
    const heir = await newUserAs(app, place, 'admin', null)
    const guest = { browser: openBrowser(app.url) }
    await guest.browser.get('/uid')
    for (const [by, answer] of [
      [await newUserAs(app, place, 'owner', null), [403, 'forbidden']],
      [heir, [403, 'forbidden']],
      [await newUserAs(app, place, null, 'admin'), [403, 'forbidden']],
      [await newUserAs(app, place, null, 'member'), [403, 'forbidden']],
      [await newUser(app), [404, 'not-found']],
      [guest, [401, 'sign-in-required']],
    ] as const)
      expect(told(await transfer(place, by, heir.id))).toEqual(answer)
    expect((await listed(place, place.owner))[0]).toEqual([place.owner.id, 'owner', true])
    expect(await auditedChangesIn(app, place)).toEqual([])
  })

  test('a person without a role in the organisation is refused, and so are primary owners themselves', async () => {
    const place = await teamPlace(app)
    for (const person of [await newUser(app), await newUserAs(app, place, null, 'admin')])
      expect(told(await transfer(place, place.owner, person.id))).toEqual([404, 'unknown-member'])
    expect(told(await transfer(place, place.owner, place.owner.id))).toEqual([403, 'own-role'])
  })

  test('ORG-4: a person who is primary owner of ten organisations takes none, also of two at once', async () => {
    const heir = await newUser(app)
    for (let count = 0; count < ORGS_A_PERSON_MAX - 1; count += 1) await createOrg(heir.browser)
    const places = [await teamPlace(app), await teamPlace(app)]
    for (const { orgId } of places)
      await app.database.pool.query(`INSERT INTO org_member VALUES ($1, $2, 'admin')`, [orgId, heir.id])
    const answers = await Promise.all(places.map((place) => transfer(place, place.owner, heir.id)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 409])
    expect(answers.map(({ body }) => body)).toContainEqual({ code: 'org-limit' })
  })

  test('of two people at once one becomes the primary owner', async () => {
    const place = await teamPlace(app)
    const heirs = [await newUserAs(app, place, 'admin', null), await newUserAs(app, place, 'owner', null)]
    const answers = await Promise.all(heirs.map(({ id }) => transfer(place, place.owner, id)))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([204, 403])
    expect((await listed(place, place.owner)).filter(([, , isPrimary]) => isPrimary)).toHaveLength(1)
  })

  test('an heir who deletes the account or is removed at the same moment leaves no organisation without an owner', async () => {
    const place = await teamPlace(app)
    for (const leave of [
      (heir: TestUser) => heir.browser.delete('/api/user-profile', { password: PASSWORD }),
      (heir: TestUser) => place.owner.browser.delete(`/api/org/${place.orgId}/member/${heir.id}`),
    ]) {
      const before = await primaryOwnerOf(place)
      const heir = await newUserAs(app, place, 'admin', null)
      const [handed] = await Promise.all([transfer(place, place.owner, heir.id), leave(heir)])
      const [owner, role] = await primaryOwnerOf(place)
      expect(role).toBe('owner')
      expect(owner).toBe(handed.status === 204 ? heir.id : before[0])
      if (handed.status === 204) await transfer(place, heir, place.owner.id)
    }
  })

  test('ORG-22: the new role counts at once on open boards', async () => {
    const place = await teamPlace(app)
    const heir = await newUserAs(app, place, 'admin', null)
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const open = await joinBoard(app.url, boardId, heir.browser.cookie())
    expect((await transfer(place, place.owner, heir.id)).status).toBe(204)
    // The board asks the browser to connect again, with the role that it has by then.
    await eventually(() => expect(open.socket.connected).toBe(false))
    open.close()
  })

  test('ORG-22, ORG-24: so does that of a member who inherits from an owner who deleted the account', async () => {
    const place = await teamPlace(app)
    const heir = await newUserAs(app, place, null, 'member')
    const boardId = await startBoard(place.owner.browser, place.teamId)
    const open = await joinBoard(app.url, boardId, heir.browser.cookie())
    const input = { password: PASSWORD, heirs: { [place.orgId]: heir.id } }
    expect((await place.owner.browser.delete('/api/user-profile', input)).status).toBe(200)
    await eventually(() => expect(open.socket.connected).toBe(false))
    open.close()
  })
})

async function primaryOwnerOf({ orgId }: TeamPlace): Promise<readonly unknown[]> {
  const { rows } = await app.database.pool.query<{ id: string; role: string | null }>(
    `SELECT primary_owner_id AS id, role FROM organisation
     LEFT JOIN org_member ON org_id = organisation.id AND user_id = primary_owner_id
     WHERE organisation.id = $1`,
    [orgId],
  )
  return [rows[0]?.id, rows[0]?.role]
}
