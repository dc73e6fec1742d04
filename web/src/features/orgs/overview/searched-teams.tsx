import type { OrgTeam } from '@retropulse/contract/orgs'
import { useState } from 'react'
import { hasWords } from '../../../lib/has-words.ts'
import { usePhone } from '../../../lib/use-phone.ts'
import { SearchedList } from '../../../ui/searched-list.tsx'
import { SelectBeside } from '../../../ui/select-beside.tsx'
import { t } from './messages.ts'
import { nextSort, type TeamSort } from './sort-teams.ts'
import { TeamTable, type TeamTableProps } from './team-table.tsx'

/** Teams from which on their names are searched (DASH-37). */
const SEARCHED_FROM = 12

/** The teams of an organisation; where they are many, those whose names have every word of what is typed (DASH-37). */
export function SearchedTeams({ teams, range }: Pick<TeamTableProps, 'teams' | 'range'>) {
  const [query, setQuery] = useState('')
  // Kept here: the table is gone while a search has no match.
  const [sort, setSort] = useState<TeamSort | null>(null)
  const isPhone = usePhone()
  const onSort = teams.length > 1 ? setSort : null
  if (teams.length < SEARCHED_FROM) return <TeamTable {...{ teams, range, sort, onSort }} />
  const found = teams.filter(({ name }: OrgTeam) => hasWords(name, query))
  const typed = query.trim()
  return (
    <SearchedList
      label={t('search')}
      query={query}
      onQuery={setQuery}
      found={typed === '' ? null : t('found', { count: found.length })}
      none={
        found.length > 0
          ? null
          : { title: t('notFound'), text: t('notFound.text', { query: typed }), clear: t('search.clear') }
      }
      className="sm:max-w-80"
    >
      {isPhone && <OrderSelect {...{ sort, setSort }} />}
      <TeamTable teams={found} {...{ range, sort, onSort }} />
    </SearchedList>
  )
}

interface OrderSelectProps {
  sort: TeamSort | null
  setSort: (sort: TeamSort | null) => void
}

/** The order of the teams on a phone, whose table has no head to press (DASH-40). */
function OrderSelect({ sort, setSort }: OrderSelectProps) {
  return (
    <SelectBeside
      label={t('order')}
      value={sort?.column ?? 'none'}
      options={ORDERS.map((value) => ({ value, name: t(`order.${value}`) }))}
      onValueChange={(column) => setSort(column === 'none' ? null : nextSort(null, column))}
    />
  )
}

const ORDERS = ['none', 'team', 'retros', 'actions'] as const
