import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBoard } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { type TestUser, newUserAs, type TeamPlace, teamPlace } from '../../../testing/team-place.ts'

/* Complete answers about organisations, teams and users, with a distinct value in every field. */
let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

const anyTime = expect.any(Number) as number
const SIGNED_PICTURE = expect.stringMatching(/^\/api\/user-picture\?of=[\w.-]+$/) as string

interface BusyPlace extends TeamPlace {
  readonly facilitator: TestUser
  readonly member: TestUser
  readonly boardId: string
}

async function nameSomebody({ browser }: TestUser, name: string, picture: string | null): Promise<void> {
  const profileData = { name, picture, theme: 'system', language: 'system' }
  expect((await browser.post('/api/user-profile', { profileData })).status).toBe(200)
}

/** A private team with owner, facilitator (with a picture) and member, a retro, an open and a done action item. */
async function busyPlace(): Promise<BusyPlace> {
  const place = await teamPlace(app)
  const { browser } = place.owner
  const facilitator = await newUserAs(app, place, null, 'facilitator')
  await nameSomebody(facilitator, 'Fay Facilitator', 'https://pictures.example.com/fay.png')
  const member = await newUserAs(app, place, null, 'member')
  await nameSomebody(member, 'Mia Member', null)
  const boardId = await startBoard(browser, place.teamId)
  const actions = `/api/team/${place.teamId}/actions`
  for (const text of ['Buy lamps', 'Write tests'])
    expect((await browser.post(actions, { actions: [], newAction: { text } })).status).toBe(200)
  await app.database.pool.query(
    `UPDATE team_action SET status = 1 WHERE team_id = $1 AND text = 'Write tests'`,
    [place.teamId],
  )
  const settings = { isPrivate: true, isAnonymous: true }
  expect((await browser.post(`/api/team/${place.teamId}/settings`, settings)).status).toBe(204)
  return { ...place, facilitator, member, boardId }
}

async function emailOf({ browser }: TestUser): Promise<string> {
  return ((await browser.get('/profile')).body as { email: string }).email
}

test('ORG-6: an organisation answers with all specified fields, API keys to owners alone', async () => {
  const place = await busyPlace()
  const { owner, facilitator, orgId, teamId, boardId } = place
  const model = { title: 'Mood', format: DEFAULT_PULSE_FORMAT }
  const { id: modelId } = (await owner.browser.put(`/api/org/${orgId}/pulse-model`, model)).body as {
    id: string
  }
  await owner.browser.post(`/api/org/${orgId}/pulse-model/${modelId}/toggle`, { enabled: true })
  const made = await owner.browser.post(`/api/org/${orgId}/team/create`, { name: 'Given up' })
  const { id: deletedId } = made.body as { id: string }
  await owner.browser.delete(`/api/team/${deletedId}`)
  const { id: keyId, key } = (await owner.browser.post(`/api/org/${orgId}/api-keys`)).body as {
    id: string
    key: string
  }

  const { body } = await owner.browser.get(`/api/org/${orgId}`)
  expect(body).toEqual({
    id: orgId,
    name: 'Example Ltd',
    role: 'owner',
    planId: 'level3',
    customerId: null,
    anonymityFloor: 3,
    hasSuggestions: false,
    hasRoomForTeam: true,
    teams: [
      {
        id: teamId,
        name: 'Platform',
        isPrivate: true,
        isArchived: false,
        membersCount: 3,
        boardsCount: 1,
        admins: [{ id: owner.id, name: 'Ann Example', picture: null }],
        facilitators: [{ id: facilitator.id, name: 'Fay Facilitator', picture: SIGNED_PICTURE }],
        retros: [{ id: boardId, name: 'Sprint 12', timestamp: anyTime }],
        openActions: 1,
        allActions: 2,
      },
    ],
    teamsSettings: [{ id: teamId, isPrivate: true, isAnonymous: true, isArchived: false }],
    enabledModels: [modelId],
    deletedTeams: [{ id: deletedId, name: 'Given up', deletedAt: anyTime }],
    apiKeys: [
      {
        id: keyId,
        name: 'API key',
        ending: key.slice(-4),
        scopes: ['metrics'],
        createdAt: anyTime,
        lastUsedAt: null,
        expiresOn: null,
      },
    ],
  })
  const admin = await newUserAs(app, place, 'admin', null)
  expect((await admin.browser.get(`/api/org/${orgId}`)).body).toEqual({
    ...(body as object),
    role: 'org-admin',
    apiKeys: [],
  })
})

