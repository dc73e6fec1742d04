import DoorClosed from 'lucide-react/icons/door-closed'
import { useEffect, useEffectEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { getJson } from '../../lib/api.ts'
import { usePageTitle } from '../../lib/page-title.ts'
import type { Problem } from '../../lib/problem.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { PageState } from '../../ui/page-state.tsx'
import { t as tPage } from '../messages.ts'
import { SignInLinks } from '../sign-in-links.tsx'
import { t } from './messages.ts'
import { watchAccess } from './watch-access.ts'

/** ERROR-8: the page of a participant to whom an open board was closed: why, what is kept, and the way back. */
export function AccessRevoked({ problem, onReturn }: { problem: Problem; onReturn: () => void }) {
  const { pathname } = useLocation()
  const isRemoved = problem.code === 'removed-from-board'
  const title = isRemoved ? 'removed' : (TITLES[problem.status] ?? 'notFound')
  const reason = isRemoved ? tPage('removed.text') : t(REASONS[problem.status] ?? 'gone')
  usePageTitle(tPage(title))
  const comeBack = useEffectEvent(onReturn)
  useEffect(() => watchAccess(async () => (await getJson(`/api${pathname}`)).ok, comeBack), [pathname])
  return (
    <PageState
      icon={<DoorClosed />}
      title={tPage(title)}
      text={
        <>
          <span className="block">{reason}</span>
          <span className="mt-3 block" role="status">
            {t(problem.shownOut?.keepsText === true ? 'kept' : 'return')}
          </span>
        </>
      }
      action={
        problem.status === 401 ? (
          <SignInLinks />
        ) : (
          <Link to="/" className={buttonClass()}>
            {tPage('goHome')}
          </Link>
        )
      }
    />
  )
}

const TITLES: Readonly<Record<number, 'signInRequired' | 'invitationRequired'>> = {
  401: 'signInRequired',
  403: 'invitationRequired',
}

const REASONS: Readonly<Record<number, 'private' | 'removed'>> = {
  401: 'private',
  403: 'removed',
}
