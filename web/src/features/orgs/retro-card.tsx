import type { BoardCard } from '@retropulse/contract/board'
import Lock from 'lucide-react/icons/lock'
import StickyNote from 'lucide-react/icons/sticky-note'
import { Link } from 'react-router'
import { columnHues } from '../../lib/column-hues.ts'
import { locale } from '../../lib/locale.ts'
import { boardPath } from '../../lib/place.ts'
import { pressableCardClass } from '../../ui/card.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { t } from './messages.ts'

/** The grid that cards stand in, also while they load. */
export const retroGridClass = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'

/** One retro: when it was, how much was said, and what was asked. */
export function RetroCard({ retro }: { retro: BoardCard }) {
  const { name, timestamp, cardsCount, columns, meanings, isPrivate } = retro
  return (
    <Link to={boardPath(retro.id)} className={`${pressableCardClass} flex h-full min-h-36 flex-col`}>
      <span className="flex items-start justify-between gap-3">
        <span dir="auto" className="line-clamp-2 leading-tight font-semibold text-ink wrap-anywhere">
          {name}
        </span>
        {isPrivate && (
          <span className="shrink-0 text-ink-faint">
            <Lock aria-hidden="true" className="size-4" />
            <VisuallyHidden>{t('retro.private')}</VisuallyHidden>
          </span>
        )}
      </span>
      <span className="mt-1.5 flex items-center gap-3 text-sm text-ink-soft digits">
        <time dateTime={new Date(timestamp).toISOString()}>{locale.day.format(timestamp)}</time>
        <span className="flex items-center gap-1">
          <StickyNote aria-hidden="true" className="size-3.5 text-ink-faint" />
          {t('retro.notes', { count: cardsCount })}
        </span>
      </span>
      <span className="mt-auto flex flex-col gap-2 pt-4">
        <span aria-hidden="true" className="flex gap-1">
          {columnHues(meanings).map((hue) => (
            <span key={hue} data-hue={hue} className="h-1.5 flex-1 rounded-full bg-hue-strong" />
          ))}
        </span>
        <span dir="auto" className="truncate text-xs text-ink-faint">
          {columns.join(' · ')}
        </span>
      </span>
    </Link>
  )
}
