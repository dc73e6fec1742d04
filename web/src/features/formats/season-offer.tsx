import type { Team } from '@retropulse/contract/teams'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatsQuery } from '../../lib/formats-query.ts'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { storedText, useRemembered } from '../../lib/stored-text.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './messages.ts'
import { seasonalFormat } from './seasonal-format.ts'

export interface SeasonOfferProps {
  team: Team
  /** The rest of the page, which shows once the formats are known, so that nothing moves; it loads at the same time. */
  below: ReactNode
}

/** The format and year for which the user hid the offer on this device. */
const hidden = storedText('season-offer-hidden')

/** Offers the format of the season on the dashboard, to users who may start a retro (DASH-35). */
export function SeasonOffer({ team, below }: SeasonOfferProps) {
  const { data, isPending } = useQuery({
    ...formatsQuery,
    enabled: team.mayCreateBoards,
    throwOnError: false,
  })
  const hiddenOffer = useRemembered(hidden)
  const [today] = useState(() => new Date())
  const format = data && seasonalFormat(data, today.getMonth() + 1)
  const offer = `${format?.slug} ${today.getFullYear()}`
  const isWaiting = team.mayCreateBoards && isPending
  return (
    <>
      {format !== undefined && hiddenOffer !== offer && (
        <section
          aria-labelledby="season"
          className="flex items-center gap-4 rounded-lg border border-line bg-surface p-3 max-sm:flex-wrap"
        >
          <div className="w-24 shrink-0 overflow-hidden rounded-md">
            <BoardSketch
              columns={format.columns}
              picture={format.theme === null ? null : backgroundAddress(format.theme)}
            />
          </div>
          <div className="min-w-0 flex-1">
            <h2 id="season" className="text-sm font-semibold text-ink">
              {t('season', { name: format.name })}
            </h2>
            <p className="text-sm text-ink-soft max-sm:hidden">{format.sentence}</p>
          </div>
          <div className="flex shrink-0 items-center gap-2 max-sm:w-full max-sm:justify-between">
            <Link
              to={`/team/${encodeURIComponent(team.id)}/board/create?format=${encodeURIComponent(format.slug)}`}
              className={buttonClass({ size: 'sm' })}
            >
              {t('use')}
            </Link>
            <IconButton
              size="sm"
              label={t('season.hide')}
              icon={<X aria-hidden="true" className="size-4" />}
              onClick={() => hidden.set(offer)}
            />
          </div>
        </section>
      )}
      <div className={isWaiting ? 'hidden' : 'contents'}>{below}</div>
    </>
  )
}
