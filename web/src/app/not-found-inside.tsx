import { useQuery } from '@tanstack/react-query'
import { Navigate, useLocation } from 'react-router'
import { loginPath } from '../lib/place.ts'
import { pageStatusQuery } from '../lib/session.ts'
import { NotFound } from './load-failure.tsx'

/** An unknown address under /dashboard (DASH-6): a visitor who is not signed in is led to sign in first (DASH-3). */
export function NotFoundInside() {
  const { pathname, search } = useLocation()
  const { data: status } = useQuery(pageStatusQuery)
  if (!status) return null
  return status.profile ? <NotFound /> : <Navigate to={loginPath(pathname + search)} replace />
}
