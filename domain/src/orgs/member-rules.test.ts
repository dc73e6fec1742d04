import { describe, expect, test } from 'vitest'
import { asId, type PersonId } from '../kernel/ids.ts'
import {
  type Actor,
  refuseOrgRole,
  refuseTeamRemoval,
  refuseTeamRole,
  type TeamMember,
} from './member-rules.ts'
import { type OrgRole, standingOf, type TeamRole } from './policy.ts'

const ME = asId<PersonId>('me-myself-and-nobody')
const OTHER = asId<PersonId>('somebody-else-really')

const STANDINGS: readonly (readonly [org: OrgRole | null, team: TeamRole | null])[] = [
  [null, null],
  [null, 'member'],
  [null, 'facilitator'],
  [null, 'admin'],
  ['admin', null],
  ['admin', 'member'],
  ['owner', null],
  ['owner', 'member'],
]

function actorAs(org: OrgRole | null, team: TeamRole | null): Actor {
  return { id: ME, standing: standingOf(org, team) }
}

const OF_THE_TEAM: TeamMember = { id: OTHER, orgRole: null }

describe('teams.md §6: a team’s admins, and those over them, change roles', () => {
  test.each(STANDINGS)('organisation %s, team %s', (org, team) => {
    const isAllowed = org !== null || team === 'admin'
    expect(refuseTeamRole(actorAs(org, team), OF_THE_TEAM)).toBe(isAllowed ? null : 'forbidden')
    expect(refuseTeamRemoval(actorAs(org, team), OF_THE_TEAM)).toBe(isAllowed ? null : 'forbidden')
  })

  test('nobody changes their own role', () => {
    const admin = actorAs(null, 'admin')
    expect(refuseTeamRole(admin, { id: ME, orgRole: null })).toBe('own-role')
  })

  test.each(['owner', 'admin'] as const)(
    'who is %s of the organisation is not edited from a team',
    (orgRole) => {
      for (const actor of [actorAs(null, 'admin'), actorAs('owner', null)]) {
        expect(refuseTeamRole(actor, { id: OTHER, orgRole })).toBe('org-role')
        expect(refuseTeamRemoval(actor, { id: OTHER, orgRole })).toBe('org-role')
      }
    },
  )

  test('somebody who is not of the team cannot be changed; who may not ask does not learn that', () => {
    expect(refuseTeamRole(actorAs(null, 'admin'), null)).toBe('unknown-member')
    expect(refuseTeamRole(actorAs(null, 'member'), null)).toBe('forbidden')
    expect(refuseTeamRemoval(actorAs(null, 'member'), null)).toBe('forbidden')
  })
})

test('teams.md §6: everybody may leave a team, whatever they are', () => {
  for (const [org, team] of STANDINGS)
    expect(refuseTeamRemoval(actorAs(org, team), { id: ME, orgRole: org })).toBeNull()
})

describe('teams.md §4: owners change the roles of an organisation', () => {
  const colleague = { id: OTHER, isPrimaryOwner: false }

  test.each(STANDINGS)('organisation %s, team %s', (org, team) => {
    expect(refuseOrgRole(actorAs(org, team), colleague)).toBe(org === 'owner' ? null : 'forbidden')
  })

  test('neither the primary owner nor oneself is edited', () => {
    const owner = actorAs('owner', null)
    expect(refuseOrgRole(owner, { id: OTHER, isPrimaryOwner: true })).toBe('primary-owner')
    expect(refuseOrgRole(owner, { id: ME, isPrimaryOwner: false })).toBe('own-role')
    expect(refuseOrgRole(owner, { id: ME, isPrimaryOwner: true })).toBe('own-role')
    expect(refuseOrgRole(owner, null)).toBe('unknown-member')
  })
})
