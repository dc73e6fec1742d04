import Plug from 'lucide-react/icons/plug'
import type { ReactNode } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { ServiceCard } from '../../../ui/service-card.tsx'
import { EditorsOnly } from './editors-only.tsx'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

export interface TeamIntegrationsPageProps {
  /** The Slack channel of the team and its place among the other services, which the feature connections draws. */
  slack: (teamId: string, others: ReactNode) => ReactNode
  /** The calendar of the team, which the feature calendar draws. */
  calendar: (teamId: string) => ReactNode
  /** The connections of the team, which the feature connections draws. */
  connections: (teamId: string) => ReactNode
  /** The issue trackers of the team, which the feature trackers draws. */
  trackers: (teamId: string) => ReactNode
}

/** The integrations of a team (SLACK-5, LINK-1, TRACK-1). */
export function TeamIntegrationsPage(props: TeamIntegrationsPageProps) {
  const { slack, calendar, connections, trackers } = props
  const team = useTeam()
  usePageTitle(t('page', { page: t('integrations'), team: team.name }))
  return (
    <EditorsOnly>
      {slack(
        team.id,
        <>
          {calendar(team.id)}
          {trackers(team.id)}
          <ServiceCard icon={<Plug />} title={t('connections.title')} text={t('connections.text')}>
            {connections(team.id)}
          </ServiceCard>
        </>,
      )}
    </EditorsOnly>
  )
}
