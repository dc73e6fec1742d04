import { auditSchema } from '@retropulse/contract/audit'
import { DEFAULT_PULSE_FORMAT } from '@retropulse/domain/pulse/format'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signIn } from '../features/mcp/testing/agent-sign-in.ts'
import { joinBoard } from './board-client.ts'
import { type OpenIdProvider, startOpenIdProvider } from './open-id-provider.ts'
import { startBoard } from './retro.ts'
import { setSsoStage, type SsoStage } from './sso-stage.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TestUser, newUser, newUserAs, type TeamPlace } from './team-place.ts'
import { type Answer, PASSWORD } from './test-browser.ts'

let app: TestApp
let provider: OpenIdProvider
let stage: SsoStage
let place: TeamPlace
let colleague: TestUser
let newcomer: TestUser
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
  provider = await startOpenIdProvider([`${app.url}/sso-callback`])
  stage = await setSsoStage(app, { provider, domain: 'written.example' })
  const { sub } = (await stage.owner.get('/profile')).body as { sub: string }
  place = { ...stage, owner: { browser: stage.owner, id: sub } }
  colleague = await newUserAs(app, place, 'admin', 'member')
  newcomer = await newUser(app)
})
afterAll(async () => {
  await app.close()
  await provider.close()
})

const post = (path: string, body: unknown) => () => stage.owner.post(path, body)
const remove = (path: string, body?: unknown) => () => stage.owner.delete(path, body)

