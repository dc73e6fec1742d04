import type { UserMeta } from '@retropulse/contract/orgs'
import { can } from '@retropulse/domain/orgs/policy'
import { defineMessages } from './messages.ts'

/** The role of a user in a team or organisation, as the server names it. */
export type RoleInTeam = UserMeta['teams'][number]['role']

const t = defineMessages({
  askOwner: 'Please contact your org owner to upgrade',
  askOperator:
    'Plans can’t be bought here yet. The operator of this server lifts every limit with DEFAULT_PLAN=level3.',
})

/**
 * What to do about a limit of the plan: owners read how it is lifted, since they would otherwise be sent to themselves;
 * others read whom to ask (PLAN-11). `role`: that of the user.
 */
export function upgradeHint(role: RoleInTeam | null | undefined): string {
  return t(role && can({ role }, 'billing:edit') ? 'askOperator' : 'askOwner')
}
