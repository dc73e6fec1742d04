/** Roles, strongest first (teams.md §6). */
export const ROLES = ['owner', 'admin', 'facilitator', 'member'] as const
export type Role = (typeof ROLES)[number]

/** Roles that somebody can hold in an organisation (teams.md §4). */
export type OrgRole = 'owner' | 'admin'
/** Roles that somebody can hold in a team (teams.md §4). */
export type TeamRole = 'admin' | 'facilitator' | 'member'

/** Everything that is asked permission for (teams.md §6). */
export type Action =
  | 'board:read'
  | 'board:edit'
  | 'board:create'
  | 'board:delete'
  | 'member:edit'
  | 'team:edit'
  | 'org-team:edit'
  | 'billing:edit'
  | 'org:edit'

/** How somebody stands to a team: the role that counts, and whether the organisation gave it. */
export interface Standing {
  readonly role: Role | 'org-admin'
}

const FACILITATOR: readonly Action[] = ['board:read', 'board:edit', 'board:create', 'board:delete']
const ADMIN: readonly Action[] = [...FACILITATOR, 'member:edit', 'team:edit']
const ORG_ADMIN: readonly Action[] = [...ADMIN, 'org-team:edit']

/** Who may do what (D28): the one table that every door asks. */
export const POLICY: Readonly<Record<Role | 'org-admin', readonly Action[]>> = {
  member: ['board:read'],
  facilitator: FACILITATOR,
  admin: ADMIN,
  'org-admin': ORG_ADMIN,
  owner: [...ORG_ADMIN, 'billing:edit', 'org:edit'],
}

/** The standing that counts: the organisation's role takes precedence over the team's (board.md §6). */
export function standingOf(orgRole: OrgRole | null, teamRole: TeamRole | null): Standing | null {
  if (orgRole === 'owner') return { role: 'owner' }
  if (orgRole === 'admin') return { role: 'org-admin' }
  return teamRole === null ? null : { role: teamRole }
}

/** True when a standing allows an action; without a standing nothing is allowed. */
export function can(standing: Standing | null, action: Action): boolean {
  return standing !== null && POLICY[standing.role].includes(action)
}
