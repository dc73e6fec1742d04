import { describe, expect, test } from 'vitest'
import { ORG_NAME_MAX, TEAM_NAME_MAX } from './limits.ts'
import {
  type Action,
  can,
  type OrgRole,
  POLICY,
  ROLES,
  type Standing,
  standingOf,
  type TeamRole,
} from './policy.ts'

/**
 * Who may do what, written out from board.md §6 and teams.md §6 (D28). A row is a standing, a column an
 * action; whatever is not marked is forbidden.
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

const { standings, cells } = readMatrix(MATRIX)

describe('D28: the whole matrix of standings and actions', () => {
  test('names every standing and every action that there is', () => {
    expect([...standings].sort()).toEqual(Object.keys(POLICY).sort())
    const actions = new Set(Object.values(POLICY).flat())
    expect(new Set(cells.map(({ action }) => action))).toEqual(actions)
    expect(cells).toHaveLength(45)
  })

  test.each(cells)('$role, $action: $allowed', ({ role, action, allowed }) => {
    expect(can({ role }, action)).toBe(allowed)
  })

  test('without a standing nothing is allowed', () => {
    for (const { action } of cells) expect(can(null, action)).toBe(false)
  })
})

describe('teams.md §6: roles are ordered', () => {
  test('owner, admin, facilitator, member', () => {
    expect(ROLES).toEqual(['owner', 'admin', 'facilitator', 'member'])
  })

  test('whoever stands higher may do all that the lower ones may, and more', () => {
    const upwards = ['member', 'facilitator', 'admin', 'org-admin', 'owner'] as const
    for (const [at, role] of upwards.entries()) {
      const below = POLICY[upwards[at - 1] ?? role]
      expect(POLICY[role]).toEqual(expect.arrayContaining([...below]))
      expect(POLICY[role].length - below.length).toBeGreaterThanOrEqual(at === 0 ? 0 : 1)
    }
  })

  test('no action is granted twice', () => {
    for (const actions of Object.values(POLICY)) expect(new Set(actions).size).toBe(actions.length)
  })
})

describe('board.md §6: the organisation role takes precedence over the team role', () => {
  const teamRoles: readonly (TeamRole | null)[] = [null, 'member', 'facilitator', 'admin']

  test.each<[OrgRole, Standing['role']]>([
    ['owner', 'owner'],
    ['admin', 'org-admin'],
  ])('an organisation’s %s stands as %s, whatever they are in the team', (orgRole, role) => {
    for (const teamRole of teamRoles) expect(standingOf(orgRole, teamRole)).toEqual({ role })
  })

  test('without one, the team’s role counts', () => {
    expect(standingOf(null, 'admin')).toEqual({ role: 'admin' })
    expect(standingOf(null, 'facilitator')).toEqual({ role: 'facilitator' })
    expect(standingOf(null, 'member')).toEqual({ role: 'member' })
  })

  test('with neither there is no standing', () => {
    expect(standingOf(null, null)).toBeNull()
  })

  test('an admin of the team is no admin of the organisation: they do not create teams', () => {
    expect(can(standingOf(null, 'admin'), 'org-team:edit')).toBe(false)
    expect(can(standingOf('admin', 'admin'), 'org-team:edit')).toBe(true)
    expect(can(standingOf('admin', null), 'billing:edit')).toBe(false)
  })
})

test('teams.md §9: an organisation’s name has at most 100 characters, a new team’s 60', () => {
  expect({ ORG_NAME_MAX, TEAM_NAME_MAX }).toEqual({ ORG_NAME_MAX: 100, TEAM_NAME_MAX: 60 })
})

function readMatrix(text: string) {
  const [head = '', ...rows] = text.split('\n').filter((line) => line.trim() !== '')
  const columns = [...head.matchAll(/\S+/g)].map((match) => ({
    role: match[0] as Standing['role'],
    from: match.index,
    to: match.index + match[0].length,
  }))
  return {
    standings: columns.map(({ role }) => role),
    cells: rows.flatMap((row) =>
      columns.map(({ role, from, to }) => ({
        role,
        action: row.trim().split(/\s+/)[0] as Action,
        allowed: row.slice(from, to).includes('x'),
      })),
    ),
  }
}
