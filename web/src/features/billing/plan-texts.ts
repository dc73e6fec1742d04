import type { OrgBilling, SubscriptionMeta } from '@retropulse/contract/billing'
import { ENTITLEMENTS } from '@retropulse/domain/billing/entitlements'
import { MAX_QUANTITY } from '@retropulse/domain/billing/limits'
import { PLAN_NAMES, type PlanId, teamAllowance } from '@retropulse/domain/billing/plans'
import {
  type Currency,
  levelOf,
  partsOfLevel,
  perMonth,
  type Prices,
} from '@retropulse/domain/billing/prices'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { locale } from '../../lib/locale.ts'
import { t } from './messages.ts'

export type PlanKey = keyof typeof ENTITLEMENTS
/** All plans, from the smallest to the largest (PLAN-56). */
export const PLAN_KEYS: readonly PlanKey[] = ['free', 'level1', 'level2', 'level3']

/** What the visitor chose on the page. */
export interface Choice {
  readonly interval: 'month' | 'year'
  readonly currency: Currency
  /** Units of level 2, from 1 to 8. */
  readonly quantity: number
}

export function planName(planId: PlanId | null): string {
  return planId === null ? t('free') : PLAN_NAMES[planId]
}

/** An amount in cents or pence, without decimals where it has none. */
export function amountText(amount: number, currency: Currency): string {
  const digits = amount % 100 === 0 ? 0 : 2
  return new Intl.NumberFormat(locale.number.resolvedOptions().locale, {
    style: 'currency',
    currencyDisplay: 'narrowSymbol',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 100)
}

/** The price of a plan: what a month costs, and what a year costs that is paid at once (PLAN-33). */
export function priceText(
  plan: PlanKey,
  { interval, currency, quantity }: Choice,
  prices: Prices,
): { readonly price: string; readonly per?: string; readonly note?: string } {
  if (plan === 'free') return { price: amountText(0, currency) }
  if (plan === 'level3') return { price: t('price.contact') }
  const units = plan === 'level2' ? quantity : 1
  const amount = prices[levelOf({ planId: plan, interval })][currency] * units
  if (interval === 'month') return { price: amountText(amount, currency), per: t('price.month') }
  return {
    price: amountText(perMonth(amount), currency),
    per: t('price.month'),
    note: t('price.yearly', { total: amountText(amount, currency) }),
  }
}

/** A line of a plan: something it has, a number it goes up to, what it does to retros in time, or what it has not. */
export interface PlanLine {
  readonly text: string
  readonly kind: 'has' | 'limit' | 'expiry' | 'lacks'
}

/** The plan that a card is compared with, whose lines it may exceed; undefined on the free plan. */
export function planBefore(plan: PlanKey): PlanKey | undefined {
  return PLAN_KEYS[PLAN_KEYS.indexOf(plan) - 1]
}

/** Whether a plan has more than the one that the organisation has. */
export function isUpgrade(plan: PlanKey, current: PlanKey): boolean {
  return PLAN_KEYS.indexOf(plan) > PLAN_KEYS.indexOf(current)
}

/**
 * The plan that the page leads to (PLAN-57): the first larger one to buy with room for the teams in use; undefined where
 * there is none.
 */
export function suggestedPlan({ planId, teams }: Pick<OrgBilling, 'planId' | 'teams'>): PlanKey | undefined {
  return (['level1', 'level2'] as const).find(
    (plan) =>
      isUpgrade(plan, planId ?? 'free') &&
      teams.used <= (teamAllowance({ planId: plan, quantity: MAX_QUANTITY }) ?? Infinity),
  )
}

/** What a card lists of a plan: all lines, and of each whether the plan before has less (PLAN-20). */
export function cardLines(
  plan: PlanKey,
  quantity: number,
): readonly (PlanLine & { readonly isGain: boolean })[] {
  const lesser = planBefore(plan)
  const known = lesser === undefined ? undefined : planLines(lesser, quantity)
  return planLines(plan, quantity).map((line, at) => {
    const before = known?.[at]
    return {
      ...line,
      isGain: before !== undefined && (before.text !== line.text || before.kind !== line.kind),
    }
  })
}

/** What a plan has, a line each, in the same order for every plan. */
export function planLines(plan: PlanKey, quantity: number): readonly PlanLine[] {
  const { retros, surveys, boardDays, hasPrivacy, hasSummaryEmail } = ENTITLEMENTS[plan]
  const teams = teamAllowance({ planId: plan === 'free' ? null : plan, quantity })
  return [
    limitLine('teams', teams),
    limitLine('retros', retros),
    boardDays === null
      ? { text: t('line.days.any'), kind: 'has' }
      : { text: t('line.days', { count: boardDays }), kind: 'expiry' },
    limitLine('surveys', surveys),
    { text: t('line.privacy'), kind: hasPrivacy ? 'has' : 'lacks' },
    { text: t('line.email'), kind: hasSummaryEmail ? 'has' : 'lacks' },
  ]
}

function limitLine(name: 'teams' | 'retros' | 'surveys', limit: number | null): PlanLine {
  return limit === null
    ? { text: t(`line.${name}.any`), kind: 'has' }
    : { text: t(`line.${name}`, { count: limit }), kind: 'limit' }
}

/** What the page offers for a plan. */
export type Offer = 'current' | 'trial' | 'buy' | 'quantity' | 'portal' | 'cancel' | 'contact' | 'try'

/** What an owner can do about a plan, with what the organisation has. */
export function offerOf(plan: PlanKey, { interval, quantity }: Choice, billing: OrgBilling): Offer {
  const { subscription, planId, mode, hasTrial } = billing
  const has = planId ?? 'free'
  if (subscription !== null && (plan === 'level1' || plan === 'level2')) {
    const bought = partsOfLevel(subscription.plan.id)
    const isSame = bought.planId === plan && bought.interval === interval
    if (!isSame) return 'portal'
    return plan === 'level2' && subscription.quantity !== quantity ? 'quantity' : 'current'
  }
  if (plan === has) return 'current'
  // Without a subscription only the operator, who gave the plan, can take it back.
  if (plan === 'free') return subscription === null ? (mode === 'sandbox' ? 'try' : 'contact') : 'cancel'
  if (plan === 'level3') return mode === 'sandbox' ? 'try' : 'contact'
  return hasTrial ? 'trial' : 'buy'
}

/** What the card of the organisation's own plan says: that it has it, or how long the trial goes on, begun days as whole. */
export function currentText({ subscription }: Pick<OrgBilling, 'subscription'>, now: number): string {
  const trialEndsAt = subscription?.status === 'trialing' ? subscription.trialEndsAt : null
  if (trialEndsAt === null || trialEndsAt <= now) return t('current')
  return t('current.trial', { count: Math.ceil((trialEndsAt - now) / DAY_MS) })
}

/** How the subscription stands, in sentences, the most urgent first. */
export function standText({
  subscription,
  isDisputed,
  planId,
}: Pick<OrgBilling, 'subscription' | 'isDisputed' | 'planId'>): {
  readonly text: string
  readonly isUrgent: boolean
} | null {
  if (isDisputed) return { text: t('now.disputed'), isUrgent: true }
  if (subscription === null) return null
  const { status, endsAt, trialEndsAt, periodEnd } = subscription
  if (isLate(status))
    return {
      text: planId === null ? t('now.lapsed') : t('now.late', { day: dayOf(subscription.lapsesAt) }),
      isUrgent: true,
    }
  if (endsAt !== null) return { text: t('now.ends', { day: dayOf(endsAt) }), isUrgent: true }
  if (status === 'trialing') return { text: t('now.trial', { day: dayOf(trialEndsAt) }), isUrgent: false }
  return { text: t('now.renews', { day: dayOf(periodEnd) }), isUrgent: false }
}

function isLate(status: SubscriptionMeta['status']): boolean {
  return status === 'past_due' || status === 'unpaid'
}

function dayOf(at: number | null): string {
  return at === null ? '' : locale.day.format(at)
}
