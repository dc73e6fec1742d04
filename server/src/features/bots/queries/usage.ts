import type { BotUsage } from '@retropulse/contract/bots'
import type { Refused } from '@retropulse/contract/refusal'
import { botAllowance, type PlanId } from '@retropulse/domain/billing/plans'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam, type Memberships, type TeamRef } from '../../orgs/api.ts'
import type { Bot, BotUsageStore, UsagePeriod } from '../store/bot-usage.ts'

export interface UsagePorts {
  readonly usage: BotUsageStore
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** What an organisation may use of a bot at a moment, and the count that says how much of it is used. */
export interface Allowance {
  readonly planId: PlanId | null
  readonly limit: number | null
  readonly isMonthly: boolean
  readonly counted: UsagePeriod
}

/** BOT-19: each month on a paid plan, and once and for all on the free one. */
export async function allowanceOf(
  { id, orgId }: Pick<TeamRef, 'id' | 'orgId'>,
  bot: Bot,
  { memberships, now }: Pick<UsagePorts, 'memberships' | 'now'>,
): Promise<Allowance> {
  const planId = await memberships.planOf(id)
  const isMonthly = planId !== null
  const period = isMonthly ? `${new Date(now()).toISOString().slice(0, 'YYYY-MM'.length)}-01` : EVER
  return { planId, limit: botAllowance(planId), isMonthly, counted: { orgId, bot, period } }
}

const EVER = '1970-01-01'

/** The uses of an allowance, as pages show them (BOT-9). */
export function presentUsage({ planId, limit, isMonthly }: Allowance, uses: number): BotUsage {
  return { currentUsage: uses, limit, planId, isMonthly }
}

/** BOT-9: how often the icebreaker bot was used, for people who may read the boards of the team. */
export async function readIcebreakerUsage(
  identity: Identity | null,
  teamId: TeamId,
  ports: UsagePorts,
): Promise<{ readonly ok: true; readonly usage: BotUsage } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const allowance = await allowanceOf(authorized.team, 'icebreaker', ports)
  return { ok: true, usage: presentUsage(allowance, await ports.usage.usesOf(allowance.counted)) }
}
