import { MAX_QUANTITY } from '@retropulse/domain/billing/limits'
import { PLAN_NAMES, type PlanId, teamAllowance } from '@retropulse/domain/billing/plans'
import { t } from './messages.ts'

const PLANS = ['level1', 'level2', 'level3'] as const satisfies readonly PlanId[]

/** Why no team can be created, and the first plan with room for one more than the `count` in use (PLAN-58). */
export function noRoomText(count: number): string {
  const limit = t('create.noRoom')
  for (const planId of PLANS) {
    const most = teamAllowance({ planId, quantity: MAX_QUANTITY })
    const plan = PLAN_NAMES[planId]
    if (most === null) return t('create.larger.any', { limit, plan })
    if (most > count) return t('create.larger', { limit, plan, count: most })
  }
  return limit
}
