import { useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { focusSection } from '../../../ui/section-head.tsx'
import { t } from './messages.ts'
import { transferOrg, type OrgMember } from './org-calls.ts'
import { useOrgChange } from './use-org-change.ts'

export interface TransferOrgDialogProps {
  org: OrgPlace
  /** The person who is to become the primary owner; null closes the dialog. */
  heir: OrgMember | null
  onClose: () => void
}

/** Asks before another person becomes the primary owner (ORG-26), who alone could undo it. */
export function TransferOrgDialog({ org, heir, onClose }: TransferOrgDialogProps) {
  const change = useOrgChange(org.id)
  const [isBusy, setBusy] = useState(false)
  // The dialog keeps its text while it closes.
  const [asked, setAsked] = useState(heir)
  if (heir !== null && heir !== asked) setAsked(heir)
  const name = asked?.profile.name ?? ''
  const transfer = async () => {
    if (heir === null) return
    setBusy(true)
    const isDone = await change(transferOrg(org.id, heir.id))
    setBusy(false)
    onClose()
    if (!isDone) return
    showToast(t('member.transferred', { name }))
    focusSection('admins')
  }
  return (
    <ConfirmDialog
      open={heir !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('transfer.title', { name })}
      description={t('transfer.text', { name, org: org.name })}
      confirmLabel={t('member.transfer')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void transfer()}
    />
  )
}
