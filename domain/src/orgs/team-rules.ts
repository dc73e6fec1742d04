import { type Plan, teamAllowance } from '../billing/plans.ts'
import { DAY_MS } from '../kernel/durations.ts'

/** Refusal codes for changes of teams. */
export type TeamRefusal = 'plan-required' | 'team-archived' | 'team-limit'

/** Days for which a deleted team can be brought back (TRASH-12). */
export const TRASH_DAYS = 30
/** `TRASH_DAYS` in milliseconds. */
export const TRASH_MS = TRASH_DAYS * DAY_MS

/** True while what was deleted can be brought back; times in milliseconds since 1970. */
export function isInTrash(deletedAt: number, now: number): boolean {
  return now - deletedAt < TRASH_MS
}

/** Why an organisation may not have one more team in use, or null when it may (TEAM-6, TEAM-15). */
export function refuseOneMoreTeam(plan: Plan, teamsInUse: number): TeamRefusal | null {
  const allowance = teamAllowance(plan)
  return allowance === null || teamsInUse < allowance ? null : 'team-limit'
}

/**
 * Why a team may not be made private, or null when it may: that takes a paid plan, and a team in use (TEAM-12). Making
 * it public is always allowed.
 */
export function refusePrivacy({ planId }: Pick<Plan, 'planId'>, isArchived: boolean): TeamRefusal | null {
  if (isArchived) return 'team-archived'
  return planId === null ? 'plan-required' : null
}
