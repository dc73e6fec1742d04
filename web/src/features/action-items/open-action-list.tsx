import type { TeamAction } from '@retropulse/contract/actions'
import type { Team } from '@retropulse/contract/teams'
import { useProfile } from '../../lib/session.ts'
import { TeamActionList } from './team-action-list.tsx'
import { useTeamMembers } from './team-members.ts'
import { useActionChanges } from './use-action-changes.ts'

export interface OpenActionListProps {
  team: Team
  actions: readonly TeamAction[]
}

/** The rows of the open action items on the dashboard of a team (ACTION-32); a file of its own, loaded later. */
export function OpenActionList({ team, actions }: OpenActionListProps) {
  const members = useTeamMembers(team)
  const changes = useActionChanges(team.id, members)
  const own = useProfile()?.sub
  return <TeamActionList {...{ actions, members, own, changes }} />
}
