import CloudOff from 'lucide-react/icons/cloud-off'
import DoorClosed from 'lucide-react/icons/door-closed'
import LogIn from 'lucide-react/icons/log-in'
import MailQuestion from 'lucide-react/icons/mail-question-mark'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { Suspense, useEffect } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { usePageTitle } from '../lib/page-title.ts'
import type { Problem } from '../lib/problem.ts'
import { buttonClass } from '../ui/button-class.ts'
import { Button } from '../ui/button.tsx'
import { lazyComponent } from '../ui/lazy-component.ts'
import { PageMark } from '../ui/page-mark.tsx'
import { PageState } from '../ui/page-state.tsx'
import { t } from './messages.ts'
import { SignInLinks } from './sign-in-links.tsx'
import { useQuery } from '@tanstack/react-query'
import { loginPath } from '../lib/paths.ts'
import { pageStatusQuery } from '../lib/session.ts'

// Rarely needed, so loaded apart.
const ArchivedBoard = lazyComponent(async () => (await import('./archived-board.tsx')).ArchivedBoard)

const ShownOut = lazyComponent(
  async () => (await import('./access-revoked/access-revoked.tsx')).AccessRevoked,
)

interface LoadFailureProps {
  problem: Problem
  onRetry: () => void
}

/** A page that could not be loaded (ERROR-1 to ERROR-5): the reason, and one thing to do about it. */
export function LoadFailure(props: LoadFailureProps) {
  return (
    <>
      {/* The header of a board has the name of the product then, as on other pages: no title stands beside the logo. */}
      <PageMark name="load-failure" />
      {/* One way to sign in is enough (SHELL-11). */}
      {props.problem.status === 401 && <PageMark name="asks-sign-in" />}
      <Reason {...props} />
    </>
  )
}

function Reason({ problem, onRetry }: LoadFailureProps) {
  if (problem.code === 'archived')
    return (
      <Suspense fallback={null}>
        <ArchivedBoard />
      </Suspense>
    )
  if (problem.shownOut !== undefined)
    return (
      <Suspense fallback={null}>
        <ShownOut problem={problem} onReturn={onRetry} />
      </Suspense>
    )
  if (problem.status === 404) return <NotFound />
  if (problem.status === 401) return <SignInRequired />
  if (problem.code === 'removed-from-board') return <Removed />
  if (problem.status === 403) return <InvitationRequired />
  return <Oops problem={problem} onRetry={onRetry} />
}

/** The page for an address that does not exist (ERROR-1). */
export function NotFound() {
  usePageTitle(t('notFound'))
  return (
    <PageState
      icon={<DoorClosed />}
      title={t('notFound')}
      text={t('notFound.text')}
      action={
        <Link to="/" className={buttonClass({ variant: 'primary' })}>
          {t('goHome')}
        </Link>
      }
    />
  )
}

function SignInRequired() {
  usePageTitle(t('signInRequired'))
  return (
    <PageState
      icon={<LogIn />}
      title={t('signInRequired')}
      text={t('signInRequired.text')}
      action={<SignInLinks />}
    />
  )
}

function InvitationRequired() {
  usePageTitle(t('invitationRequired'))
  return (
    <PageState
      icon={<MailQuestion />}
      title={t('invitationRequired')}
      text={t('invitationRequired.text')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('goHome')}
        </Link>
      }
    />
  )
}

function Removed() {
  usePageTitle(t('removed'))
  return (
    <PageState
      icon={<DoorClosed />}
      title={t('removed')}
      text={t('removed.text')}
      action={
        <Link to="/" className={buttonClass()}>
          {t('goHome')}
        </Link>
      }
    />
  )
}

function Oops({ problem, onRetry }: { problem: Problem; onRetry: () => void }) {
  usePageTitle(t('oops'))
  const outdated = problem.code === 'outdated-client'
  useEffect(() => {
    if (outdated) return
    addEventListener('online', onRetry)
    return () => removeEventListener('online', onRetry)
  }, [outdated, onRetry])
  return (
    <PageState
      icon={<CloudOff />}
      title={t('oops')}
      text={explain(problem)}
      action={
        <Button
          variant="primary"
          icon={<RotateCw aria-hidden="true" className="size-4" />}
          onClick={outdated ? () => location.reload() : onRetry}
        >
          {outdated ? t('refresh') : t('retry')}
        </Button>
      }
    />
  )
}

function explain({ code, status }: Problem): string {
  if (code === 'unreachable') return t('oops.unreachable')
  if (code === 'outdated-client') return t('oops.outdated')
  return status === 429 ? t('oops.tooFast') : t('oops.text')
}

/** An unknown address under /dashboard (DASH-6): a visitor who is not signed in is led to sign in first (DASH-3). */
export function NotFoundInside() {
  const { pathname, search } = useLocation()
  const { data: status } = useQuery(pageStatusQuery)
  if (!status) return null
  return status.profile ? <NotFound /> : <Navigate to={loginPath(pathname + search)} replace />
}
