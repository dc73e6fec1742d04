import type { Invitation } from '@retropulse/contract/orgs'
import Ban from 'lucide-react/icons/ban'
import Copy from 'lucide-react/icons/copy'
import Ellipsis from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { MenuItem } from '../../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx'
import { showToast } from '../../../ui/toast.ts'
import { focusSection } from '../../../ui/section-head.tsx'
import { t } from './messages.ts'
import { cancelInvite } from './org-calls.ts'
import { useOrgChange } from './use-org-change.ts'

/** The menu of a pending invitation: Copy invite link and Cancel invite (INVITE-12). */
export function InviteMenu({ orgId, invitation }: { orgId: string; invitation: Invitation }) {
  const { email, inviteToken } = invitation
  const change = useOrgChange(orgId)
  const [isBusy, setBusy] = useState(false)
  const copy = async () => {
    const link = inviteHref(orgId, inviteToken, location.origin)
    if (await copyText(link)) showToast(t('pending.copied'), { tone: 'ok' })
    else showToast(t('pending.copyFailed'), { text: link, duration: 30_000 })
  }
  const cancel = async () => {
    setBusy(true)
    const isCancelled = await change(cancelInvite(orgId, email))
    setBusy(false)
    if (!isCancelled) return
    showToast(t('pending.cancelled'), { text: t('pending.cancelled.text', { email }), duration: 8000 })
    focusSection('pending-invites')
  }
  return (
    <MenuOnDemand
      align="end"
      title={email}
      trigger={
        <IconButton
          atEnd
          label={t('pending.menu', { email })}
          icon={<Ellipsis className="size-5" />}
          busy={isBusy}
        />
      }
    >
      <MenuItem icon={<Copy aria-hidden="true" className="size-4" />} onSelect={() => void copy()}>
        {t('pending.copy')}
      </MenuItem>
      <MenuItem
        tone="danger"
        icon={<Ban aria-hidden="true" className="size-4" />}
        onSelect={() => void cancel()}
      >
        {t('pending.cancel')}
      </MenuItem>
    </MenuOnDemand>
  )
}

/** The address of the invitation page, on the host of this page. */
function inviteHref(orgId: string, token: string, origin: string): string {
  return `${origin}/invite/org/${encodeURIComponent(orgId)}/${encodeURIComponent(token)}`
}
