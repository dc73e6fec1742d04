import type { BoardCard } from '@retropulse/contract/board'
import type { Team } from '@retropulse/contract/teams'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { boardPath } from '../../lib/paths.ts'
import { RetroColumnCounts } from './retro-column-counts.tsx'
import { RetroCardImage } from './retro-card-image.tsx'
import type { RetroMiniatureProps } from './retro-miniature.tsx'
import { RetroOutcome } from './retro-outcome.tsx'
import { RetroMenu, type RetroMenuProps } from './retro-menu.tsx'
import Archive from 'lucide-react/icons/archive'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Lock from 'lucide-react/icons/lock'
import StickyNote from 'lucide-react/icons/sticky-note'
import { locale } from '../../lib/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { isEmptyOnCard, notesOnCard } from './notes-on-card.ts'
import { t } from './retro-messages.ts'
import { useMiniature } from './use-miniature.ts'

/** The card of a retro (DASH-7). */
export function RetroCard({ retro, ...rest }: RetroMenuProps) {
  const miniature = useMiniature(rest.team, retro)
  return (
    <div className="relative h-full">
      <Link to={boardPath(retro.id)} className={clsx(sheetClass, 'group flex h-full sm:flex-col')}>
        <RetroCardImage
          retro={retro}
          miniature={miniature}
          isFree={isFree(rest.team)}
          className="w-28 shrink-0 border-line max-sm:border-e sm:h-28 sm:w-full sm:border-b"
        />
        <span className="flex min-w-0 flex-1 flex-col p-4 max-sm:px-3 max-sm:py-2.5">
          {/* On touch devices as high as the menu, which then covers no numbers. */}
          <span className="pointer-coarse:min-h-8 max-sm:pointer-coarse:min-h-6">
            <RetroName
              retro={retro}
              className="line-clamp-2 pe-10 leading-tight font-semibold max-sm:line-clamp-3"
            />
          </span>
          {/* At the end of the card, so that those of a row align. */}
          <span className="pt-1.5 max-sm:pt-1 sm:mt-auto">
            <RetroFacts retro={retro} miniature={miniature} />
          </span>
          <RetroCardFoot retro={retro} miniature={miniature} className="pt-3 max-sm:mt-auto max-sm:pt-1.5" />
        </span>
      </Link>
      {/* Beside the first line of the title, off the columns; the icon ends where the text below it does. */}
      <div className="absolute end-2 top-1 pointer-coarse:end-0.5 pointer-coarse:-top-0.5 sm:top-30.75 sm:pointer-coarse:top-29.25">
        <RetroMenu retro={retro} {...rest} />
      </div>
    </div>
  )
}

/** The card of the latest retro, larger than the others (DASH-14). */
export function LatestRetro({ retro, ...rest }: RetroMenuProps) {
  const miniature = useMiniature(rest.team, retro)
  return (
    <div className="relative">
      <Link
        to={boardPath(retro.id)}
        className={clsx(sheetClass, 'group flex flex-col sm:min-h-56 sm:flex-row')}
      >
        <RetroCardImage
          retro={retro}
          miniature={miniature}
          isLarge
          isFree={isFree(rest.team)}
          className="h-44 shrink-0 border-line max-sm:border-b sm:h-auto sm:w-3/5 sm:border-e"
        />
        <span className="flex min-w-0 flex-1 flex-col gap-2 p-5 sm:pe-5">
          <RetroName
            retro={retro}
            className="line-clamp-2 pe-10 font-display text-2xl leading-tight font-semibold tracking-tight max-sm:text-xl max-sm:text-balance"
          />
          <RetroFacts retro={retro} miniature={miniature} isLarge />
          <RetroColumnCounts retro={retro} miniature={miniature} />
          <RetroCardFoot retro={retro} miniature={miniature} className="mt-auto pt-2" />
        </span>
      </Link>
      <div className="absolute end-3 top-49 pointer-coarse:end-1.5 pointer-coarse:top-47.5 sm:top-5 sm:pointer-coarse:top-3.5">
        <RetroMenu retro={retro} {...rest} />
      </div>
    </div>
  )
}

const sheetClass =
  'overflow-hidden rounded-lg border border-line bg-surface text-start transition-[border-color,box-shadow] ' +
  'duration-fast hover:border-line-strong hover:shadow-raised'

function RetroName({ retro, className }: { retro: BoardCard; className: string }) {
  return (
    <span
      className={clsx('wrap-anywhere', retro.daysRemaining === 0 ? 'text-ink-soft' : 'text-ink', className)}
    >
      <bdi>{retro.name}</bdi>
    </span>
  )
}

function isFree(team: Team | null): boolean {
  return team === null || team.planId === null
}

/** The date of a retro and its numbers. */
function RetroFacts({ retro, miniature, isLarge = false }: RetroMiniatureProps) {
  const { timestamp, isPrivate } = retro
  const count = notesOnCard(retro, miniature)
  // An archived retro has a lock in place of its board (DASH-8).
  const isSaid = isEmptyOnCard(retro, miniature) && retro.daysRemaining !== 0
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft digits">
      <time dateTime={new Date(timestamp).toISOString()}>{locale.dayShort.format(timestamp)}</time>
      {isSaid ? (
        // The board in small says it, where it has room.
        <span className={isLarge ? 'sr-only' : 'sm:sr-only'}>{t('notes.none')}</span>
      ) : (
        <span className="flex items-center gap-1">
          <StickyNote aria-hidden="true" className="size-3.5 text-ink-faint" />
          {count === 0 ? t('notes.none') : t('notes', { count })}
        </span>
      )}
      {isPrivate && (
        <span className="text-ink-faint">
          <Lock aria-hidden="true" className="size-3.5" />
          <VisuallyHidden>{t('private')}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

interface RetroCardFootProps extends RetroMiniatureProps {
  className: string
}

/** The outcome of a retro, and how long it can be opened. */
function RetroCardFoot({ retro, miniature, className }: RetroCardFootProps) {
  const { daysRemaining } = retro
  return (
    <span className={clsx('flex flex-wrap items-end justify-between gap-x-2 gap-y-1', className)}>
      <RetroOutcome miniature={miniature} />
      <span className="ms-auto flex items-center gap-2">
        <RetroDays days={daysRemaining} />
        <OpenLabel days={daysRemaining} />
      </span>
    </span>
  )
}

/** What a press on the card does; the whole card is the link. An archived retro cannot be read. */
function OpenLabel({ days }: { days: number | null }) {
  if (days === 0) return null
  return (
    <span
      aria-hidden="true"
      className="ms-auto flex items-center gap-1 text-sm font-medium text-accent-ink group-hover:underline"
    >
      {t('open')}
      <ArrowRight className="size-3.5 rtl:-scale-x-100" />
    </span>
  )
}

/** From this many days on the number is emphasised. */
const SOON = 3

/** The days that a retro remains open on the free plan, or 'Archived' (DASH-8). */
function RetroDays({ days }: { days: number | null }) {
  if (days === null) return null
  if (days === 0) return <Badge icon={<Archive aria-hidden="true" />}>{t('archived')}</Badge>
  return <Badge tone={days <= SOON ? 'warn' : 'neutral'}>{t('days', { count: days })}</Badge>
}
