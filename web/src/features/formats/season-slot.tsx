import type { Team } from '@retropulse/contract/teams'
import { lazy, Suspense, useState } from 'react'
import { mayStartRetro } from '../../lib/may-start-retro.ts'
import { storedText, useRemembered } from '../../lib/stored-text.ts'

const SeasonOffer = lazy(async () => ({ default: (await import('./season-offer.tsx')).SeasonOffer }))

/** The month in which the user hid the offer on this device. */
const hiddenMonth = storedText('season-offer-hidden')

/**
 * The place of the offer of the season's format, for users who may start a retro (DASH-35). Its height is kept while
 * the offer loads, so that nothing moves.
 */
export function SeasonSlot({ team }: { team: Team }) {
  const hidden = useRemembered(hiddenMonth)
  const [today] = useState(() => new Date())
  const month = today.getMonth() + 1
  const shown = `${today.getFullYear()}-${month}`
  if (!mayStartRetro(team) || hidden === shown) return null
  return (
    <div className="h-30 rounded-lg border border-line bg-surface sm:h-20">
      <Suspense fallback={null}>
        <SeasonOffer teamId={team.id} month={month} onHide={() => hiddenMonth.set(shown)} />
      </Suspense>
    </div>
  )
}
