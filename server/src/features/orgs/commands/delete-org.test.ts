import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { deleteOrg } from './delete-org.ts'
import { restoreOrg } from './restore-org.ts'

const orgId = asId<OrgId>('org')
const ann = asId<PersonId>('ann')
const identity = {
  kind: 'user' as const,
  id: ann,
  name: 'Ann',
  email: 'ann@example.com',
  picture: null,
  isEmailVerified: true,
  provider: null,
  guestIds: [],
}
const org = {
  id: orgId,
  name: 'Acme',
  anonymityFloor: 3,
  hasSuggestions: false,
  planId: null,
  quantity: 1,
  orgRole: 'owner' as const,
  leadsDeletedTeam: false,
  teams: [],
}

/** Ports that record their calls; `isDone`: whether the store does what it is asked for. */
function portsThat(isDone: boolean) {
  const told: string[] = []
  return {
    told,
    organisations: {
      find: () => Promise.resolve(org),
      membersOf: () => Promise.resolve([{ userId: ann, role: 'owner' as const, isPrimaryOwner: true }]),
    },
    orgTrash: {
      delete: () => Promise.resolve(isDone ? [asId<TeamId>('one'), asId<TeamId>('two')] : null),
      restore: () => Promise.resolve(isDone),
    },
    onTeamRevoked: (id: TeamId) => void told.push(`revoked ${id}`),
    onOrgDeleted: (id: OrgId) => void told.push(`deleted ${id}`),
    onOrgRestored: (id: OrgId) => Promise.resolve(void told.push(`restored ${id}`)),
    now: () => 0,
  }
}

test('ORG-27, ORG-30: what is paid for an organisation learns of its deletion and its restoring, once', async () => {
  const ports = portsThat(true)
  expect(await deleteOrg(identity, orgId, { name: ' Acme ' }, ports)).toEqual({ ok: true })
  expect(await restoreOrg(identity, orgId, ports)).toEqual({ ok: true })
  expect(ports.told).toEqual(['revoked one', 'revoked two', 'deleted org', 'restored org'])
})

test('ORG-27, ORG-30: what was not done is announced to no client', async () => {
  const ports = portsThat(false)
  expect(await deleteOrg(identity, orgId, { name: 'Acme' }, ports)).toMatchObject({ code: 'not-found' })
  expect(await deleteOrg(identity, orgId, { name: 'Other' }, ports)).toMatchObject({ code: 'bad-request' })
  expect(await restoreOrg(identity, orgId, ports)).toMatchObject({ code: 'not-found' })
  expect(ports.told).toEqual([])
})
