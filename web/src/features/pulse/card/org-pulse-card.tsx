import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import type { OrgPlace } from '../../../lib/paths.ts'
import { orgModelsQuery } from '../pulse-calls.ts'
import { PulseCard } from './pulse-card.tsx'

/** The pulse card on the overview of an organisation (PULSE-8). */
export function OrgPulseCard({ org }: { org: OrgPlace }) {
  const answer = useQuery(orgModelsQuery(org.id))
  return <PulseCard answer={answer} to="/pulse" maySetUp={can(org, 'org-team:edit')} />
}
