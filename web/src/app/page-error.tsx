import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useRouteError } from 'react-router'
import { ProblemError } from '../lib/problem.ts'
import { CrashPage } from './crash-page.tsx'
import { isBoard } from './layout/path-rules.ts'
import { LoadFailure } from './load-failure.tsx'

/**
 * What stands in a page's place when it threw. Pages throw a `ProblemError`, by their query or by hand, to
 * have the failure drawn here; anything else is a crash.
 */
export function PageError() {
  const error = useRouteError()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  if (!(error instanceof ProblemError)) return <CrashPage error={error} />
  // The sign-in page is on its way (teams.md §7); a board says so itself, for guests (board.md §2).
  if (error.problem.status === 401 && !isBoard(pathname)) return null
  const retry = () => {
    void queries.resetQueries({ predicate: (query) => query.state.status === 'error' })
    // Arriving once more is what makes the router draw the page again.
    void navigate(pathname + search, { replace: true, preventScrollReset: true })
  }
  return <LoadFailure problem={error.problem} onRetry={retry} />
}
