import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from '../lib/place.ts'
import { pageStatusQuery } from '../lib/session.ts'
import { NotFound } from './load-failure.tsx'

/** Nothing stands at this address, below one that takes a sign-in (teams.md §2): who is signed out does that first. */
export function NotFoundInside() {
  const { pathname, search } = useLocation()
  const { data: status } = useQuery(pageStatusQuery)
  if (!status) return null
  return status.profile ? <NotFound /> : <Navigate to={loginPath(pathname + search)} replace />
}
