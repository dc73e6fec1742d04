import { defineMessages } from '../lib/messages.ts'
import { maySeePlans, type RoleInTeam, upgradeText } from '../lib/upgrade-hint.ts'
import { ComparePlans } from './compare-plans.tsx'
import { Dialog } from './dialog.tsx'

const t = defineMessages({
  title: 'Upgrade your plan',
  close: 'Close',
})

export interface UpgradeDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What an upgrade gives, in place of the general title. */
  title?: string
  /** The limit that was reached, as a sentence. */
  limit: string
  /** The role of the user. */
  role: RoleInTeam | null | undefined
}

/** The upgrade modal at a limit of the plan (PLAN-22, PERM-43). */
export function UpgradeDialog({ open, onOpenChange, title = t('title'), limit, role }: UpgradeDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="sm"
      title={title}
      description={upgradeText(limit, role)}
      closeLabel={t('close')}
      // It may open after an answer of the server: a key that the user is pressing must not follow the link.
      isUnasked
      footer={maySeePlans(role) ? <ComparePlans role={role} /> : undefined}
    />
  )
}
