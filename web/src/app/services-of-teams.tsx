import { TeamCalendars } from '../features/calendar/team-calendars.tsx'
import { TeamChannels } from '../features/connections/team-channels.tsx'
import { TeamConnections } from '../features/connections/team-connections.tsx'
import { TeamTrackers } from '../features/trackers/team-trackers.tsx'

/** All services that the teams of an organisation have connected, each list where there are any. */
export function ServicesOfTeams({ orgId }: { orgId: string }) {
  return (
    <>
      <TeamConnections orgId={orgId} />
      <TeamChannels orgId={orgId} />
      <TeamTrackers orgId={orgId} />
      <TeamCalendars orgId={orgId} />
    </>
  )
}
