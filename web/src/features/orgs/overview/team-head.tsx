import { clsx } from 'clsx'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import type { ReactNode } from 'react'
import { usePhone } from '../../../lib/use-phone.ts'
import { announce } from '../../../ui/live-region.ts'
import { t } from './messages.ts'
import { nextSort, type SortColumn, type TeamSort } from './sort-teams.ts'
import { laneCellClass, rowClass } from './team-grid.ts'
import type { Range } from './timeline.ts'

export interface TeamHeadProps {
  range: Range
  months: ReactNode
  sort: TeamSort | null
  /** Null: there is one team, and no order. */
  onSort: ((sort: TeamSort) => void) | null
}

/** The header of the table with the months over the lanes, which are all that is seen of it on a phone. */
export function TeamHead({ range, months, sort, onSort }: TeamHeadProps) {
  const order = { sort, onSort }
  const sortOf = (column: SortColumn) => (onSort === null ? undefined : ariaSort(sort, column))
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
      <div role="columnheader" aria-sort={sortOf('team')} className={HEAD}>
        <SortButton column="team" {...order} />
      </div>
      <div role="columnheader" aria-sort={sortOf('retros')} className={laneCellClass}>
        <div className="mb-1.5 flex justify-between">
          <SortButton column="retros" {...order} />
          {/* Numbers say to screen readers what they count. */}
          <span
            aria-hidden="true"
            className="hidden items-center gap-1.5 pe-2 font-normal max-lg:pe-6 [[role=table]:has(li>button)_&]:flex"
          >
            {/* A disc as in the lanes, with the sign for any number: a number itself would be read as a count. */}
            <span className="flex size-4 items-center justify-center rounded-full bg-accent text-[0.6875rem] font-medium text-on-accent digits">
              #
            </span>
            {t(`numbers.${range}`)}
          </span>
        </div>
        {months}
      </div>
      <div role="columnheader" className={HEAD}>
        <span className="block truncate">{t('admins')}</span>
      </div>
      <div role="columnheader" className={HEAD}>
        <span className="block truncate">{t('facilitators')}</span>
      </div>
      <div role="columnheader" className={clsx(HEAD, 'text-end')}>
        <span className="block truncate">{t('members')}</span>
      </div>
      <div role="columnheader" aria-sort={sortOf('actions')} className={clsx(HEAD, 'flex justify-end')}>
        <SortButton column="actions" isAtEnd {...order} />
      </div>
    </div>
  )
}

const HEAD = 'min-w-0 max-sm:sr-only'

interface SortButtonProps extends Pick<TeamHeadProps, 'sort' | 'onSort'> {
  column: SortColumn
  /** Its name ends where the numbers below it end. */
  isAtEnd?: boolean
}

/** The name of a column, a press on which sorts the teams by it (DASH-40); on a phone, which has no columns, a text. */
function SortButton({ column, sort, onSort, isAtEnd = false }: SortButtonProps) {
  const isPhone = usePhone()
  if (isPhone || onSort === null) return <span>{t(column)}</span>
  const isSorted = sort?.column === column
  const Mark = !isSorted ? ChevronsUpDown : sort.direction === 'ascending' ? ArrowUp : ArrowDown
  const choose = () => {
    const next = nextSort(sort, column)
    onSort(next)
    announce(t(`sorted.${column}.${next.direction}`))
  }
  return (
    <button
      type="button"
      data-tooltip={t(`sort.${column}`)}
      {...{ 'aria-description': t(`sort.${column}`) }}
      onClick={choose}
      className={clsx(
        'touch-area inline-flex max-w-full min-w-0 items-center gap-1 rounded-sm hover:text-ink',
        isSorted && 'text-ink',
        isAtEnd && 'flex-row-reverse',
      )}
    >
      <span className="truncate">{t(column)}</span>
      <Mark aria-hidden="true" className="size-3 shrink-0" />
    </button>
  )
}

function ariaSort(sort: TeamSort | null, column: SortColumn): TeamSort['direction'] | 'none' {
  return sort?.column === column ? sort.direction : 'none'
}
