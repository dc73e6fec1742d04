import type { BoardCard } from '@retropulse/contract/board'
import type { OrgId, TeamId } from '@retropulse/domain/kernel/ids'
import type { PlanId } from '@retropulse/domain/billing/plans'
import type { UserIdentity } from '../auth/api.ts'
import type { TeamRef } from './queries/memberships.ts'

/** What orgs needs from boards, which are another feature. */
export interface TeamBoards {
  /** A team's retros, newest first, as its pages show them on this plan (null: the free one). */
  cardsOf(team: Pick<TeamRef, 'id' | 'isPrivate'>, planId: PlanId | null): Promise<readonly BoardCard[]>
  /** PLAN-8: how many retros an organisation ever began, deleted ones too. */
  begunIn(orgId: OrgId): Promise<number>
  /** How many retros each of the teams has; those without any are left out. */
  countOfTeams(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, number>>
  /** Retros begun since a moment (milliseconds since 1970), oldest first. */
  begunSince(teamIds: readonly TeamId[], since: number): Promise<readonly BegunRetro[]>
  /** How many actions each of the teams has; those without any are left out. */
  actionsOfTeams(teamIds: readonly TeamId[]): Promise<ReadonlyMap<TeamId, ActionCounts>>
}

export interface BegunRetro {
  readonly id: string
  readonly teamId: TeamId
  readonly name: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  readonly cardsCount: number
}

export interface ActionCounts {
  readonly open: number
  readonly all: number
}

/** Whether an organisation requires single sign-on to join (SSO-20). */
export interface SsoRules {
  /** True when only a session that began at the organisation's own provider may join. */
  mustUseSso(orgId: OrgId, identity: Pick<UserIdentity, 'provider'>): Promise<boolean>
}