/** Each kind of change with the calls that make it, in an order in which each has something to change. */
function changes(): readonly (readonly [kinds: string, call: () => Promise<Answer>])[] {
  const org = `/api/org/${stage.orgId}`
  const team = `/api/team/${stage.teamId}`
  let modelId = ''
  let boardId = ''
  let surveyId = ''
  let connectionId = ''
  const onModel = (suffix: string, body: unknown) => () =>
    stage.owner.post(`${org}/pulse-model/${modelId}${suffix}`, body)
  const invite = async (email: string) => {
    const input = { emails: email, role: 'admin', isForAnyone: true }
    const { body } = await stage.owner.post(`${org}/invite`, input)
    return (body as { invitations: { inviteToken: string }[] }).invitations.at(-1)?.inviteToken
  }
  return [
    ['org-renamed', post(`${org}/settings`, { name: 'Renamed' })],
    ['org-anonymity-floor-changed', post(`${org}/settings`, { anonymityFloor: 5 })],
    ['org-suggestions-switched', post(`${org}/settings`, { hasSuggestions: true })],
    ['org-invited', post(`${org}/invite`, { emails: 'a@example.com', role: 'admin' })],
    ['org-invite-cancelled', remove(`${org}/invite`, { email: 'a@example.com' })],
    [
      'org-invited org-joined',
      async () => newcomer.browser.post(`${org}/join`, { inviteId: await invite('b@example.com') }),
    ],
    ['org-role-changed', post(`${org}/user-meta`, { id: newcomer.id, role: 'owner' })],
    ['org-member-removed', () => stage.owner.delete(`${org}/member/${newcomer.id}`)],
    ['api-key-made', post(`${org}/api-keys`, {})],
    ['api-key-revoked', remove(`${org}/api-keys`)],
    [
      'agent-connected',
      async () => {
        await signIn(app.url, place)
        return stage.owner.get(`${org}/agents`)
      },
    ],
    [
      'agent-disconnected',
      async () => {
        const { body } = await stage.owner.get(`${org}/agents`)
        const [agent] = (body as { agents: { id: string }[] }).agents
        return stage.owner.delete(`${org}/agents/${agent?.id}`)
      },
    ],
    ['data-exported', () => stage.owner.get(`${org}/metrics`)],
    ['sso-changed', post(stage.path, { enforced: true })],
    ['sso-removed', remove(stage.path)],
    [
      'pulse-model-made',
      async () => {
        const model = { title: 'Mood', format: DEFAULT_PULSE_FORMAT }
        const answer = await stage.owner.put(`${org}/pulse-model`, model)
        modelId = (answer.body as { id: string }).id
        return answer
      },
    ],
    ['pulse-model-changed', onModel('', { title: 'Weather', format: DEFAULT_PULSE_FORMAT })],
    ['pulse-model-enabled', onModel('/toggle', { enabled: true })],
    [
      'survey-deleted',
      async () => {
        const made = await stage.owner.put(`${team}/pulse`, { modelId, name: 'March' })
        surveyId = (made.body as { id: string }).id
        return stage.owner.delete(`${team}/pulse/${surveyId}`)
      },
    ],
    ['survey-restored', () => stage.owner.post(`${team}/pulse/${surveyId}/restore`)],
    ['pulse-model-disabled', onModel('/toggle', { enabled: false })],
    ['pulse-model-deleted', () => stage.owner.delete(`${org}/pulse-model/${modelId}`)],
    ['pulse-model-restored', onModel('/restore', {})],
    ['team-created', post(`${org}/team/create`, { name: 'Another' })],
    ['team-renamed', post(`${team}/settings`, { name: 'Platforms' })],
    ['team-visibility-changed', post(`${team}/settings`, { isPrivate: true })],
    ['team-anonymity-changed', post(`${team}/settings`, { isAnonymous: true })],
    ['team-archived', post(`${team}/settings`, { isArchived: true })],
    ['team-reopened', post(`${team}/settings`, { isArchived: false })],
    ['team-deleted', remove(team)],
    ['team-restored', post(`${team}/restore`, {})],
    ['team-link-switched', post(`${team}/invite`, { disabled: true })],
    [
      'team-link-switched team-joined',
      async () => {
        await stage.owner.post(`${team}/invite`, { disabled: false })
        const { body } = await stage.owner.get(team)
        const { id } = (body as { invite: { id: string } }).invite
        return newcomer.browser.post(`${team}/join`, { inviteId: id })
      },
    ],
    ['team-role-changed', post(`${team}/user-meta`, { id: newcomer.id, role: 'facilitator' })],
    ['team-left', () => newcomer.browser.delete(`${team}/member/${newcomer.id}`)],
    [
      'team-anonymity-changed team-member-added',
      async () => {
        await stage.owner.post(`${team}/settings`, { isAnonymous: false, isPrivate: false })
        boardId = await startBoard(stage.owner, stage.teamId)
        await stage.owner.post(`${team}/board/${boardId}/settings`, { isPrivate: false })
        const window = await joinBoard(app.url, boardId, newcomer.browser.cookie())
        const answer = await stage.owner.post(`${team}/member`, { id: newcomer.id, boardId })
        window.close()
        return answer
      },
    ],
    ['team-member-removed', () => stage.owner.delete(`${team}/member/${newcomer.id}`)],
    ['board-deleted', () => stage.owner.delete(`${team}/board/${boardId}`)],
    ['board-restored', () => stage.owner.post(`${team}/board/${boardId}/restore`)],
    [
      'connection-made',
      async () => {
        const input = {
          kind: 'webhook',
          name: 'Ours',
          url: 'https://example.com/x',
          events: ['plan.changed'],
        }
        const made = await stage.owner.post(`${team}/connections`, input)
        connectionId = (made.body as { id: string }).id
        return made
      },
    ],
    ['connection-changed', () => stage.owner.post(`${team}/connections/${connectionId}`, { name: 'New' })],
    ['connection-removed', () => stage.owner.delete(`${team}/connections/${connectionId}`)],
    ['plan-changed', post(`${org}/sandbox-billing`, { act: 'choose-free' })],
    ['org-deleted', () => stage.owner.delete(org, { name: 'Renamed' })],
    ['org-restored', post(`${org}/restore`, {})],
    [
      'org-handed-over org-member-removed team-left',
      remove('/api/user-profile', { password: PASSWORD, heirs: { [stage.orgId]: colleague.id } }),
    ],
  ]
}

interface Entry {
  readonly kind: string
  readonly actor_id: string
}

async function entries(): Promise<readonly Entry[]> {
  const { rows } = await app.database.pool.query<Entry>(
    'SELECT kind, actor_id FROM audit_entry WHERE org_id = $1 AND at <= now() ORDER BY id',
    [stage.orgId],
  )
  return rows
}

test('AUDIT-1: each kind of change writes its row, with the user who made it', async () => {
  const first = (await entries()).map(({ kind }) => kind)
  expect(first.toSorted()).toEqual(['org-created', 'sso-added', 'team-created'])
  const written = new Set(first)
  for (const [kinds, call] of changes()) {
    const before = await entries()
    const { status, body } = await call()
    expect([kinds, status, status < 300 ? null : body]).toEqual([kinds, status, null])
    const added = (await entries()).slice(before.length)
    const names = added.map(({ kind }) => kind)
    expect([kinds, names.toSorted()]).toEqual([kinds, expect.arrayContaining(kinds.split(' '))])
    const actors = new Set([place.owner.id, newcomer.id])
    expect([kinds, added.every(({ actor_id }) => actors.has(actor_id))]).toEqual([kinds, true])
    for (const kind of names) written.add(kind)
  }
  const known = auditSchema.shape.entries.element.shape.kind.options
  expect([...written].toSorted()).toEqual(known.toSorted())
})
