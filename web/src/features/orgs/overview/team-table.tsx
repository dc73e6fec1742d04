import type { OrgTeam } from '@retropulse/contract/orgs'
import { useDeferredValue, useMemo, useState } from 'react'
import { t } from './messages.ts'
import { MonthNames } from './month-lines.tsx'
import { sortTeams, type TeamSort } from './sort-teams.ts'
import { TeamHead } from './team-head.tsx'
import { TeamRow } from './team-row.tsx'
import { spanOf, type Range } from './timeline.ts'

export interface TeamTableProps {
  teams: readonly OrgTeam[]
  range: Range
  sort: TeamSort | null
  /** Null: there is one team, and no order. */
  onSort: ((sort: TeamSort) => void) | null
}

/**
 * The teams of an organisation with their retros on a timeline (DASH-19, DASH-20). Cards on a phone, a table to screen
 * readers.
 */
export function TeamTable({ teams, range, sort, onSort }: TeamTableProps) {
  const [now] = useState(() => Date.now())
  // The button changes at once, also where drawing thousands of retros takes a moment.
  const shown = useDeferredValue(range)
  const sorted = useMemo(() => sortTeams(teams, sort), [teams, sort])
  const span = useMemo(() => spanOf(shown, now), [shown, now])
  return (
    <div
      role="table"
      aria-label={t('teams')}
      className="overflow-clip rounded-lg border border-line bg-surface"
    >
      {/* Not rounded itself: once it sticks, rows would be seen at its corners. */}
      <div role="rowgroup" className="sticky top-14 z-2 bg-surface">
        <TeamHead range={shown} months={<MonthNames span={span} />} {...{ sort, onSort }} />
      </div>
      <div role="rowgroup">
        {sorted.map((team) => (
          <TeamRow key={team.id} team={team} span={span} />
        ))}
      </div>
    </div>
  )
}
