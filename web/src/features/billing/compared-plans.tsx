import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { useState } from 'react'
import { Link } from 'react-router'
import { loginPath } from '../../lib/paths.ts'
import { useProfile } from '../../lib/session.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { plansQuery } from './billing-calls.ts'
import { t } from './messages.ts'
import { PlanGrid } from './plan-grid.tsx'
import type { Choice } from './plan-texts.ts'
import { PlansSkeleton } from './plans-skeleton.tsx'

/** What holds for all plans, below the title of the page. */
export function PlansText() {
  return t('text')
}

/** The plans for those who cannot buy one: visitors, and members without billing:edit (PLAN-20). */
export function ComparedPlans() {
  const { data, isError, refetch } = useQuery(plansQuery)
  const isGuest = useProfile() === null
  const [choice, choose] = useState<Choice>({ interval: 'month', currency: 'gbp', quantity: 1 })
  if (data === undefined)
    return isError ? (
      <LoadFailure isCard text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
    ) : (
      <PlansSkeleton />
    )
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-5">
      {/* The page has the same title. */}
      <h2 id="plans" className="sr-only">
        {t('title')}
      </h2>
      {!isGuest && (
        <p className="flex items-center gap-2.5 rounded-md bg-fill px-4 py-3 text-sm">
          <Info aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
          {t('ask')}
        </p>
      )}
      <PlanGrid
        prices={data.prices}
        choice={choice}
        onChoose={choose}
        actionOf={() =>
          isGuest ? (
            <Link to={loginPath('/plans')} className={buttonClass()}>
              {t('do.signIn')}
            </Link>
          ) : null
        }
      />
    </section>
  )
}
