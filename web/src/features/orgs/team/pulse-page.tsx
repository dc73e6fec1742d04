import type { Team } from '@retropulse/contract/teams'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

export interface TeamPulsePageProps {
  /** The list of surveys that the team sees, which the feature pulse draws. */
  models: (team: Team) => ReactNode
}

/** The pulse page of a team. */
export function TeamPulsePage({ models }: TeamPulsePageProps) {
  const team = useTeam()
  usePageTitle(t('page', { page: t('pulse'), team: team.name }))
  return models(team)
}
