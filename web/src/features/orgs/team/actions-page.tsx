import type { Team } from '@retropulse/contract/teams'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

export interface TeamActionsPageProps {
  /** The list of action items, which the feature actions draws. */
  actions: (team: Team) => ReactNode
}

/** The Actions page of a team (ACTION-26). */
export function TeamActionsPage({ actions }: TeamActionsPageProps) {
  const team = useTeam()
  usePageTitle(t('page', { page: t('actions'), team: team.name }))
  return actions(team)
}
