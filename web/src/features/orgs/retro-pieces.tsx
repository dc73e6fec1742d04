import type { BoardCard } from '@retropulse/contract/board'
import { locale } from '../../lib/locale.ts'
import { MoreButton } from './more-button.tsx'
import { focusRetro, RetroGrid, type RetroGridProps } from './retro-grid.tsx'
import { retrosByMonth } from './retros-by-month.ts'
import { useMore } from './use-more.ts'

export interface RetroPiecesProps extends RetroGridProps {
  /** The query that they were filtered by. */
  about: string
}

/** Beyond this number retros are grouped by month. */
const MONTHS_FROM = 12

/** Many retros: the newest at first, more as the user scrolls, grouped by month (DASH-12). */
export function RetroPieces({ retros, about, ...rest }: RetroPiecesProps) {
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
