import type { OrgTeam } from '@retropulse/contract/orgs'
import { useDeferredValue, useMemo, useState } from 'react'
import { Segmented } from '../../../ui/segmented.tsx'
import { t } from './messages.ts'
import { MonthNames } from './month-lines.tsx'
import { TeamHead } from './team-head.tsx'
import { TeamRow } from './team-row.tsx'
import { RANGES, spanOf } from './timeline.ts'
import type { Range } from './timeline.ts'

/**
 * The teams of an organisation with their retros on a timeline (DASH-19, DASH-20). Cards on a phone, a table to screen
 * readers.
 */
export function TeamTable({ teams }: { teams: readonly OrgTeam[] }) {
  const [now] = useState(() => Date.now())
  const [range, setRange] = useState<Range>('3m')
  // The button changes at once, also where drawing thousands of retros takes a moment.
  const shown = useDeferredValue(range)
  const span = useMemo(() => spanOf(shown, now), [shown, now])
  return (
    <div role="table" aria-label={t('teams')} className="rounded-lg border border-line bg-surface">
      <div role="rowgroup" className="z-1 rounded-t-lg bg-surface md:sticky md:top-14">
        <TeamHead months={<MonthNames span={span} />}>
          <Segmented
            label={t('range')}
            value={range}
            onValueChange={setRange}
            options={RANGES.map((value) => ({ value, label: t(value) }))}
          />
        </TeamHead>
      </div>
      <div role="rowgroup">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} span={span} />
        ))}
      </div>
    </div>
  )
}
