import type { Team } from '@retropulse/contract/teams'
import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { CopyField } from '../../../ui/copy-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { inviteHref } from './invite-link.tsx'
import { t } from './messages.ts'

/** Welcomes the founder of an organisation in its first team, once: whom to invite, and what to start (ORG-33). */
export function WelcomeDialog({ team }: { team: Team }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  // Without the state, so that going back or reloading does not welcome again.
  const close = () => void navigate(pathname, { replace: true, state: null })
  const start = () => {
    void navigate(pathname, { replace: true, state: null })
    void navigate(`/team/${encodeURIComponent(team.id)}/board/create`)
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && close()}
      isUnasked
      title={t('welcome.title', { team: team.name })}
      description={t('welcome.text')}
      closeLabel={t('welcome.close')}
      footer={
        <>
          <Button onClick={close}>{t('welcome.later')}</Button>
          <Button variant="primary" onClick={start}>
            {t('welcome.start')}
          </Button>
        </>
      }
    >
      <CopyField
        label={t('invite.link', { team: team.name })}
        value={inviteHref(team, location.origin)}
        hint={t('welcome.hint')}
        copyLabel={t('invite.copy')}
        copiedLabel={t('invite.copied')}
        failedHint={t('invite.copyFailed')}
        refusal={team.invite === null || team.invite.disabled ? t('invite.disabled') : undefined}
      />
    </Dialog>
  )
}
