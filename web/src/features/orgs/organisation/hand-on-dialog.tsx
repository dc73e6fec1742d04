import { useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { focusSection } from '../../../ui/section-head.tsx'
import { t } from './messages.ts'
import { handOnOrg, type OrgMember } from './org-calls.ts'
import { useOrgChange } from './use-org-change.ts'

export interface HandOnDialogProps {
  org: OrgPlace
  /** The person who is to become the primary owner; null closes the dialog. */
  heir: OrgMember | null
  onClose: () => void
}

/** Asks before another person becomes the primary owner (ORG-26), who alone could undo it. */
export function HandOnDialog({ org, heir, onClose }: HandOnDialogProps) {
  const change = useOrgChange(org.id)
  const [isBusy, setBusy] = useState(false)
  // The dialog keeps its text while it closes.
  const [asked, setAsked] = useState(heir)
  if (heir !== null && heir !== asked) setAsked(heir)
  const name = asked?.profile.name ?? ''
  const handOn = async () => {
    if (heir === null) return
    setBusy(true)
    const isDone = await change(handOnOrg(org.id, heir.id))
    setBusy(false)
    onClose()
    if (!isDone) return
    showToast(t('member.handedOn', { name }))
    focusSection('admins')
  }
  return (
    <ConfirmDialog
      open={heir !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('handOn.title', { name })}
      description={t('handOn.text', { name, org: org.name })}
      confirmLabel={t('member.handOn')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void handOn()}
    />
  )
}
