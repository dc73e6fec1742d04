import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import {
  auditedChangesIn,
  type TestUser,
  newUser,
  newUserAs,
  type TeamPlace,
  teamPlace,
} from '../../../testing/team-place.ts'
import type { Answer } from '../../../testing/test-browser.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.close())

const told = ({ status, body }: Answer) => [status, body]

/** An organisation on a plan, with `units` as its quantity. */
async function placeOn(planId: string | null, units = 1): Promise<TeamPlace> {
  const place = await teamPlace(app)
  await app.database.pool.query('UPDATE organisation SET plan_id = $2, plan_quantity = $3 WHERE id = $1', [
    place.orgId,
    planId,
    units,
  ])
  return place
}

function create({ orgId, owner }: TeamPlace, name: unknown, by: TestUser = owner): Promise<Answer> {
  return by.browser.post(`/api/org/${orgId}/team/create`, { name })
}

async function archive({ teamId }: TeamPlace): Promise<void> {
  await app.database.pool.query('UPDATE team SET is_archived = true WHERE id = $1', [teamId])
}

describe('creating a team', () => {
  test('PERM-37, TEAM-4: the user who creates a team is its first admin, also an organisation admin', async () => {
    const place = await placeOn('level3')
    const bo = await newUserAs(app, place, 'admin', null)
    const made = await create(place, ' Ops ', bo)
    expect(told(made)).toEqual([201, { id: expect.stringMatching(/^[\w-]{21}$/) as string }])
    const { id } = made.body as { id: string }
    expect((await bo.browser.get(`/api/team/${id}`)).body).toMatchObject({
      name: 'Ops',
      orgId: place.orgId,
      members: [{ id: bo.id, role: 'org-admin', isOrgRole: true }],
      boards: [],
    })
    expect((await place.owner.browser.get(`/api/org/${place.orgId}`)).body).toMatchObject({
      teams: [{ id: place.teamId }, { id, admins: [{ id: bo.id }], membersCount: 1 }],
    })
    const { rows } = await app.database.pool.query<{ actor_id: string; details: unknown }>(
      `SELECT actor_id, details FROM audit_entry WHERE org_id = $1 AND kind = 'team-created' ORDER BY id`,
      [place.orgId],
    )
    expect(rows[1]).toEqual({ actor_id: bo.id, details: { teamId: id, to: 'Ops' } })
  })

  test.each([
    ['', 'invalid'],
    [' \t', 'invalid'],
    ['a\nb', 'invalid'],
    ['x'.repeat(61), 'too-long'],
    [null, 'invalid'],
  ])('TEAM-5: a new team’s name has 1 to 60 characters: %j is none', async (name, problem) => {
    const answer = await create(await placeOn('level3'), name)
    expect(told(answer)).toEqual([400, { code: 'bad-request', fields: { name: problem } }])
  })

  test.each([
    [null, 1, 1],
    ['level1', 1, 1],
    ['level2', 1, 3],
    ['level2', 2, 6],
  ])(
    'PLAN-6, TEAM-6: plan %s with %i units allows %i teams, archived ones not counted',
    async (plan, units, max) => {
      const place = await placeOn(plan, units)
      for (let teams = 1; teams < max; teams += 1) expect((await create(place, `T${teams}`)).status).toBe(201)
      expect(told(await create(place, 'One more'))).toEqual([409, { code: 'team-limit' }])
      const before = (await place.owner.browser.get(`/api/org/${place.orgId}`)).body
      expect(before).toMatchObject({ hasRoomForTeam: false })
      expect((before as { teams: object[] }).teams).toHaveLength(max)
      await archive(place)
      expect((await create(place, 'One more')).status).toBe(201)
      expect(await auditedChangesIn(app, place)).toEqual([])
    },
  )

  test('TEAM-6: of two users who take the last place at once one gets it', async () => {
    const place = await placeOn('level2')
    await create(place, 'Second')
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((name) => create(place, name)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const { body } = await place.owner.browser.get(`/api/org/${place.orgId}`)
    expect((body as { teams: object[] }).teams).toHaveLength(3)
  })
})

describe('ORG-7: the organisation of a team', () => {
  const read = ({ browser }: TestUser, teamId: string) => browser.get(`/api/team/${teamId}/org`)

  test('ORG-7: is answered to users with a role in it or one of its teams, in the same form as by its own id', async () => {
    const place = await placeOn('level3')
    const member = await newUserAs(app, place, null, 'member')
    const { id } = (await create(place, 'Other')).body as { id: string }
    for (const person of [place.owner, member])
      for (const teamId of [place.teamId, id])
        expect(told(await read(person, teamId))).toEqual(
          told(await person.browser.get(`/api/org/${place.orgId}`)),
        )
    expect((await read(member, id)).body).toMatchObject({ role: 'member', teams: [{ id: place.teamId }] })
  })

  test('ORG-7: answers 404 to a stranger, and for a team in the trash', async () => {
    const place = await placeOn('level3')
    const stranger = await newUser(app)
    const nothing = [404, { code: 'not-found' }]
    expect(told(await read(stranger, place.teamId))).toEqual(nothing)
    expect(told(await read(place.owner, 'no-such-team'))).toEqual(nothing)
    await app.database.pool.query('UPDATE team SET deleted_at = now() WHERE id = $1', [place.teamId])
    expect(told(await read(place.owner, place.teamId))).toEqual(nothing)
  })
})
