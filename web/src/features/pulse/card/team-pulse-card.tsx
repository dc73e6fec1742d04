import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { teamPath } from '../../../lib/paths.ts'
import { teamModelsQuery } from '../pulse-calls.ts'
import { PulseCard } from './pulse-card.tsx'

/** The pulse card on the dashboard of a team (PULSE-8). */
export function TeamPulseCard({ team }: { team: Team }) {
  const answer = useQuery(teamModelsQuery(team.id))
  const maySetUp = can({ role: team.role }, 'org-team:edit')
  return <PulseCard answer={answer} to={`${teamPath(team.id)}/pulse`} maySetUp={maySetUp} />
}
