import { useQueryClient } from '@tanstack/react-query'
import UserRoundX from 'lucide-react/icons/user-round-x'
import { useState } from 'react'
import { Link } from 'react-router'
import { postJson } from '../../../lib/api.ts'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { BreakableText } from '../../../ui/breakable-text.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { PageState } from '../../../ui/page-state.tsx'
import { t } from './messages.ts'

export interface ForeignInviteProps {
  /** The address for which the invitation opens, masked. */
  address: string
  /** The address of the signed-in user. */
  email: string
}

/** The page of an invitation for another address than that of the signed-in user (INVITE-15). */
export function ForeignInvite({ address, email }: ForeignInviteProps) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const signOut = async () => {
    setBusy(true)
    const answer = await postJson('/api/auth/sign-out')
    setFailed(!answer.ok)
    // The page stays: signed out, it offers to sign in and leads back here.
    if (answer.ok) await queries.resetQueries()
    setBusy(false)
  }
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
