import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import type { UserIdentity } from '../../auth/api.ts'
import { changeTeam, type ChangeTeamPorts } from './change-team.ts'

const TEAM = asId<TeamId>('a-team')
const ANN: UserIdentity = {
  kind: 'user',
  id: asId<PersonId>('ann'),
  guestIds: [],
  name: 'Ann',
  email: 'ann@example.com',
  picture: null,
  provider: null,
}

test('TEAM-9: only changed settings are written, so that two admins who save at once keep both changes', async () => {
  const change = vi.fn<ChangeTeamPorts['teams']['change']>(() => Promise.resolve())
  const onTeamRevoked = vi.fn<ChangeTeamPorts['onTeamRevoked']>()
  const found = {
    id: TEAM,
    orgId: asId<OrgId>('an-org'),
    name: 'Platform',
    isPrivate: false,
    isAnonymous: false,
    isArchived: false,
    orgRole: 'owner',
    teamRole: null,
  } as const
  const ports: ChangeTeamPorts = {
    organisations: { find: () => Promise.resolve(null) },
    teams: {
      findForUser: () => Promise.resolve(found),
      planOf: () => Promise.resolve('level1'),
      reopen: () => Promise.resolve(true),
      change,
    },
    onTeamRevoked,
  }
  await changeTeam(ANN, TEAM, { name: 'Renamed', isPrivate: false, isAnonymous: false }, ports)
  expect(onTeamRevoked).not.toHaveBeenCalled()
  await changeTeam(ANN, TEAM, { name: 'Platform', isPrivate: true }, ports)
  expect(change.mock.calls.map(([, changes]) => changes)).toEqual([{ name: 'Renamed' }, { isPrivate: true }])
  expect(onTeamRevoked.mock.calls).toEqual([[TEAM]])
})
