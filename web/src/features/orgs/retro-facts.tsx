import type { BoardCard } from '@retropulse/contract/board'
import Archive from 'lucide-react/icons/archive'
import Lock from 'lucide-react/icons/lock'
import StickyNote from 'lucide-react/icons/sticky-note'
import { locale } from '../../lib/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { t } from './retro-messages.ts'

/** The date of a retro and its numbers. */
export function RetroFacts({ retro }: { retro: BoardCard }) {
  const { timestamp, cardsCount, isPrivate } = retro
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft digits">
      <time dateTime={new Date(timestamp).toISOString()}>{locale.day.format(timestamp)}</time>
      <span className="flex items-center gap-1">
        <StickyNote aria-hidden="true" className="size-3.5 text-ink-faint" />
        {t('notes', { count: cardsCount })}
      </span>
      {isPrivate && (
        <span className="text-ink-faint">
          <Lock aria-hidden="true" className="size-3.5" />
          <VisuallyHidden>{t('private')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

/** From this many days on the number is emphasised. */
const SOON = 3

/** The days that a retro remains open on the free plan, or 'Archived' (DASH-8). */
export function RetroDays({ days }: { days: number | null }) {
  if (days === null) return null
  if (days === 0) return <Badge icon={<Archive aria-hidden="true" />}>{t('archived')}</Badge>
  return <Badge tone={days <= SOON ? 'warn' : 'neutral'}>{t('days', { count: days })}</Badge>
}
