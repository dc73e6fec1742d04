import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test, vi } from 'vitest'
import type { UserIdentity } from '../../auth/ports.ts'
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

function portsWhere(wish: { mustUseSso: boolean; teamRole: 'member' | null }) {
  const joined = vi.fn<JoinTeamPorts['invites']['joinTeam']>(() => Promise.resolve(true))
  const mustUseSso = vi.fn<JoinTeamPorts['ssoRules']['mustUseSso']>(() => Promise.resolve(wish.mustUseSso))
  const team = { id: TEAM, orgId: ORG, name: 'T', isPrivate: false, isAnonymous: false, isArchived: false }
  const ports: JoinTeamPorts = {
    teams: { findAs: () => Promise.resolve({ ...team, orgRole: null, teamRole: wish.teamRole }) },
    invites: {
      refusalOfTeamLink: (_team, token) => Promise.resolve(token === 'right' ? null : 'not-found'),
      joinTeam: joined,
    },
    ssoRules: { mustUseSso },
    onStandingChanged: () => {},
  }
  return { ports, joined, mustUseSso }
}

describe('D4: an organisation that wants people to come by SSO', () => {
  test('refuses who came otherwise, and they are not on the team', async () => {
    const { ports, joined, mustUseSso } = portsWhere({ mustUseSso: true, teamRole: null })
    expect(await joinTeam(JO, TEAM, 'right', ports)).toEqual({ ok: false, code: 'sso-required' })
    expect(joined).not.toHaveBeenCalled()
    expect(mustUseSso).toHaveBeenCalledWith(ORG, JO)
  })

  test('lets in who came by it', async () => {
    const { ports, joined } = portsWhere({ mustUseSso: false, teamRole: null })
    expect(await joinTeam(JO, TEAM, 'right', ports)).toEqual({ ok: true })
    expect(joined).toHaveBeenCalledOnce()
  })

  test('is not told of by a link that leads nowhere, nor asked about who is on the team', async () => {
    const { ports } = portsWhere({ mustUseSso: true, teamRole: null })
    expect(await joinTeam(JO, TEAM, 'wrong', ports)).toEqual({ ok: false, code: 'not-found' })
    const member = portsWhere({ mustUseSso: true, teamRole: 'member' })
    expect(await joinTeam(JO, TEAM, 'right', member.ports)).toEqual({ ok: true })
    expect(member.joined).not.toHaveBeenCalled()
  })
})
