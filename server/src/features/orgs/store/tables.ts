import type { ApiKeyScope } from '@retropulse/contract/api-key-scopes'
import type { AuditEvent } from '@retropulse/domain/orgs/audit'
import type { OrgRole, TeamRole } from '@retropulse/domain/orgs/policy'
import type { PlanId } from '@retropulse/domain/billing/plans'
import type { ColumnType, Generated } from 'kysely'

export interface OrgTables {
  organisation: {
    id: string
    name: string
    primary_owner_id: string
    created_at: Generated<Date>
    /** Null: the free plan. */
    plan_id: PlanId | null
    plan_quantity: Generated<number>
    /** Who gave the plan: the operator, a subscription, or a choice in the sandbox. */
    plan_source: Generated<'operator' | 'subscription' | 'choice'>
    anonymity_floor: Generated<number>
    has_suggestions: Generated<boolean>
    deleted_at: Date | null
  }
  anonymity_floor_change: { id: Generated<number>; org_id: string; floor: number }
  team: {
    id: string
    org_id: string
    name: string
    created_at: Generated<Date>
    is_private: Generated<boolean>
    is_anonymous: Generated<boolean>
    is_archived: Generated<boolean>
    deleted_at: Date | null
    /** It went to the trash with its organisation, and comes back with it (ORG-30). */
    deleted_with_org: Generated<boolean>
  }
  org_member: { org_id: string; user_id: string; role: OrgRole; joined_at: Generated<Date> }
  team_member: { team_id: string; user_id: string; role: TeamRole; joined_at: Generated<Date> }
  team_invite: { team_id: string; token: string; is_disabled: Generated<boolean> }
  org_invite: {
    token: string
    org_id: string
    email: string
    role: OrgRole
    expires_at: Date
    is_for_anyone: Generated<boolean>
  }
  ended_invite: {
    token: string
    org_id: string | null
    team_id: string | null
    reason: 'used' | 'cancelled' | 'replaced'
    ended_at: Generated<Date>
  }
  org_api_key: {
    id: string
    org_id: string
    key_hash: string
    ending: string
    name: string
    scopes: ApiKeyScope[]
    created_at: Generated<Date>
    /** YYYY-MM-DD is written. */
    expires_on: ColumnType<Date | null, string | null, string | null>
    last_used_at: Date | null
  }
  audit_entry: {
    id: Generated<number>
    org_id: string
    at: Generated<Date>
    actor_id: string
    kind: AuditEvent['kind']
    details: ColumnType<Omit<AuditEvent, 'kind'>, string, string>
  }
}
