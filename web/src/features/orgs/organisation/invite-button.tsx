import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { InviteDialog } from './invite-dialog.tsx'
import { t } from './messages.ts'

/** '+ Invite', which opens the dialog (INVITE-8). */
export function InviteButton({ orgId }: { orgId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="primary"
        icon={<Plus aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('invite')}
      </Button>
      <InviteDialog orgId={orgId} open={isOpen} onOpenChange={setOpen} />
    </>
  )
}
