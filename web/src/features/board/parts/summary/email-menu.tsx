import Mail from 'lucide-react/icons/mail'
import { Button } from '../../../../ui/button.tsx'
import { MenuItem } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { t } from './messages.ts'
import { useSendSummary } from './use-send-summary.ts'

/** Sends the summary to the sender or to the team (MAIL-2); disabled on the free plan (MAIL-4). */
export function EmailMenu() {
  const row = useBoardSummary()
  const { state, send } = useSendSummary()
  const isSending = state === 'sending'
  // A board without a team offers no email (MAIL-32).
  if (row?.teamId === null) return null
  const button = (
    <Button
      variant="primary"
      // As wide as when it reads 'Sent'.
      className="min-w-44"
      busy={isSending}
      icon={<Mail aria-hidden="true" className="size-4" />}
      {...(row?.planId === null && { disabledReason: t('upgrade') })}
    >
      {t(state === 'sent' ? 'sent' : 'email')}
    </Button>
  )
  // Until the plan is known the menu opens, and the server decides.
  if (row?.planId === null || isSending) return button
  return (
    <Menu side="top" align="end" trigger={button}>
      <MenuItem onSelect={() => send(false)}>{t('toMe')}</MenuItem>
      <MenuItem onSelect={() => send(true)}>{t('toTeam')}</MenuItem>
    </Menu>
  )
}
