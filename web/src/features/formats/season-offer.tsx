import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatsQuery } from '../../lib/formats-query.ts'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './messages.ts'
import { seasonalFormat } from './seasonal-format.ts'

export interface SeasonOfferProps {
  teamId: string
  /** 1 is January. */
  month: number
  /** Stands in its place until the formats are known. */
  waiting: ReactNode
  onHide: () => void
}

/** The format of the season, with the link that starts it (DASH-35). */
export function SeasonOffer({ teamId, month, waiting, onHide }: SeasonOfferProps) {
  const { data, isPending } = useQuery({ ...formatsQuery, throwOnError: false })
  if (isPending) return waiting
  const format = data && seasonalFormat(data, month)
  if (format === undefined) return null
  return (
    <section
      aria-labelledby="season"
      className="relative grid h-full grid-cols-[4.5rem_minmax(0,1fr)] content-center gap-x-3 gap-y-2.5 px-5 sm:flex sm:items-center sm:gap-x-4 sm:ps-3 sm:pe-5"
    >
      <div className="shrink-0 overflow-hidden rounded-md max-sm:self-center sm:w-24">
        <BoardSketch
          columns={format.columns}
          picture={format.theme === null ? null : backgroundAddress(format.theme)}
        />
      </div>
      <div className="min-w-0 flex-1">
        <h2 id="season" className="line-clamp-2 text-sm font-semibold text-ink max-sm:pe-8 sm:line-clamp-1">
          {t('season', { name: format.name })}
        </h2>
        <p className="line-clamp-3 text-sm sm:line-clamp-2 text-ink-soft">{format.sentence}</p>
      </div>
      <div className="flex shrink-0 items-center gap-2 max-sm:col-start-2">
        <Link
          to={`/team/${encodeURIComponent(teamId)}/board/create?format=${encodeURIComponent(format.slug)}`}
          className={buttonClass({ size: 'sm' })}
        >
          {t('use')}
        </Link>
        <IconButton
          atEnd
          size="sm"
          label={t('season.hide')}
          icon={<X aria-hidden="true" className="size-4" />}
          onClick={onHide}
          className="max-sm:absolute max-sm:inset-e-5 max-sm:top-2 max-sm:pointer-coarse:top-0.5"
        />
      </div>
    </section>
  )
}
