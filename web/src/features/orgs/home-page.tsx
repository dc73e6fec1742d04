import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { homePath, loginPath, rememberedOrg } from '../../lib/paths.ts'
import { useRemembered } from '../../lib/stored-text.ts'
import { pageStatusQuery, userMetaQuery } from '../../lib/session.ts'
import { GettingStarted } from './getting-started.tsx'

/** Where `/` leads (DASH-1); a user without a team stays and sees Getting started (DASH-2). */
export function HomePage() {
  const { data: status } = useQuery(pageStatusQuery)
  const { data: meta } = useQuery({ ...userMetaQuery, enabled: Boolean(status?.profile) })
  const remembered = useRemembered(rememberedOrg)
  if (status?.profile === null) return <Navigate to={loginPath('/')} replace />
  if (!status || !meta) return null
  const path = homePath(meta, remembered)
  return path === null ? <GettingStarted status={status} /> : <Navigate to={path} replace />
}
