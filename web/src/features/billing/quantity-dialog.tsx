import type { OrgBilling, QuantityPreview } from '@retropulse/contract/billing'
import { teamAllowance } from '@retropulse/domain/billing/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { valueOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showToast } from '../../ui/toast.ts'
import { billingQuery, changeQuantity, previewQuantity } from './billing-calls.ts'
import { t } from './messages.ts'
import { amountText } from './plan-texts.ts'
import { showFailure } from './use-checkout.ts'

export interface QuantityDialogProps {
  orgId: string
  quantity: number
  billing: OrgBilling
  onClose: () => void
}

/** Asks before the number of teams changes, with what it costs (PLAN-47). */
export function QuantityDialog({ orgId, quantity, billing, onClose }: QuantityDialogProps) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const count = teamAllowance({ planId: 'level2', quantity }) ?? 0
  const { data, isError, refetch } = useQuery({
    queryKey: ['org', orgId, 'quantity', quantity],
    queryFn: () => valueOf(previewQuantity(orgId, quantity)),
    gcTime: 0,
    throwOnError: false,
  })
  const change = async () => {
    setBusy(true)
    const answer = await changeQuantity(orgId, quantity)
    await queries.invalidateQueries({ queryKey: ['org', orgId] })
    setBusy(false)
    if (!answer.ok) return showFailure(answer.problem.code)
    onClose()
    const isThere = queries.getQueryData(billingQuery(orgId).queryKey)?.quantity === quantity
    return showToast(isThere ? t('quantity.done', { count }) : t('quantity.waiting'), { tone: 'ok' })
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={t('quantity.title', { count })}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            busy={isBusy || (data === undefined && !isError)}
            onClick={() => void change()}
          >
            {t('quantity.do')}
          </Button>
        </>
      }
    >
      {data === undefined ? (
        isError ? (
          <LoadFailure text={t('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="h-12 w-full" />
        )
      ) : (
        <div className="flex flex-col gap-2 text-sm text-pretty digits">
          <p className="font-medium">{dueText(data)}</p>
          <p className="text-ink-soft">
            {t(`quantity.${billing.subscription?.plan.interval ?? 'month'}`, {
              amount: amountText(data.perPeriod, data.currency),
            })}
          </p>
          {billing.teams.used > count && (
            <p className="text-ink-soft">{t('quantity.fewer', { used: billing.teams.used })}</p>
          )}
        </div>
      )}
    </Dialog>
  )
}

function dueText({ dueNow, currency }: QuantityPreview): string {
  if (dueNow === 0) return t('quantity.nothing')
  const amount = amountText(Math.abs(dueNow), currency)
  return dueNow > 0 ? t('quantity.now', { amount }) : t('quantity.credit', { amount })
}
