import type { BoardCard } from '@retropulse/contract/board'
import type { Team } from '@retropulse/contract/teams'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { locale } from '../../lib/locale.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { filterRetros } from './filter-retros.ts'
import { t } from './messages.ts'
import { NoRetros } from './no-retros.tsx'
import { PagedRetros } from './paged-retros.tsx'

export interface RetroListProps {
  team: Team
  /** The button that starts a retro. */
  start: ReactNode
  /** The link to the import, beside the field. */
  more: ReactNode
}

/** The id of the heading that gets the focus once a retro of the list is gone. */
const HEAD = 'retros'

/** The list of a team's retros with its filter (DASH-12, DASH-13). */
export function RetroList({ team, start, more }: RetroListProps) {
  const retros: readonly BoardCard[] = team.boards
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query).trim()
  const found = useMemo(() => filterRetros(retros, asked), [retros, asked])
  if (retros.length === 0) return <NoRetros mayStart={team.mayCreateBoards} start={start} />
  return (
    <section aria-labelledby={HEAD} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2
          id={HEAD}
          tabIndex={-1}
          className="font-display text-xl font-semibold tracking-tight outline-none max-sm:sr-only"
        >
          {t('retros')}
          <span aria-hidden="true" className="ms-2 text-base font-normal text-ink-faint digits">
            {locale.number.format(retros.length)}
          </span>
        </h2>
        <div className="flex flex-wrap items-center gap-3 max-sm:w-full">
          {more}
          <TextField
            label={t('retros.filter')}
            labelHidden
            type="search"
            placeholder={t('retros.filter')}
            icon={<Search className="size-4" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className="min-w-48 flex-1 sm:w-64"
          />
        </div>
      </div>
      <output className="sr-only">
        {t(asked === '' ? 'retros.count' : 'retros.found', { count: found.length })}
      </output>
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('retros.none')}
          text={t('retros.none.text', { query: asked })}
          action={<Button onClick={() => setQuery('')}>{t('retros.clear')}</Button>}
        />
      ) : (
        <PagedRetros team={team} retros={found} about={asked} focusOn={HEAD} />
      )}
    </section>
  )
}
