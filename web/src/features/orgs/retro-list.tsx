import type { BoardCard } from '@retropulse/contract/board'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useDeferredValue, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { filterRetros } from './filter-retros.ts'
import { t } from './messages.ts'
import { RetroCard, retroGridClass } from './retro-card.tsx'

export interface RetroListProps {
  /** Newest first. */
  retros: readonly BoardCard[]
  mayStart: boolean
  /** The button that starts one. */
  start: ReactNode
}

/** The retros of a team, to look through. */
export function RetroList({ retros, mayStart, start }: RetroListProps) {
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const shown = useMemo(() => filterRetros(retros, asked), [retros, asked])
  if (retros.length === 0)
    return (
      <EmptyState
        icon={<NotebookPen />}
        title={t('retros.empty')}
        text={t(mayStart ? 'retros.empty.text' : 'retros.empty.member')}
        action={start}
      />
    )
  const isFiltered = asked.trim() !== ''
  return (
    <section aria-labelledby="retros" className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="retros" className="font-display text-xl font-semibold tracking-tight">
          {t('retros')}
        </h2>
        <TextField
          label={t('retros.filter')}
          labelHidden
          type="search"
          placeholder={t('retros.filter')}
          icon={<Search className="size-4" />}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="w-full sm:w-64"
        />
      </div>
      <output className="sr-only">
        {isFiltered ? t('retros.found', { count: shown.length }) : t('retros.count', { count: shown.length })}
      </output>
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('retros.none')}
          text={t('retros.none.text', { query: asked.trim() })}
          action={<Button onClick={() => setQuery('')}>{t('retros.clear')}</Button>}
        />
      ) : (
        <ul className={retroGridClass}>
          {shown.map((retro) => (
            <li key={retro.id}>
              <RetroCard retro={retro} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
