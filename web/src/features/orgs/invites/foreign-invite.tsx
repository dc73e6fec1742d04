import UserRoundX from 'lucide-react/icons/user-round-x'
import { Link } from 'react-router'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { BreakableText } from '../../../ui/breakable-text.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { PageState } from '../../../ui/page-state.tsx'
import { t } from './messages.ts'
import { useSignOut } from './use-sign-out.ts'

export interface ForeignInviteProps {
  /** The address for which the invitation opens, masked. */
  address: string
  /** The address of the signed-in user. */
  email: string
}

/** The page of an invitation for another address than that of the signed-in user (INVITE-15). */
export function ForeignInvite({ address, email }: ForeignInviteProps) {
  // The page stays: signed out, it offers to sign in and leads back here.
  const { isBusy, hasFailed, signOut } = useSignOut()
  return (
    <PageState
      icon={<UserRoundX />}
      title={t('foreign.title')}
      text={
        <>
          <span className="wrap-anywhere">
            <BreakableText text={t('foreign.text', { address, email })} />
          </span>
          <span className="mt-3 block wrap-anywhere">{t('foreign.text.askAgain', { email })}</span>
        </>
      }
      action={
        <>
          {hasFailed && <FormAlert text={t('join.failed')} />}
          <Button variant="primary" size="lg" busy={isBusy} onClick={() => void signOut()}>
            {t('foreign.switch')}
          </Button>
          <Link to="/" className={buttonClass({ size: 'lg' })}>
            {t('goHome')}
          </Link>
        </>
      }
    />
  )
}
