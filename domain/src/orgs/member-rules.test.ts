import { describe, expect, test } from 'vitest'
import { asId, type PersonId } from '../kernel/ids.ts'
import {
  type Actor,
  refuseOrgRole,
  refuseTeamRemoval,
  refuseTeamRole,
  type TeamMember,
} from './member-rules.ts'
import { type OrgRole, effectiveRoleOf, type TeamRole } from './policy.ts'

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
  return { id: ME, effectiveRole: effectiveRoleOf(org, team) }
}

const OF_THE_TEAM: TeamMember = { id: OTHER, orgRole: null }

describe('PERM-34: admins of a team, org admins and owners change roles in it', () => {
  test.each(STANDINGS)('organisation %s, team %s', (org, team) => {
    const isAllowed = org !== null || team === 'admin'
    expect(refuseTeamRole(actorAs(org, team), OF_THE_TEAM)).toBe(isAllowed ? null : 'forbidden')
    expect(refuseTeamRemoval(actorAs(org, team), OF_THE_TEAM)).toBe(isAllowed ? null : 'forbidden')
  })

  test('PERM-32, TEAM-20: the own role in a team is refused, to an admin too', () => {
    const admin = actorAs(null, 'admin')
    expect(refuseTeamRole(admin, { id: ME, orgRole: null })).toBe('own-role')
  })

  test.each(['owner', 'admin'] as const)(
    'PERM-33, TEAM-20: a member who is %s of the organisation is not edited from a team',
    (orgRole) => {
      for (const actor of [actorAs(null, 'admin'), actorAs('owner', null)]) {
        expect(refuseTeamRole(actor, { id: OTHER, orgRole })).toBe('org-role')
        expect(refuseTeamRemoval(actor, { id: OTHER, orgRole })).toBe('org-role')
      }
    },
  )

  test('TEAM-21: a user who is not a member is refused; a caller without member:edit does not learn that', () => {
    expect(refuseTeamRole(actorAs(null, 'admin'), null)).toBe('unknown-member')
    expect(refuseTeamRole(actorAs(null, 'member'), null)).toBe('forbidden')
    expect(refuseTeamRemoval(actorAs(null, 'member'), null)).toBe('forbidden')
  })
})

test('PERM-35: every member may leave a team, whatever their role', () => {
  for (const [org, team] of STANDINGS)
    expect(refuseTeamRemoval(actorAs(org, team), { id: ME, orgRole: org })).toBeNull()
})

describe('ORG-17: only owners change roles of an organisation', () => {
  const colleague = { id: OTHER, isPrimaryOwner: false }

  test.each(STANDINGS)('organisation %s, team %s', (org, team) => {
    expect(refuseOrgRole(actorAs(org, team), colleague)).toBe(org === 'owner' ? null : 'forbidden')
  })

  test('ORG-18, PERM-31, PERM-32: an owner edits neither the primary owner nor the own role', () => {
    const owner = actorAs('owner', null)
    expect(refuseOrgRole(owner, { id: OTHER, isPrimaryOwner: true })).toBe('primary-owner')
    expect(refuseOrgRole(owner, { id: ME, isPrimaryOwner: false })).toBe('own-role')
    expect(refuseOrgRole(owner, { id: ME, isPrimaryOwner: true })).toBe('own-role')
    expect(refuseOrgRole(owner, null)).toBe('unknown-member')
  })
})
