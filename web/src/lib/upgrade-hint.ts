import type { UserMeta } from '@retropulse/contract/orgs'
import { can } from '@retropulse/domain/orgs/policy'
import { defineMessages } from './messages.ts'

/** A person's role in a team or organisation, as the server says it. */
export type RoleInTeam = UserMeta['teams'][number]['role']

const t = defineMessages({
  askOwner: 'Please contact your org owner to upgrade',
  askOperator:
    'Plans can’t be bought here yet. The operator of this server lifts every limit with DEFAULT_PLAN=level3.',
})

/**
 * What to do about a limit of the plan. Owners read how it is lifted, since they would otherwise be sent to themselves;
 * everyone else reads whom to ask (teams.md §6). `role`: the reader's.
 */
export function upgradeHint(role: RoleInTeam | null | undefined): string {
  return t(role && can({ role }, 'billing:edit') ? 'askOperator' : 'askOwner')
}
