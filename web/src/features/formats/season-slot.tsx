import type { Team } from '@retropulse/contract/teams'
import { Suspense, useState } from 'react'
import { mayStartRetro } from '../../lib/may-start-retro.ts'
import { storedText, useRemembered } from '../../lib/stored-text.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

const SeasonOffer = lazyComponent(async () => (await import('./season-offer.tsx')).SeasonOffer)

/** The month in which the user hid the offer on this device. */
const hiddenMonth = storedText('season-offer-hidden')

/**
 * The place of the offer of the season's format, for users who may start a retro (DASH-35). Its height is kept while
 * the offer loads, and when no format is in season, so that nothing moves.
 */
export function SeasonSlot({ team }: { team: Team }) {
  const hidden = useRemembered(hiddenMonth)
  const [today] = useState(() => new Date())
  const month = today.getMonth() + 1
  const shown = `${today.getFullYear()}-${month}`
  if (!mayStartRetro(team) || hidden === shown) return null
  const waiting = (
    <div className="grid h-full grid-cols-[4.5rem_minmax(0,1fr)] content-center gap-x-3 gap-y-2.5 px-5 sm:flex sm:items-center sm:gap-x-4 sm:ps-3 sm:pe-4">
      <Skeleton className="h-10 sm:h-13.5 sm:w-24" />
      <div className="flex-1">
        <Skeleton className="h-4 w-40 sm:w-52" />
        <Skeleton className="mt-2 h-3 sm:w-72" />
      </div>
      <Skeleton className="h-8 w-24 max-sm:col-start-2" />
    </div>
  )
  return (
    <div className="h-44 rounded-lg border border-line bg-surface empty:invisible sm:h-20">
      <Suspense fallback={waiting}>
        <SeasonOffer teamId={team.id} month={month} waiting={waiting} onHide={() => hiddenMonth.set(shown)} />
      </Suspense>
    </div>
  )
}
