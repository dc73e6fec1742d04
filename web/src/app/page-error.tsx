import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { ProblemError } from '../lib/problem.ts'
import { isOpenToGuests } from './layout/path-rules.ts'
import { LoadFailure } from './load-failure.tsx'
import HeartCrack from 'lucide-react/icons/heart-crack'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { PageState } from '../ui/page-state.tsx'
import { usePageTitle } from '../lib/page-title.ts'
import { t } from './messages.ts'
import { isNodeRemovalFailure } from './node-removal.ts'
import { mayOpen } from './open-document.ts'

/**
 * What a page shows when it threw. Pages throw a `ProblemError`, by their query or by hand, to have the failure shown
 * here; anything else is a crash.
 */
export function PageError({ error }: { error: unknown }) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (!(error instanceof ProblemError)) return <CrashPage error={error} />
  // The redirect to the sign-in page is under way (SHELL-25); pages for guests ask themselves (ERROR-2).
  if (error.problem.status === 401 && !isOpenToGuests(pathname)) return null
  const retry = () => {
    void queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    // A navigation, also to the same address, makes the boundary draw the page again.
    void navigate(pathname + search, { replace: true })
  }
  return <LoadFailure problem={error.problem} onRetry={retry} />
}

/** The page after a render crash (ERROR-6, ERROR-7). */
function CrashPage({ error }: { error: unknown }) {
  usePageTitle(t('oops'))
  const [reloads] = useState(() => isNodeRemovalFailure(error) && reloadOnce())
  if (reloads) return null
  return (
    <PageState
      icon={<HeartCrack />}
      title={t('crashed')}
      action={
        <Button variant="primary" onClick={() => location.reload()}>
          {t('refresh')}
        </Button>
      }
    />
  )
}

function reloadOnce(): boolean {
  const { pathname, search } = location
  if (!mayOpen(pathname + search)) return false
  location.reload()
  return true
}
