import type { Team } from '@retropulse/contract/teams'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

export interface TeamPulsePageProps {
  /** The surveys that the team sees, which are another feature's. */
  models: (team: Team) => ReactNode
}

/** What the team is asked (teams.md §2). */
export function TeamPulsePage({ models }: TeamPulsePageProps) {
  const team = useTeam()
  usePageTitle(t('page', { page: t('pulse'), team: team.name }))
  return models(team)
}
