import { useQueryClient } from '@tanstack/react-query'
import LogOut from 'lucide-react/icons/log-out'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { usePageTitle } from '../../lib/page-title.ts'
import { Button } from '../../ui/button.tsx'
import { PageState } from '../../ui/page-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { leave } from './auth-calls.ts'
import { t } from './messages.ts'

/** Signs out as it opens, then leads to the sign-in page (SHELL-30). */
export function LogoutPage() {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [attempt, setAttempt] = useState(1)
  const [failedAttempt, setFailedAttempt] = useState(0)
  usePageTitle(t('signingOut'))

  useEffect(() => {
    let isCurrent = true
    const signOut = async () => {
      const answer = await leave()
      if (!answer.ok) return isCurrent ? setFailedAttempt(attempt) : undefined
      // Also after this page was left: the cache must not keep what the user read.
      queries.clear()
      void navigate('/login', { replace: true })
    }
    void signOut()
    return () => {
      isCurrent = false
    }
  }, [attempt, navigate, queries])

  if (failedAttempt < attempt) return <PageState icon={<Spinner />} title={t('signingOut')} />
  return (
    <PageState
      icon={<LogOut />}
      title={t('signOutFailed')}
      text={t('signOutFailed.text')}
      action={
        <Button variant="primary" onClick={() => setAttempt(attempt + 1)}>
          {t('retry')}
        </Button>
      }
    />
  )
}
