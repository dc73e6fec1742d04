import { useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { focusSection } from '../../../ui/section-head.tsx'
import { t } from './messages.ts'
import { removeOrgMember, type OrgMember } from './org-calls.ts'
import { useOrgChange } from './use-org-change.ts'

export interface RemoveDialogProps {
  org: OrgPlace
  /** The person to remove; null closes the dialog. */
  member: OrgMember | null
  onClose: () => void
}

/** Asks before a person is removed (ORG-20): their roles in teams go too, and only an invitation brings them back. */
export function RemoveDialog({ org, member, onClose }: RemoveDialogProps) {
  const change = useOrgChange(org.id)
  const [isBusy, setBusy] = useState(false)
  // The dialog keeps its text while it closes.
  const [asked, setAsked] = useState(member)
  if (member !== null && member !== asked) setAsked(member)
  const name = asked?.profile.name ?? ''
  const remove = async () => {
    if (member === null) return
    setBusy(true)
    const isRemoved = await change(removeOrgMember(org.id, member.id))
    setBusy(false)
    onClose()
    if (!isRemoved) return
    showToast(t('member.removed', { name }))
    focusSection('admins')
  }
  return (
    <ConfirmDialog
      open={member !== null}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('remove.title', { name })}
      description={t('remove.text', { org: org.name })}
      confirmLabel={t('member.remove')}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void remove()}
    />
  )
}