test('TEAM-1, TEAM-2: a team answers with all specified fields, to members without link and addresses', async () => {
  const place = await busyPlace()
  const { owner, facilitator, member, orgId, teamId, boardId } = place
  await owner.browser.post(`/api/team/${teamId}/invite`, { disabled: true })
  const profileOf = async (name: string, picture: string | null, person: TestUser) => ({
    name,
    ...nameParts(name),
    picture,
    email: await emailOf(person),
  })
  const members = [
    {
      id: owner.id,
      role: 'owner',
      isOrgRole: true,
      profile: await profileOf('Ann Example', null, owner),
    },
    {
      id: facilitator.id,
      role: 'facilitator',
      isOrgRole: false,
      profile: await profileOf('Fay Facilitator', SIGNED_PICTURE, facilitator),
    },
    {
      id: member.id,
      role: 'member',
      isOrgRole: false,
      profile: await profileOf('Mia Member', null, member),
    },
  ]
  const team = {
    id: teamId,
    name: 'Platform',
    orgId,
    planId: 'level3',
    isPrivate: true,
    isAnonymous: true,
    isArchived: false,
    active: true,
    surveys: [],
    actions: { open: 1, all: 2 },
    insights: { retros: 1 },
    credits: null,
  }
  const seen = await owner.browser.get(`/api/team/${teamId}`)
  const { boards, members: told, ...rest } = seen.body as { boards: unknown[]; members: { id: string }[] }
  expect(rest).toEqual({
    ...team,
    role: 'owner',
    mayCreateBoards: true,
    invite: { id: expect.any(String) as string, disabled: true },
  })
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(told.toSorted(byId)).toEqual(members.toSorted(byId))
  expect(boards).toMatchObject([{ id: boardId, name: 'Sprint 12', isPrivate: true }])

  expect((await member.browser.get(`/api/team/${teamId}`)).body).toEqual({
    ...team,
    role: 'member',
    mayCreateBoards: false,
    invite: null,
    boards,
    members: told.map(({ id }) => {
      const { profile, ...one } = members.find((other) => other.id === id)!
      return { ...one, profile: { ...profile, email: null } }
    }),
  })
})

test('TEAM-11: new retros begin with the anonymity of the team; boards that exist keep their own', async () => {
  const { owner, teamId } = await teamPlace(app)
  const begin = async () => {
    const input = { name: 'Sprint 1', columns: ['Good'] }
    return ((await owner.browser.post(`/api/team/${teamId}/boards`, input)).body as { id: string }).id
  }
  const isAnonymous = async (boardId: string) =>
    ((await owner.browser.get(`/api/board/${boardId}`)).body as { isAnonymous: boolean }).isAnonymous
  const named = await begin()
  await owner.browser.post(`/api/team/${teamId}/settings`, { isAnonymous: true })
  const anonymous = await begin()
  expect([await isAnonymous(named), await isAnonymous(anonymous)]).toEqual([false, true])
  await owner.browser.post(`/api/team/${teamId}/settings`, { isAnonymous: false })
  expect([await isAnonymous(named), await isAnonymous(anonymous)]).toEqual([false, true])
})

test('PROFILE-2: the profile of a colleague has name, its parts and a signed picture, and says where no name is left', async () => {
  const place = await busyPlace()
  const { facilitator, member } = place
  const read = async () => (await member.browser.get(`/api/${facilitator.id}/profile`)).body
  const name = 'Fay Facilitator'
  expect(await read()).toEqual({ name, ...nameParts(name), picture: SIGNED_PICTURE, anonymous: false })
  await app.database.pool.query(`UPDATE user_account SET name = '', picture = NULL WHERE id = $1`, [
    facilitator.id,
  ])
  expect(await read()).toEqual({ name: '', ...nameParts(''), picture: null, anonymous: true })
})
