import KeyRound from 'lucide-react/icons/key-round'
import { useLocation, useNavigate } from 'react-router'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageState } from '../../../ui/page-state.tsx'
import { t } from './messages.ts'
import { useSignOut } from './use-sign-out.ts'

/** The page of an organisation that lets in only users who signed in with SSO (SSO-20): joining again would be refused again. */
export function SsoInvite({ name, user }: { name: string; user: string }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { isBusy, hasFailed, signOut } = useSignOut(() =>
    navigate(`/sso?returnTo=${encodeURIComponent(pathname)}`),
  )
  return (
    <PageState
      icon={<KeyRound />}
      title={t('title.sso', { name })}
      text={<span role="alert">{t('join.sso')}</span>}
      action={
        <div className="flex w-full flex-col items-center gap-4">
          {hasFailed && <FormAlert text={t('join.failed')} />}
          <Button variant="primary" size="lg" busy={isBusy} onClick={() => void signOut()}>
            {t('signInSso')}
          </Button>
          <p className="text-sm text-balance text-ink-soft">
            <span className="block">{t('signedInAs', { name: user })}</span>
            <span className="block">{t('sso.back')}</span>
          </p>
        </div>
      }
    />
  )
}
