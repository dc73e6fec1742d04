import type { OrgBilling, Plans } from '@retropulse/contract/billing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import Check from 'lucide-react/icons/check'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { OrgPlace } from '../../lib/paths.ts'
import { statusQuery } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { actInSandbox, billingQuery, plansQuery } from './billing-calls.ts'
import { CurrentPlan } from './current-plan.tsx'
import { t } from './messages.ts'
import { NewPlanDialog } from './new-plan-dialog.tsx'
import { PlanGrid } from './plan-grid.tsx'
import { type Choice, currentText, offerOf, type PlanKey, planName, suggestedPlan } from './plan-texts.ts'
import { PlansSkeleton } from './plans-skeleton.tsx'
import { QuantityDialog } from './quantity-dialog.tsx'
import { showFailure, useCheckout } from './use-checkout.ts'

/** The Plans tab of an organisation, for those with billing:edit (PLAN-21). */
export function OrgPlans({ org }: { org: OrgPlace }) {
  const plans = useQuery(plansQuery)
  const [query, setQuery] = useSearchParams()
  const isNew = query.has('bought')
  const billing = useQuery({
    ...billingQuery(org.id),
    // The payment service confirms a payment some seconds after the browser is back.
    refetchInterval: ({ state }) => (isNew && state.data?.subscription === null ? 2000 : false),
  })
  const queries = useQueryClient()
  const bought = billing.data?.planId
  useEffect(() => {
    // Whatever shows what the plan allows is read again.
    if (isNew && bought !== undefined)
      void queries.invalidateQueries({ queryKey: ['org', org.id], exact: true })
  }, [isNew, bought, org.id, queries])
  if (plans.data === undefined || billing.data === undefined) {
    const isError = plans.isError || billing.isError
    const retry = () => {
      void plans.refetch()
      void billing.refetch()
    }
    return isError ? (
      <section aria-labelledby="plans" className="flex flex-col gap-5">
        <SectionHead id="plans" title={t('title')} text={t('text')} />
        <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={retry} />
      </section>
    ) : (
      <PlansSkeleton />
    )
  }
  return (
    <>
      <Bill orgId={org.id} plans={plans.data} billing={billing.data} />
      {isNew && billing.data.subscription !== null && (
        <NewPlanDialog billing={billing.data} onClose={() => setQuery({}, { replace: true })} />
      )}
    </>
  )
}

interface BillProps {
  orgId: string
  plans: Plans
  billing: OrgBilling
}

function Bill({ orgId, plans, billing }: BillProps) {
  const { subscription, planId } = billing
  const current = planId ?? 'free'
  const [openedAt] = useState(() => Date.now())
  const ownText = currentText(billing, openedAt)
  const suggested = suggestedPlan(billing)
  const [choice, choose] = useState<Choice>(() => ({
    interval: subscription?.plan.interval ?? 'month',
    currency: subscription?.currency ?? 'gbp',
    quantity: subscription?.quantity ?? billing.quantity,
  }))
  const [isChanging, setChanging] = useState(false)
  const { leaving, buy, manage } = useCheckout(orgId, billing)
  const queries = useQueryClient()
  const { data: status } = useQuery(statusQuery)
  const [trying, setTrying] = useState<PlanKey | null>(null)
  const choosePlan = async (plan: 'free' | 'level3') => {
    setTrying(plan)
    const answer = await actInSandbox(orgId, plan === 'free' ? 'choose-free' : 'choose-level3')
    await queries.invalidateQueries({ queryKey: ['org', orgId] })
    setTrying(null)
    if (!answer.ok) showFailure(answer.problem.code)
  }
  const actionOf = (plan: PlanKey) => {
    const offer = offerOf(plan, choice, billing)
    const { interval, currency, quantity } = choice
    switch (offer) {
      case 'current':
        return (
          // As high as the buttons beside it, and without an area, since it cannot be pressed.
          <p className="flex min-h-10 items-center gap-2 text-sm font-medium text-accent-ink pointer-coarse:min-h-11">
            <Check aria-hidden="true" className="size-4" />
            {ownText}
          </p>
        )
      case 'trial':
      case 'buy': {
        if (plan !== 'level1' && plan !== 'level2') return null
        const level = `${interval === 'month' ? 'monthly' : 'yearly'}-${plan}` as const
        const input = { level, currency, quantity: plan === 'level2' ? quantity : 1 }
        return (
          <Button
            variant={plan === suggested ? 'primary' : 'secondary'}
            busy={leaving === plan}
            onClick={() => void buy(plan, input)}
          >
            {offer === 'trial' ? t('do.trial') : t('do.buy', { plan: planName(plan) })}
          </Button>
        )
      }
      case 'quantity':
        return (
          <Button variant="primary" onClick={() => setChanging(true)}>
            {t('do.quantity', { count: 3 * quantity })}
          </Button>
        )
      case 'portal':
      case 'cancel':
        return (
          <Button busy={leaving === plan} onClick={() => void manage(plan)}>
            {plan === current
              ? t(`do.interval.${interval}`)
              : t('do.switch', { plan: planName(plan === 'free' ? null : plan) })}
          </Button>
        )
      case 'try':
        return plan === 'free' || plan === 'level3' ? (
          <Button busy={trying === plan} onClick={() => void choosePlan(plan)}>
            {t('do.try')}
          </Button>
        ) : null
      case 'contact':
        return status?.links.website === undefined ? (
          // As high as the buttons beside it.
          <p className="flex min-h-10 items-center text-sm text-pretty text-ink-soft pointer-coarse:min-h-11">
            {t('noContact')}
          </p>
        ) : (
          <a href={status.links.website} className={buttonClass()}>
            {t('do.contact')}
          </a>
        )
    }
  }
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-5">
      <SectionHead id="plans" title={t('title')} text={t('text')} />
      <CurrentPlan
        billing={billing}
        isLeaving={leaving === 'manage'}
        onManage={() => void manage('manage')}
      />
      <PlanGrid
        prices={plans.prices}
        choice={choice}
        onChoose={choose}
        current={current}
        ownBadge={offerOf(current, choice, billing) === 'current' ? null : ownText}
        actionOf={actionOf}
      />
      {isChanging && (
        <QuantityDialog
          orgId={orgId}
          quantity={choice.quantity}
          billing={billing}
          onClose={() => setChanging(false)}
        />
      )}
    </section>
  )
}
