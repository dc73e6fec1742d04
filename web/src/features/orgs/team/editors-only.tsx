import { can } from '@retropulse/domain/orgs/policy'
import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { teamPath } from '../../../lib/paths.ts'
import { useTeam } from './use-team.ts'

/**
 * A page for users with board:edit; others are led to the root of the team area (DASH-5), also when they lose the role.
 */
export function EditorsOnly({ children }: { children: ReactNode }) {
  const { id, role } = useTeam()
  return can({ role }, 'board:edit') ? children : <Navigate to={teamPath(id)} replace />
}
