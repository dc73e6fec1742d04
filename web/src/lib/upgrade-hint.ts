import type { UserMeta } from '@retropulse/contract/orgs'
import { can } from '@retropulse/domain/orgs/policy'
import { defineMessages } from './messages.ts'

/** The role of a user in a team or organisation, as the server names it. */
export type RoleInTeam = UserMeta['teams'][number]['role']

const t = defineMessages({
  askOwner: 'Please contact your org owner to upgrade',
  choosePlan: 'Choose a plan in your organisation’s Plans tab to lift this limit.',
  askAdmin: 'Ask your team admin to upgrade.',
})

/**
 * What to do about a limit of the plan: owners read how it is lifted, since they would otherwise be sent to themselves;
 * others read whom to ask (PLAN-11). `role`: that of the user.
 */
export function upgradeHint(role: RoleInTeam | null | undefined): string {
  return t(maySeePlans(role) ? 'choosePlan' : 'askOwner')
}

/** Whether a user may choose the plan. */
export function maySeePlans(role: RoleInTeam | null | undefined): boolean {
  return role !== null && role !== undefined && can({ role }, 'billing:edit')
}

/** What the upgrade modal says under the limit (PERM-43): owners compare plans there, others read whom to ask. */
export function upgradeText(role: RoleInTeam | null | undefined): string {
  return t(maySeePlans(role) ? 'choosePlan' : 'askAdmin')
}
