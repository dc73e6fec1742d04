import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import type { UserIdentity } from '../../auth/ports.ts'
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

test('teams.md §5: only what becomes another is written, so that two who save at once both get what they want', async () => {
  const change = vi.fn<ChangeTeamPorts['teams']['change']>(() => Promise.resolve())
  const onTeamShut = vi.fn<ChangeTeamPorts['onTeamShut']>()
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
      findAs: () => Promise.resolve(found),
      planOf: () => Promise.resolve('level1'),
      reopen: () => Promise.resolve(true),
      change,
    },
    onTeamShut,
  }
  await changeTeam(ANN, TEAM, { name: 'Renamed', isPrivate: false, isAnonymous: false }, ports)
  expect(onTeamShut).not.toHaveBeenCalled()
  await changeTeam(ANN, TEAM, { name: 'Platform', isPrivate: true }, ports)
  expect(change.mock.calls.map(([, changes]) => changes)).toEqual([{ name: 'Renamed' }, { isPrivate: true }])
  expect(onTeamShut.mock.calls).toEqual([[TEAM]])
})
