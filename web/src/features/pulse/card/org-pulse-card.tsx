import type { OrgPulse } from '@retropulse/contract/pulse-survey'
import { can } from '@retropulse/domain/orgs/policy'
import { useQuery } from '@tanstack/react-query'
import { locale } from '../../../lib/locale.ts'
import type { OrgPlace } from '../../../lib/paths.ts'
import { t } from '../org/messages.ts'
import { orgPulseQuery } from '../org/org-pulse-query.ts'
import { orgModelsQuery } from '../pulse-calls.ts'
import { PulseCard } from './pulse-card.tsx'

/** The pulse card on the overview of an organisation: what surveys found, else the enabled ones (PULSE-8, PULSE-50). */
export function OrgPulseCard({ org }: { org: OrgPlace }) {
  const answer = useQuery(orgModelsQuery(org.id))
  const pulse = useQuery(orgPulseQuery(org.id, null))
  const isWaiting = pulse.data === undefined && !pulse.isError
  return (
    <PulseCard
      answer={isWaiting ? { data: undefined, isError: false, refetch: answer.refetch } : answer}
      to="/pulse"
      maySetUp={can(org, 'org-team:edit')}
      found={foundIn(pulse.data)}
    />
  )
}

/** The averages of the organisation; null before any is shown. */
function foundIn(pulse: OrgPulse | undefined) {
  const averages = (pulse?.topics ?? [])
    .flatMap(({ title }, at) => {
      const result = pulse?.results[at]
      return result?.state === 'shown' ? [{ title, average: result.average }] : []
    })
    .toSorted((one, other) => one.average - other.average)
  const [lowest] = averages
  if (pulse === undefined || lowest === undefined) return null
  const mean = averages.reduce((sum, { average }) => sum + average, 0) / averages.length
  return {
    text: t('card.lowest', {
      average: locale.tenth.format(mean),
      teams: t('card.teams', { count: pulse.teamsIncluded }),
      topic: lowest.title,
      lowest: locale.tenth.format(lowest.average),
    }),
    to: '/pulse',
    label: t('card.results'),
  }
}
