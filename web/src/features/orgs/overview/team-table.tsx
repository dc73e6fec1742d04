import type { OrgTeam } from '@retropulse/contract/orgs'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { t } from './messages.ts'
import { MonthNames } from './month-lines.tsx'
import { TeamRow } from './team-row.tsx'
import { locale } from '../../../lib/locale.ts'
import { DOTS_MAX, spanOf, type Range } from './timeline.ts'
import { clsx } from 'clsx'
import { laneCellClass, rowClass } from './team-grid.ts'

export interface TeamTableProps {
  teams: readonly OrgTeam[]
  range: Range
}

/**
 * The teams of an organisation with their retros on a timeline (DASH-19, DASH-20). Cards on a phone, a table to screen
 * readers.
 */
export function TeamTable({ teams, range }: TeamTableProps) {
  const [now] = useState(() => Date.now())
  // The button changes at once, also where drawing thousands of retros takes a moment.
  const shown = useDeferredValue(range)
  const span = useMemo(() => spanOf(shown, now), [shown, now])
  return (
    <div
      role="table"
      aria-label={t('teams')}
      className="overflow-clip rounded-lg border border-line bg-surface"
    >
      {/* Not rounded itself: once it sticks, rows would be seen at its corners. */}
      <div role="rowgroup" className="sticky top-14 z-2 bg-surface">
        <TeamHead range={shown} months={<MonthNames span={span} />} />
      </div>
      <div role="rowgroup">
        {teams.map((team) => (
          <TeamRow key={team.id} team={team} span={span} />
        ))}
      </div>
    </div>
  )
}

/** The header of the table with the months over the lanes, which are all that is seen of it on a phone. */
function TeamHead({ range, months }: { range: Range; months: ReactNode }) {
  return (
    <div
      role="row"
      className={clsx(
        rowClass,
        'items-start border-b border-line pt-3 pb-2 text-xs leading-4 font-medium text-ink-faint',
        // Without a lane cards need no months.
        'max-sm:[[role=table]:not(:has([data-lane]))_&]:sr-only',
      )}
    >
      <div role="columnheader" className="truncate max-sm:sr-only">
        {t('team')}
      </div>
      <div role="columnheader" className={laneCellClass}>
        <div className="mb-1.5 flex justify-between">
          {t('retros')}
          {/* Numbers say to screen readers what they count. */}
          <span
            aria-hidden="true"
            className="hidden items-center gap-1.5 pe-2 font-normal max-lg:pe-6 [[role=table]:has(li>button)_&]:flex"
          >
            {/* A disc as in the lanes, which has a number: the words are its key, and no title of a column. */}
            <span className="flex size-4 items-center justify-center rounded-full bg-accent text-[0.6875rem] font-medium text-on-accent digits">
              {locale.number.format(DOTS_MAX + 1)}
            </span>
            {t(`numbers.${range}`)}
          </span>
        </div>
        {months}
      </div>
      <Name text={t('admins')} />
      <Name text={t('facilitators')} />
      <Name text={t('members')} isNumber />
      <Name text={t('actions')} isNumber />
    </div>
  )
}

interface NameProps {
  text: string
  isNumber?: boolean
}

function Name({ text, isNumber = false }: NameProps) {
  return (
    <div role="columnheader" className={clsx('truncate max-sm:sr-only', isNumber && 'text-end')}>
      {text}
    </div>
  )
}
