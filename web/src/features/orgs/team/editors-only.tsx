import { can } from '@retropulse/domain/orgs/policy'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { teamPath } from '../../../lib/place.ts'
import { useTeam } from './use-team.ts'

/** A page for those with board edit; others are led to the team's root (teams.md §2), also when they cease to be that. */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { id, role } = useTeam()
  return can({ role }, 'board:edit') ? children : <Navigate to={teamPath(id)} replace />
}
