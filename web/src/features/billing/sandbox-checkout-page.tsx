import { partsOfLevel } from '@retropulse/domain/billing/prices'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { locale } from '../../lib/locale.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { paySandbox, sandboxCheckoutQuery } from './billing-calls.ts'
import { t } from './messages.ts'
import { amountText, planName } from './plan-texts.ts'
import { SandboxFrame } from './sandbox-frame.tsx'
import { showFailure } from './use-checkout.ts'

/** The checkout of the sandbox, in place of the page of a payment service (PLAN-24). */
export function SandboxCheckoutPage() {
  usePageTitle(t('checkout.page'))
  const { sessionId = '' } = useParams()
  const navigate = useNavigate()
  const { data, isError, refetch } = useQuery(sandboxCheckoutQuery(sessionId))
  const [isBusy, setBusy] = useState(false)
  const [openedAt] = useState(() => Date.now())
  if (data === undefined)
    return (
      <SandboxFrame title={t('checkout.page')}>
        {isError ? (
          <LoadFailure text={t('checkout.gone')} retry={t('retry')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 w-full rounded-lg" />
        )}
      </SandboxFrame>
    )
  const { level, quantity, amount, currency, trialDays, isDone, orgName } = data
  const { planId, interval } = partsOfLevel(level)
  const sum = { amount: amountText(amount, currency), interval: t(`checkout.${interval}`) }
  const pay = async () => {
    setBusy(true)
    const answer = await paySandbox(sessionId)
    setBusy(false)
    if (!answer.ok) return showFailure(answer.problem.code)
    return navigate(`/plans?bought=${level}`, { replace: true })
  }
  return (
    <SandboxFrame title={t('checkout.title', { plan: planName(planId), org: orgName })}>
      <div className="rounded-lg border border-line bg-surface p-5">
        <p className="text-sm text-ink-soft">
          {t('checkout.teams', { count: teamAllowance({ planId, quantity }) ?? 1 })}
        </p>
        <p className="mt-1 font-display text-xl font-semibold tracking-tight text-balance digits">
          {trialDays > 0 ? t('checkout.trial', { count: trialDays, ...sum }) : t('checkout.amount', sum)}
        </p>
        {!isDone && (
          <dl className="mt-4 flex flex-col gap-2 border-y border-line py-3 text-sm digits">
            {trialDays > 0 && (
              <div className="flex justify-between gap-4">
                <dt className="text-ink-soft">
                  {t('checkout.from', { day: locale.day.format(openedAt + trialDays * DAY_MS) })}
                </dt>
                <dd>{t('checkout.amount', sum)}</dd>
              </div>
            )}
            <div className="flex justify-between gap-4 font-medium">
              <dt>{t('checkout.today')}</dt>
              <dd>{amountText(trialDays > 0 ? 0 : amount, currency)}</dd>
            </div>
          </dl>
        )}
        <p className="mt-3 text-sm text-pretty text-ink-soft">
          {isDone ? t('checkout.done') : t('sandbox.text')}
        </p>
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        <Link to="/plans" className={buttonClass()}>
          {t('checkout.back')}
        </Link>
        {!isDone && (
          <Button variant="primary" busy={isBusy} onClick={() => void pay()}>
            {t(trialDays > 0 ? 'checkout.start' : 'checkout.pay')}
          </Button>
        )}
      </div>
    </SandboxFrame>
  )
}
