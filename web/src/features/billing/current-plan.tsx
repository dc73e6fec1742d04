import type { OrgBilling } from '@retropulse/contract/billing'
import { clsx } from 'clsx'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { t } from './messages.ts'
import { planName, standText } from './plan-texts.ts'

export interface CurrentPlanProps {
  billing: OrgBilling
  isLeaving: boolean
  onManage: () => void
}

/**
 * The plan of the organisation and how its subscription stands, with the way to the billing portal; nothing where the card
 * of the plan says all of it.
 */
export function CurrentPlan({ billing, isLeaving, onManage }: CurrentPlanProps) {
  const { planId, teams, mode, subscription } = billing
  const stand = standText(billing)
  // PLAN-53: more teams are in use than the plan allows, so none of them starts a retro.
  const coveredOnly = teams.max !== null && teams.used > teams.max ? teams.max : null
  const isUrgent = coveredOnly !== null || stand?.isUrgent === true
  // The card of the free plan says the same (PLAN-57).
  if (planId === null && subscription === null && stand === null && !isUrgent && mode === 'stripe')
    return null
  return (
    <div
      className={clsx(
        'flex flex-wrap items-center justify-between gap-4 rounded-lg border px-5 py-4',
        isUrgent ? 'border-transparent bg-warn-soft text-warn-ink' : 'border-line bg-surface',
      )}
    >
      {isUrgent && <TriangleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 self-start" />}
      <div className="min-w-0 flex-1 basis-64 text-sm text-pretty">
        {mode === 'sandbox' && (
          <p className="mb-2">
            <Badge tone="warn">{t('sandbox')}</Badge>
          </p>
        )}
        <p className="font-medium">
          {planId === null ? t('now.free') : t('now.plan', { plan: planName(planId) })}{' '}
          <span className="font-normal max-sm:mt-1 max-sm:block">
            {teams.max === null || coveredOnly !== null
              ? t('now.teams.any', { count: teams.used })
              : t('now.teams', { used: teams.used, count: teams.max })}
          </span>
        </p>
        {coveredOnly !== null && <p className="mt-1">{t('now.teams.over', { count: coveredOnly })}</p>}
        {stand !== null && <p className="mt-1">{stand.text}</p>}
        {mode === 'sandbox' && subscription === null && (
          <p className="mt-1 text-ink-soft">{t('sandbox.text')}</p>
        )}
      </div>
      {(subscription !== null || mode === 'sandbox') && (
        <Button busy={isLeaving} onClick={onManage}>
          {t('manage')}
        </Button>
      )}
    </div>
  )
}
