import type { OrgTeam } from '@retropulse/contract/orgs'
import { useState } from 'react'
import { hasWords } from '../../../lib/has-words.ts'
import { SearchedList } from '../../../ui/searched-list.tsx'
import { t } from './messages.ts'
import type { TeamSort } from './sort-teams.ts'
import { TeamTable, type TeamTableProps } from './team-table.tsx'

/** Teams from which on their names are searched (DASH-37). */
const SEARCHED_FROM = 12

/** The teams of an organisation; where they are many, those whose names have every word of what is typed (DASH-37). */
export function SearchedTeams({ teams, range }: Pick<TeamTableProps, 'teams' | 'range'>) {
  const [query, setQuery] = useState('')
  // Kept here: the table is gone while a search has no match.
  const [sort, setSort] = useState<TeamSort | null>(null)
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
      <TeamTable teams={found} {...{ range, sort, onSort }} />
    </SearchedList>
  )
}
