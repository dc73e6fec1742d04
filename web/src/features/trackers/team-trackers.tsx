import type { ListedTracker, TeamTrackers as Listed } from '@retropulse/contract/trackers'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import { teamPath } from '../../lib/paths.ts'
import { useServiceList } from '../../lib/use-service-list.ts'
import { type ListedService, ServiceList } from '../../ui/service-list.tsx'
import { t } from './messages.ts'
import { testFailure } from './test-failure.ts'
import { disconnectTracker, teamTrackersQuery } from './tracker-calls.ts'
import { TrackerHealth } from './tracker-health.tsx'
import { TrackerMark } from './tracker-mark.tsx'
import { trackerName } from './tracker-name.ts'

/** The issue trackers of the teams of an organisation (TRACK-15); nothing where no team has one. */
export function TeamTrackers({ orgId }: { orgId: string }) {
  const list = useServiceList(teamTrackersQuery(orgId), ({ teams }) =>
    teams.flatMap((team) => team.trackers.map((tracker) => listed(team, tracker))),
  )
  return <ServiceList title={t('ofTeams.title')} unreadable={t('ofTeams.unreadable')} {...list} />
}

function listed(
  { id: teamId, name: team }: Omit<Listed['teams'][number], 'trackers'>,
  tracker: ListedTracker,
): ListedService {
  const { id, project, host } = tracker
  const name = trackerName(tracker)
  return {
    id,
    icon: <TrackerMark kind={tracker.kind} />,
    name: TRACKER_NAMES[tracker.kind],
    team,
    detail: t('named.at', { project, host }),
    link: { to: `${teamPath(teamId)}/integrations`, text: t('ofTeams.settings', { team }) },
    health: <TrackerHealth {...tracker} />,
    test: {
      label: t('ofTeams.test', { name, team }),
      test: () => testFailure(teamId, id),
      works: t('test.works'),
    },
    end: {
      text: t('disconnect'),
      more: t('ofTeams.more', { name, team }),
      title: t('ofTeams.disconnect.title', { name, team }),
      description: t('disconnect.text'),
      done: t('disconnected'),
      call: () => disconnectTracker(teamId, id),
    },
  }
}
