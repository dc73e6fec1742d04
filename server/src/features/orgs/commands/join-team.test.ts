import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test, vi } from 'vitest'
import type { UserIdentity } from '../../auth/api.ts'
import { joinTeam, type JoinTeamPorts } from './join-team.ts'

const TEAM = asId<TeamId>('a-team')
const ORG = asId<OrgId>('an-org')
const JO: UserIdentity = {
  kind: 'user',
  id: asId<PersonId>('jo'),
  guestIds: [],
  name: 'Jo',
  picture: null,
  provider: null,
  email: 'jo@example.com',
}

function portsWhere(input: { mustUseSso: boolean; teamRole: 'member' | null }) {
  const joined = vi.fn<JoinTeamPorts['invites']['joinByLink']>(() => Promise.resolve(true))
  const mustUseSso = vi.fn<JoinTeamPorts['ssoRules']['mustUseSso']>(() => Promise.resolve(input.mustUseSso))
  const team = { id: TEAM, orgId: ORG, name: 'T', isPrivate: false, isAnonymous: false, isArchived: false }
  const ports: JoinTeamPorts = {
    teams: { findForUser: () => Promise.resolve({ ...team, orgRole: null, teamRole: input.teamRole }) },
    invites: {
      refusalOfTeamLink: (_team, token) => Promise.resolve(token === 'right' ? null : 'not-found'),
      joinByLink: joined,
    },
    ssoRules: { mustUseSso },
    onRoleChanged: () => {},
  }
  return { ports, joined, mustUseSso }
}

describe('SSO-20: an organisation that enforces SSO', () => {
  test('SSO-20: refuses a user whose session began otherwise, who is not on the team then', async () => {
    const { ports, joined, mustUseSso } = portsWhere({ mustUseSso: true, teamRole: null })
    expect(await joinTeam(JO, TEAM, 'right', ports)).toEqual({ ok: false, code: 'sso-required' })
    expect(joined).not.toHaveBeenCalled()
    expect(mustUseSso).toHaveBeenCalledWith(ORG, JO)
  })

  test('lets a user join whose session began at its provider', async () => {
    const { ports, joined } = portsWhere({ mustUseSso: false, teamRole: null })
    expect(await joinTeam(JO, TEAM, 'right', ports)).toEqual({ ok: true })
    expect(joined).toHaveBeenCalledOnce()
  })

  test('is not disclosed by an invalid link, and does not concern users who are on the team', async () => {
    const { ports } = portsWhere({ mustUseSso: true, teamRole: null })
    expect(await joinTeam(JO, TEAM, 'wrong', ports)).toEqual({ ok: false, code: 'not-found' })
    const member = portsWhere({ mustUseSso: true, teamRole: 'member' })
    expect(await joinTeam(JO, TEAM, 'right', member.ports)).toEqual({ ok: true })
    expect(member.joined).not.toHaveBeenCalled()
  })
})
