import KeyRound from 'lucide-react/icons/key-round'
import { Link, useLocation } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { PageState } from '../../../ui/page-state.tsx'
import { t } from './messages.ts'
import { SignedInAs } from './signed-in-as.tsx'

/** The page of an organisation that lets in only users who signed in with SSO (SSO-20): joining again would be refused again. */
export function SsoInvite({ name, user }: { name: string; user: string }) {
  const { pathname } = useLocation()
  return (
    <PageState
      icon={<KeyRound />}
      title={t('title.sso', { name })}
      text={<span role="alert">{t('join.sso')}</span>}
      action={
        <div className="flex w-full flex-col items-center gap-4">
          <Link
            to={`/sso?returnTo=${encodeURIComponent(pathname)}`}
            className={buttonClass({ variant: 'primary', size: 'lg' })}
          >
            {t('signInSso')}
          </Link>
          <SignedInAs name={user} />
        </div>
      }
    />
  )
}
