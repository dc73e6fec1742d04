import type { OrgRole, TeamRole } from '@retropulse/domain/orgs/policy'
import type { PlanId } from '@retropulse/domain/orgs/plans'
import type { Generated } from 'kysely'

export interface OrgTables {
  organisation: {
    id: string
    name: string
    primary_owner_id: string
    created_at: Generated<Date>
    /** Null: the free plan. */
    plan_id: PlanId | null
  }
  team: { id: string; org_id: string; name: string; created_at: Generated<Date> }
  org_member: { org_id: string; user_id: string; role: OrgRole; joined_at: Generated<Date> }
  team_member: { team_id: string; user_id: string; role: TeamRole; joined_at: Generated<Date> }
}
