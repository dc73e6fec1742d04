import { useQuery } from '@tanstack/react-query'
import { Navigate } from 'react-router'
import { homePath, rememberedOrg } from '../../lib/place.ts'
import { useRemembered } from '../../lib/remembered.ts'
import { userMetaQuery } from '../../lib/session.ts'
import { GettingStarted } from './getting-started.tsx'

/** Where `/` leads (teams.md §2); somebody who belongs nowhere yet stays and gets started. */
export function HomePage() {
  const { data: meta } = useQuery({ ...userMetaQuery, staleTime: 0 })
  const remembered = useRemembered(rememberedOrg)
  if (!meta) return null
  const path = homePath(meta, remembered)
  return path === null ? <GettingStarted /> : <Navigate to={path} replace />
}
