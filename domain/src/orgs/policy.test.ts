import { describe, expect, test } from 'vitest'
import { ORG_NAME_MAX, TEAM_NAME_MAX } from './limits.ts'
import {
  type Action,
  can,
  type OrgRole,
  POLICY,
  ROLES,
  type EffectiveRole,
  effectiveRoleOf,
  type TeamRole,
} from './policy.ts'

/**
 * Who may do what, written out from docs/spec/permissions.md. A row is an action, a column a role; what is not marked
 * is forbidden.
 */
const MATRIX = `
                 member  facilitator  admin  org-admin  owner
  board:read        x         x         x        x        x
  board:edit                  x         x        x        x
  board:create                x         x        x        x
  board:delete                x         x        x        x
  member:edit                           x        x        x
  team:edit                             x        x        x
  org-team:edit                                  x        x
  billing:edit                                            x
  org:edit                                                x
`

const { effectiveRoles, cells } = readMatrix(MATRIX)

describe('the whole matrix of roles and actions', () => {
  test('PERM-4: the matrix names every role and every action', () => {
    expect([...effectiveRoles].sort()).toEqual(Object.keys(POLICY).sort())
    const actions = new Set(Object.values(POLICY).flat())
    expect(new Set(cells.map(({ action }) => action))).toEqual(actions)
    expect(cells).toHaveLength(45)
  })

  // Rules: PERM-4, PERM-5, PERM-6, PERM-7, PERM-8, PERM-9, PERM-10, PERM-11, PERM-12, PERM-13
  test.each(cells)('$role, $action: $allowed', ({ role, action, allowed }) => {
    expect(can({ role }, action)).toBe(allowed)
  })

  test('PERM-4: a person without a role may do nothing', () => {
    for (const { action } of cells) expect(can(null, action)).toBe(false)
  })
})

describe('PERM-1: roles are ordered', () => {
  test('PERM-1: the order is owner, admin, facilitator, member', () => {
    expect(ROLES).toEqual(['owner', 'admin', 'facilitator', 'member'])
  })

  test('PERM-1: a stronger role may do all that the weaker ones may, and more', () => {
    const upwards = ['member', 'facilitator', 'admin', 'org-admin', 'owner'] as const
    for (const [at, role] of upwards.entries()) {
      const below = POLICY[upwards[at - 1] ?? role]
      expect(POLICY[role]).toEqual(expect.arrayContaining([...below]))
      expect(POLICY[role].length - below.length).toBeGreaterThanOrEqual(at === 0 ? 0 : 1)
    }
  })

  test('the table names no action twice for a role', () => {
    for (const actions of Object.values(POLICY)) expect(new Set(actions).size).toBe(actions.length)
  })
})

describe('PERM-3: the organisation role takes precedence over the team role', () => {
  const teamRoles: readonly (TeamRole | null)[] = [null, 'member', 'facilitator', 'admin']

  test.each<[OrgRole, EffectiveRole['role']]>([
    ['owner', 'owner'],
    ['admin', 'org-admin'],
  ])(
    'PERM-3: the role %s in the organisation counts as %s, whatever the role in the team',
    (orgRole, role) => {
      for (const teamRole of teamRoles) expect(effectiveRoleOf(orgRole, teamRole)).toEqual({ role })
    },
  )

  test('PERM-3: without a role in the organisation, the one in the team counts', () => {
    expect(effectiveRoleOf(null, 'admin')).toEqual({ role: 'admin' })
    expect(effectiveRoleOf(null, 'facilitator')).toEqual({ role: 'facilitator' })
    expect(effectiveRoleOf(null, 'member')).toEqual({ role: 'member' })
  })

  test('PERM-4: without both there is no effective role', () => {
    expect(effectiveRoleOf(null, null)).toBeNull()
  })

  test('PERM-11: an admin of a team is no org admin, and creates no teams', () => {
    expect(can(effectiveRoleOf(null, 'admin'), 'org-team:edit')).toBe(false)
    expect(can(effectiveRoleOf('admin', 'admin'), 'org-team:edit')).toBe(true)
    expect(can(effectiveRoleOf('admin', null), 'billing:edit')).toBe(false)
  })
})

test('ORG-10, TEAM-5: an organisation’s name has at most 100 characters, a new team’s 60', () => {
  expect({ ORG_NAME_MAX, TEAM_NAME_MAX }).toEqual({ ORG_NAME_MAX: 100, TEAM_NAME_MAX: 60 })
})

function readMatrix(text: string) {
  const [head = '', ...rows] = text.split('\n').filter((line) => line.trim() !== '')
  const columns = [...head.matchAll(/\S+/g)].map((match) => ({
    role: match[0] as EffectiveRole['role'],
    from: match.index,
    to: match.index + match[0].length,
  }))
  return {
    effectiveRoles: columns.map(({ role }) => role),
    cells: rows.flatMap((row) =>
      columns.map(({ role, from, to }) => ({
        role,
        action: row.trim().split(/\s+/)[0] as Action,
        allowed: row.slice(from, to).includes('x'),
      })),
    ),
  }
}
