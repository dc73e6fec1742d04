import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { UserIdentity } from '../../auth/api.ts'
import { describe, expect, test, vi } from 'vitest'
import type { NamedInvitation } from '../store/invites.ts'
import type { OrgWithRole } from '../queries/memberships.ts'
import { joinOrg } from './join-org.ts'

const ORG = asId<OrgId>('org')
const ME: UserIdentity = {
  kind: 'user',
  id: asId<PersonId>('a-person-with-an-account'),
  name: 'Ann',
  email: 'ann@example.com',
  picture: null,
  provider: null,
  guestIds: [],
}

function portsWith({ orgRole, mustUseSso }: { orgRole: OrgWithRole['orgRole']; mustUseSso: boolean }) {
  const invitation: NamedInvitation = {
    token: 'token',
    email: 'ann@example.com',
    role: 'admin',
    isForAnyone: false,
    expiresAt: 1,
    orgName: 'Example Ltd',
  }
  const team: OrgWithRole['teams'][0] = {
    id: asId<TeamId>('team'),
    orgId: ORG,
    name: 'Platform',
    isPrivate: false,
    isAnonymous: false,
    isArchived: false,
    orgRole,
    teamRole: null,
    membersCount: 0,
  }
  return {
    organisations: {
      find: () =>
        Promise.resolve({
          id: ORG,
          name: 'Example Ltd',
          planId: null,
          quantity: 1,
          anonymityFloor: 3,
          hasSuggestions: false,
          leadsDeletedTeam: false,
          orgRole,
          teams: [team],
        }),
    },
    invites: {
      findInvitation: () => Promise.resolve({ ok: true as const, invitation }),
      joinOrg: vi.fn<() => Promise<boolean>>(() => Promise.resolve(true)),
    },
    ssoRules: { mustUseSso: () => Promise.resolve(mustUseSso) },
    onRoleChanged: vi.fn<(teamId: TeamId, userId: PersonId) => void>(),
    now: () => 0,
  }
}

describe('joining an organisation', () => {
  test('SSO-20: where SSO is enforced, only a session that began there joins', async () => {
    const ports = portsWith({ orgRole: null, mustUseSso: true })
    expect(await joinOrg(ME, ORG, { inviteId: 'token' }, ports)).toEqual({ ok: false, code: 'sso-required' })
    expect(ports.invites.joinOrg).not.toHaveBeenCalled()
  })

  test('a user who has a role there already is not asked for SSO', async () => {
    const ports = portsWith({ orgRole: 'admin', mustUseSso: true })
    expect(await joinOrg(ME, ORG, { inviteId: 'token' }, ports)).toEqual({ ok: true })
    expect(ports.onRoleChanged).not.toHaveBeenCalled()
  })

  test('INVITE-17: joining an organisation has effect on the open boards of all of its teams', async () => {
    const ports = portsWith({ orgRole: null, mustUseSso: false })
    expect(await joinOrg(ME, ORG, { inviteId: 'token' }, ports)).toEqual({ ok: true })
    expect(ports.onRoleChanged.mock.calls).toEqual([['team', ME.id]])
  })
})
