import type { CreateCheckout, OrgBilling } from '@retropulse/contract/billing'
import { useState } from 'react'
import type { Answer } from '../../lib/api.ts'
import { showToast } from '../../ui/toast.ts'
import { beginCheckout, openPortal } from './billing-calls.ts'
import { t } from './messages.ts'

/** PLAN-28: how long the text of a failed checkout stays, in milliseconds. */
const FAILURE_MS = 5000

/** The way to the pages of the payment service; `leaving` names the button that leads there. */
export function useCheckout(orgId: string, billing: Pick<OrgBilling, 'customerId'>) {
  const [leaving, setLeaving] = useState<string | null>(null)
  const leave = async (name: string, ask: () => Promise<Answer<{ readonly url: string }>>) => {
    if (leaving !== null) return
    setLeaving(name)
    const answer = await ask()
    if (answer.ok) return location.assign(answer.value.url)
    setLeaving(null)
    return showFailure(answer.problem.code)
  }
  return {
    leaving,
    buy: (name: string, input: Omit<CreateCheckout, 'customerId'>) =>
      leave(name, () => beginCheckout(orgId, billing.customerId, input)),
    manage: (name: string) => leave(name, () => openPortal(orgId, billing.customerId)),
  }
}

/** A checkout or a change that failed. */
export function showFailure(code: string): void {
  const text =
    code === 'unreachable'
      ? t('unreachable')
      : code === 'subscription-exists'
        ? t('exists')
        : t('checkoutFailed')
  showToast(text, { tone: 'danger', duration: FAILURE_MS })
}
