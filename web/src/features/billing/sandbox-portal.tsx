import type { OrgBilling, SandboxAct } from '@retropulse/contract/billing'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import type { OrgPlace } from '../../lib/paths.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { actInSandbox, billingQuery } from './billing-calls.ts'
import { t } from './messages.ts'
import { planName, standText } from './plan-texts.ts'
import { SandboxFrame } from './sandbox-frame.tsx'
import { showFailure } from './use-checkout.ts'

/** The billing portal of the sandbox: what a customer, and the bank, would do (PLAN-24, PLAN-25). */
export function SandboxPortal({ org }: { org: OrgPlace }) {
  usePageTitle(t('portal.page'))
  const { data, isError, refetch } = useQuery(billingQuery(org.id))
  const queries = useQueryClient()
  const [busy, setBusy] = useState<SandboxAct | null>(null)
  const act = async (what: SandboxAct) => {
    setBusy(what)
    const answer = await actInSandbox(org.id, what)
    await queries.invalidateQueries({ queryKey: ['org', org.id] })
    setBusy(null)
    if (answer.ok) showToast(t('portal.done'), { tone: 'ok' })
    else showFailure(answer.problem.code)
  }
  return (
    <SandboxFrame title={t('portal.title', { org: org.name })}>
      {data === undefined ? (
        isError ? (
          <LoadFailure text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-40 w-full rounded-lg" />
        )
      ) : (
        <>
          <div className="rounded-lg border border-line bg-surface p-5 text-sm">
            <p className="font-medium">
              {data.planId === null ? t('now.free') : t('now.plan', { plan: planName(data.planId) })}
            </p>
            <p className="mt-1 text-pretty text-ink-soft">{standText(data)?.text ?? t('portal.none')}</p>
          </div>
          <ul className="flex flex-col gap-2">
            {actsOf(data).map((what) => (
              <li key={what} className="flex flex-col">
                <Button busy={busy === what} onClick={() => void act(what)}>
                  {t(`portal.${what}`)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to="/plans" className={buttonClass({ variant: 'quiet' })}>
        {t('checkout.back')}
      </Link>
    </SandboxFrame>
  )
}

function actsOf({ subscription, planId }: OrgBilling): readonly SandboxAct[] {
  const tried: readonly SandboxAct[] = [
    ...(planId === null ? [] : (['choose-free'] as const)),
    ...(planId === 'level3' ? [] : (['choose-level3'] as const)),
  ]
  if (subscription === null) return tried
  const isLate = subscription.status === 'past_due'
  return [
    subscription.endsAt === null ? 'cancel' : 'resume',
    'cancel-now',
    isLate ? 'pay' : 'fail-payment',
    ...tried,
  ]
}
