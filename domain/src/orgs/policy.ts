/** Roles, strongest first (PERM-1). */
export const ROLES = ['owner', 'admin', 'facilitator', 'member'] as const
export type Role = (typeof ROLES)[number]

/** Roles that a person can have in an organisation (ORG-17). */
export type OrgRole = 'owner' | 'admin'
/** Roles that a person can have in a team (PERM-34). */
export type TeamRole = 'admin' | 'facilitator' | 'member'

/** Actions that take a permission (PERM-5 to PERM-13). */
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

/** The effective role of a person in a team, and whether the organisation gave it. */
export interface EffectiveRole {
  readonly role: Role | 'org-admin'
}

const FACILITATOR: readonly Action[] = ['board:read', 'board:edit', 'board:create', 'board:delete']
const ADMIN: readonly Action[] = [...FACILITATOR, 'member:edit', 'team:edit']
const ORG_ADMIN: readonly Action[] = [...ADMIN, 'org-team:edit']

/** The one table of roles and actions, which REST, the socket and the pages ask (PERM-4). */
export const POLICY: Readonly<Record<Role | 'org-admin', readonly Action[]>> = {
  member: ['board:read'],
  facilitator: FACILITATOR,
  admin: ADMIN,
  'org-admin': ORG_ADMIN,
  owner: [...ORG_ADMIN, 'billing:edit', 'org:edit'],
}

/** The effective role: the role in the organisation takes precedence over the one in the team (PERM-3). */
export function effectiveRoleOf(orgRole: OrgRole | null, teamRole: TeamRole | null): EffectiveRole | null {
  if (orgRole === 'owner') return { role: 'owner' }
  if (orgRole === 'admin') return { role: 'org-admin' }
  return teamRole === null ? null : { role: teamRole }
}

/** True where a role allows an action; without a role nothing is allowed. */
export function can(effectiveRole: EffectiveRole | null, action: Action): boolean {
  return effectiveRole !== null && POLICY[effectiveRole.role].includes(action)
}
