import type { Plans } from '@retropulse/contract/billing'
import { CURRENCIES, MAX_QUANTITY } from '@retropulse/domain/billing/limits'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import type { ReactNode } from 'react'
import { Segmented } from '../../ui/segmented.tsx'
import { SelectBeside } from '../../ui/select-beside.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { t } from './messages.ts'
import { PlanCard } from './plan-card.tsx'
import { type Choice, PLAN_KEYS, type PlanKey } from './plan-texts.ts'

export interface PlanGridProps {
  prices: Plans['prices']
  choice: Choice
  onChoose: (choice: Choice) => void
  /** Undefined: there is no plan, as for a visitor. */
  current?: PlanKey | undefined
  /** Says that the current plan is the current one; null where its action does. */
  ownBadge?: string | null
  actionOf: (plan: PlanKey) => ReactNode
}

/** All plans side by side, with the choice of payment, currency and number of teams (PLAN-20, PLAN-32 to PLAN-34, PLAN-56). */
export function PlanGrid({ prices, choice, onChoose, current, ownBadge = null, actionOf }: PlanGridProps) {
  const units = Array.from({ length: MAX_QUANTITY }, (_, at) => at + 1)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <Segmented
          label={t('interval')}
          value={choice.interval}
          onValueChange={(interval) => onChoose({ ...choice, interval })}
          options={(['month', 'year'] as const).map((value) => ({ value, label: t(`interval.${value}`) }))}
        />
        <SelectBeside
          label={t('currency')}
          // On a phone the choice stands beside the payment.
          className="max-sm:*:[label]:sr-only"
          value={choice.currency}
          options={CURRENCIES.map((value) => ({ value, name: value.toUpperCase() }))}
          onValueChange={(currency) => onChoose({ ...choice, currency })}
        />
      </div>
      <div className="grid gap-4 max-sm:gap-3 sm:grid-cols-2 min-[72rem]:grid-cols-4">
        {PLAN_KEYS.map((plan) => (
          <PlanCard
            key={plan}
            plan={plan}
            choice={choice}
            prices={prices}
            isCurrent={plan === current}
            badge={plan === current ? ownBadge : null}
            action={actionOf(plan)}
            field={
              plan === 'level2' && (
                <SelectField
                  label={t('teams')}
                  labelHidden
                  className="shrink-0"
                  value={String(choice.quantity)}
                  options={units.map((unit) => ({
                    value: String(unit),
                    name: t('teams.option', {
                      count: teamAllowance({ planId: 'level2', quantity: unit }) ?? 0,
                    }),
                  }))}
                  onValueChange={(value) => onChoose({ ...choice, quantity: Number(value) })}
                />
              )
            }
          />
        ))}
      </div>
    </div>
  )
}
