/** A plan that is paid for, by its id (teams.md §3). No plan id means the free plan. */
export type PlanId = 'level1' | 'level2' | 'level3'

/** What plans are called (board.md §9). */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  level1: 'Team',
  level2: 'Business',
  level3: 'Enterprise',
}

/** Days for which a board stays open on the free plan (board.md §9). */
export const FREE_DAYS = 14

/**
 * How many days a board stays open yet, begun ones counting whole and 0 meaning that it is archived; null on a plan,
 * which sets no end. Times in milliseconds since 1970; a board from the future is as good as new.
 */
export function daysRemaining(createdAt: number, planId: PlanId | null, now: number): number | null {
  if (planId !== null) return null
  return Math.min(Math.max(Math.ceil(FREE_DAYS - (now - createdAt) / DAY_MS), 0), FREE_DAYS)
}

/** True for a board of the free plan without days remaining (board.md §2). It opens again on a plan (D27). */
export function isArchived(createdAt: number, planId: PlanId | null, now: number): boolean {
  return daysRemaining(createdAt, planId, now) === 0
}

/** What an organisation has bought. */
export interface Plan {
  /** Null: the free plan. */
  readonly planId: PlanId | null
  /** Units of it, from 1 to 8; counts where teams are sold by the unit. */
  readonly quantity: number
}

/** How many teams that are not archived a plan allows; null: any number (teams.md §9). */
export function teamAllowance({ planId, quantity }: Plan): number | null {
  if (planId === 'level3') return null
  return planId === 'level2' ? TEAMS_PER_UNIT * quantity : 1
}

/** Retros that an organisation may begin on the free plan; deleted ones count (teams.md §9). */
const FREE_RETROS = 3

/** How many retros an organisation may have begun; null: any number. */
export function retroAllowance(planId: PlanId | null): number | null {
  return planId === null ? FREE_RETROS : null
}

/** How many of the free retros were begun, as 'n of 3' says it: never more than there are; null on a plan. */
export function freeRetros(
  planId: PlanId | null,
  begun: number,
): { readonly used: number; readonly max: number } | null {
  return planId === null ? { used: Math.min(Math.max(begun, 0), FREE_RETROS), max: FREE_RETROS } : null
}

const TEAMS_PER_UNIT = 3

const DAY_MS = 24 * 60 * 60 * 1000
