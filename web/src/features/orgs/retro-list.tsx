import type { BoardCard } from '@retropulse/contract/board'
import NotebookPen from 'lucide-react/icons/notebook-pen'
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
import { RetroCard, retroGridClass } from './retro-card.tsx'
import { retrosByMonth } from './retros-by-month.ts'

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
          <span aria-hidden="true" className="ms-2 text-base font-normal text-ink-faint digits">
            {locale.number.format(retros.length)}
          </span>
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
        <Retros retros={shown} />
      )}
    </section>
  )
}

/** Retros as cards. */
export function RetroGrid({ retros }: { retros: readonly BoardCard[] }) {
  return (
    <ul className={retroGridClass}>
      {retros.map((retro) => (
        <li key={retro.id}>
          <RetroCard retro={retro} />
        </li>
      ))}
    </ul>
  )
}

/** More retros than these are looked through by month. */
const MONTHS_FROM = 12

function Retros({ retros }: { retros: readonly BoardCard[] }) {
  const months = retrosByMonth(retros)
  if (retros.length <= MONTHS_FROM || months.length === 1) return <RetroGrid retros={retros} />
  return months.map((month, at) => (
    <div key={month.at} className={at === 0 ? '' : 'mt-3'}>
      <h3 className="mb-3 text-sm font-medium text-ink-soft">{locale.month.format(month.at)}</h3>
      <RetroGrid retros={month.retros} />
    </div>
  ))
}
