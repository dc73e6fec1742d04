import type { Team } from '@retropulse/contract/teams'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

export interface TeamActionsPageProps {
  /** What the team promised itself, which is another feature's. */
  actions: (team: Team) => ReactNode
}

/** What the team is to do, and what it has done (D15). */
export function TeamActionsPage({ actions }: TeamActionsPageProps) {
  const team = useTeam()
  usePageTitle(t('page', { page: t('actions'), team: team.name }))
  return actions(team)
}
