import type { OrgBilling } from '@retropulse/contract/billing'
import { useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { t } from './messages.ts'
import { planName } from './plan-texts.ts'

export interface NewPlanDialogProps {
  billing: OrgBilling
  onClose: () => void
}

/** Welcomes to a plan that was bought (PLAN-23); before the payment service confirmed it, says so. */
export function NewPlanDialog({ billing, onClose }: NewPlanDialogProps) {
  const navigate = useNavigate()
  const { planId, subscription, teams } = billing
  const isThere = subscription !== null && planId !== null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      isUnasked
      title={t('new.title', { plan: planName(isThere ? planId : null) })}
      description={description()}
      closeLabel={t('close')}
      footer={
        <>
          <Button onClick={() => void navigate('/admins')}>{t('new.invite')}</Button>
          <Button variant="primary" onClick={() => void navigate('/dashboard')}>
            {t('new.done')}
          </Button>
        </>
      }
    />
  )

  function description(): string {
    return planId === 'level2' ? t('new.text.more', { count: teams.max ?? 0 }) : t('new.text.one')
  }
}
