import { DAY_MS } from '../kernel/durations.ts'
import { ENTITLEMENTS, type Entitlements, type PaidPlan } from './entitlements.ts'

/** A paid plan, by its id (PLAN-1). No plan id means the free plan. */
export type PlanId = PaidPlan

/** What a plan allows; `planId` null: the free plan. */
export function entitlementsOf(planId: PlanId | null): Entitlements {
  return ENTITLEMENTS[planId ?? 'free']
}

/** Names of the plans (PLAN-1). */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  level1: 'Team',
  level2: 'Business',
  level3: 'Enterprise',
}

/** Days for which a board stays open on the free plan (PLAN-14). */
export const FREE_DAYS = ENTITLEMENTS.free.boardDays ?? 0

/** How many days before a board is archived its team is warned (PLAN-50). */
export const WARNING_DAYS = 3

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
  const { teamsPerUnit, maxQuantity } = entitlementsOf(planId)
  return teamsPerUnit === null ? null : teamsPerUnit * Math.min(quantity, maxQuantity)
}

/** Retros that an organisation may begin, deleted ones counted (PLAN-7); null: any number. */
export function retroAllowance(planId: PlanId | null): number | null {
  return entitlementsOf(planId).retros
}

/** How many of the free retros were begun, for 'n of 3': from 0 to 3; null on a paid plan (PLAN-7). */
export function freeRetros(
  planId: PlanId | null,
  begun: number,
): { readonly used: number; readonly max: number } | null {
  const max = retroAllowance(planId)
  return max === null ? null : { used: Math.min(Math.max(begun, 0), max), max }
}

/** Pulse surveys that an organisation may start, deleted ones counted (PULSE-56); null: any number. */
export function surveyAllowance(planId: PlanId | null): number | null {
  return entitlementsOf(planId).surveys
}

/** Uses of each bot: ever on the free plan, in a month on the others (BOT-19); null: any number. */
export function botAllowance(planId: PlanId | null): number | null {
  return entitlementsOf(planId).botUses
}
