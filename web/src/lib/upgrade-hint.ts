import type { UserMeta } from '@retropulse/contract/orgs'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { locale } from './locale.ts'
import { defineMessages } from './messages.ts'
import type { Problem } from './problem.ts'

/** The role of a user in a team or organisation, as the server names it. */
export type RoleInTeam = UserMeta['teams'][number]['role']

const t = defineMessages({
  askOwner: 'Please contact your org owner to upgrade',
  askOwnerNamed: 'Please contact your org owner to upgrade: {{names}}',
  choosePlan: 'Choose a plan in your organisation’s Plans tab to lift this limit.',
  askAdmin: 'Ask your team admin to upgrade.',
})

/**
 * What to do about a limit of the plan: owners read how it is lifted, since they would otherwise be sent to themselves;
 * others read whom to ask (PLAN-11), by name where `owners` are known (PLAN-55). `role`: that of the user.
 */
export function upgradeHint(role: RoleInTeam | null | undefined, owners: readonly string[] = []): string {
  if (maySeePlans(role)) return t('choosePlan')
  return owners.length === 0 ? t('askOwner') : t('askOwnerNamed', { names: locale.list.format(owners) })
}

/** The names of the first owners of a team's organisation. */
export function ownerNames({ members }: Pick<Team, 'members'>): readonly string[] {
  const owners = members.filter(({ role, profile }) => role === 'owner' && profile.name !== '')
  return owners.slice(0, OWNERS_NAMED).map(({ profile }) => profile.name)
}

const OWNERS_NAMED = 3

/** Whether a larger plan lifts what refused a retro or a survey (PLAN-55). */
export function isPlanLimit({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'plan-required' || code === 'team-limit'
}

/** Whether a user may choose the plan. */
export function maySeePlans(role: RoleInTeam | null | undefined): boolean {
  return role !== null && role !== undefined && can({ role }, 'billing:edit')
}

/** The upgrade modal at a limit (PERM-43): owners have a button there that compares plans, others read whom to ask. */
export function upgradeText(limit: string, role: RoleInTeam | null | undefined): string {
  return maySeePlans(role) ? limit : `${limit} ${t('askAdmin')}`
}
