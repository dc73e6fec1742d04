import type { BoardCard } from '@retropulse/contract/board'
import { locale } from '../../lib/locale.ts'
import { MoreButton } from './more-button.tsx'
import { focusRetro, RetroGrid, type RetroGridProps } from './retro-grid.tsx'
import { retrosByMonth } from './retros-by-month.ts'
import { useEffect, useRef, useState } from 'react'

export interface PagedRetrosProps extends RetroGridProps {
  /** The query that they were filtered by. */
  about: string
}

/** Beyond this number retros are grouped by month. */
const MONTHS_FROM = 12

/** Many retros: the newest at first, more as the user scrolls, grouped by month (DASH-12). */
export function PagedRetros({ retros, about, ...rest }: PagedRetrosProps) {
  const { shown, next, showMore } = useMore(retros, about, focusCard)
  const months = retrosByMonth(shown)
  const hasMonths = retros.length > MONTHS_FROM && (months.length > 1 || next > 0)
  return (
    <>
      {hasMonths ? (
        months.map((month, at) => (
          <div key={month.at} className={at === 0 ? '' : 'mt-3'}>
            <h3 className="mb-3 text-sm font-medium text-ink-soft">{locale.month.format(month.at)}</h3>
            <RetroGrid retros={month.retros} {...rest} />
          </div>
        ))
      ) : (
        <RetroGrid retros={shown} {...rest} />
      )}
      {next > 0 && <MoreButton key={shown.length} next={next} onMore={showMore} />}
    </>
  )
}

function focusCard({ id }: BoardCard): void {
  focusRetro(id)
}

/** The number of cards at first and added each time (DASH-12). */
const STEP = 30

interface More<Item> {
  readonly shown: readonly Item[]
  /** The number that is added next; 0 when all are shown. */
  readonly next: number
  /** `takesFocus`: the button that was pressed goes away with the focus, so the first new card gets it. */
  readonly showMore: (takesFocus: boolean) => void
}

/** Shows a long list in steps. `about`: what the list is of; another value begins at the first step. */
function useMore<Item>(items: readonly Item[], about: string, focus: (item: Item) => void): More<Item> {
  const [reached, setReached] = useState({ about, count: STEP })
  const count = reached.about === about ? reached.count : STEP
  const toFocus = useRef<Item | null>(null)

  useEffect(() => {
    if (toFocus.current !== null) focus(toFocus.current)
    toFocus.current = null
  })

  return {
    shown: items.slice(0, count),
    next: Math.min(STEP, Math.max(items.length - count, 0)),
    showMore(takesFocus) {
      toFocus.current = takesFocus ? (items[count] ?? null) : null
      setReached({ about, count: count + STEP })
    },
  }
}
