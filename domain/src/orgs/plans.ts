/** A paid plan, by its id (PLAN-1). No plan id means the free plan. */
export type PlanId = 'level1' | 'level2' | 'level3'

/** Names of the plans (PLAN-1). */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  level1: 'Team',
  level2: 'Business',
  level3: 'Enterprise',
}

/** Days for which a board stays open on the free plan (PLAN-14). */
export const FREE_DAYS = 14

/**
 * Days that a board stays open, begun ones counting whole and 0 meaning that it is archived; null on a paid plan
 * (PLAN-14). Times in milliseconds since 1970; a board whose creation lies ahead has all days left.
 */
export function daysRemaining(createdAt: number, planId: PlanId | null, now: number): number | null {
  if (planId !== null) return null
  return Math.min(Math.max(Math.ceil(FREE_DAYS - (now - createdAt) / DAY_MS), 0), FREE_DAYS)
}

/** True for a board of the free plan without days remaining (PLAN-14). It opens again on a plan (PLAN-17). */
export function isArchived(createdAt: number, planId: PlanId | null, now: number): boolean {
  return daysRemaining(createdAt, planId, now) === 0
}

/** The plan that an organisation has. */
export interface Plan {
  /** Null: the free plan. */
  readonly planId: PlanId | null
  /** Units of the plan, from 1 to 8; they count on `level2` only (PLAN-6). */
  readonly quantity: number
}

/** Teams that a plan allows in use, archived ones not counted; null: any number (PLAN-6). */
export function teamAllowance({ planId, quantity }: Plan): number | null {
  if (planId === 'level3') return null
  return planId === 'level2' ? TEAMS_PER_UNIT * quantity : 1
}

/** Retros that an organisation may begin on the free plan, deleted ones counted (PLAN-7). */
const FREE_RETROS = 3

/** Retros that an organisation may begin; null: any number. */
export function retroAllowance(planId: PlanId | null): number | null {
  return planId === null ? FREE_RETROS : null
}

/** How many of the free retros were begun, for 'n of 3': from 0 to 3; null on a paid plan (PLAN-7). */
export function freeRetros(
  planId: PlanId | null,
  begun: number,
): { readonly used: number; readonly max: number } | null {
  return planId === null ? { used: Math.min(Math.max(begun, 0), FREE_RETROS), max: FREE_RETROS } : null
}

/** Pulse surveys that an organisation may start on the free plan, deleted ones counted (PULSE-56). */
const FREE_SURVEYS = 1

/** Pulse surveys that an organisation may start; null: any number. */
export function surveyAllowance(planId: PlanId | null): number | null {
  return planId === null ? FREE_SURVEYS : null
}

const TEAMS_PER_UNIT = 3

const DAY_MS = 24 * 60 * 60 * 1000
