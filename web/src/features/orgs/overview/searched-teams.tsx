import type { OrgTeam } from '@retropulse/contract/orgs'
import { useState } from 'react'
import { hasWords } from '../../../lib/has-words.ts'
import { SearchedList } from '../../../ui/searched-list.tsx'
import { t } from './messages.ts'
import { TeamTable, type TeamTableProps } from './team-table.tsx'

/** Teams from which on their names are searched (DASH-37). */
const SEARCHED_FROM = 12

/** The teams of an organisation; where they are many, those whose names have every word of what is typed (DASH-37). */
export function SearchedTeams({ teams, range }: TeamTableProps) {
  const [query, setQuery] = useState('')
  if (teams.length < SEARCHED_FROM) return <TeamTable {...{ teams, range }} />
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
      <TeamTable teams={found} range={range} />
    </SearchedList>
  )
}
