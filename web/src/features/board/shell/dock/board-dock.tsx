import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { useEffect, useState } from 'react'
import { whenDrawn } from '../../../../lib/first-draw.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { t } from '../../model/messages.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { isHappening, useBoardStatus } from './board-status.ts'
import { ConnectionStatus } from './connection-status.tsx'
import { PhoneBar } from './phone-bar.tsx'

const loadStrip = () => import('./activity-strip.tsx')
const ActivityStrip = lazyPart(async () => (await loadStrip()).ActivityStrip)

export interface BoardDockProps {
  /** The column that is open where columns are tabs, to which the dock adds notes. */
  openTab: ColumnId | null
}

/**
 * What lies over the lower edge of the board: the strip of what is going on, for all participants in the same place
 * (BOARD-52); on a phone the tools too (BOARD-79). It covers notes rather than move them: the columns end with as much free space (BOARD-78).
 */
export function BoardDock({ openTab }: BoardDockProps) {
  const isNarrow = useNarrow()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-(--z-sticky) px-4 max-sm:px-0">
      <div className="h-16 max-sm:h-32 max-sm:px-2">
        <Strip />
      </div>
      {isNarrow && <PhoneBar columnId={openTab} />}
    </div>
  )
}

/** The strip, whose code comes after the board; until then a lost connection is reported without it (CONN-8). */
function Strip() {
  const isAny = useLive((view) => isHappening(view.board))
  const { kind } = useBoardStatus()
  const [isLoaded, setLoaded] = useState(false)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    whenDrawn()
      .then(loadStrip)
      .then(
        () => setLoaded(true),
        () => undefined,
      )
  }, [])
  // Without its code, as when the connection was lost early, the strip stays empty; a toast reports the failure.
  if (hasFailed && kind === 'none') {
    setFailed(false)
    setTries(tries + 1)
  }
  if (!isAny && kind === 'none') return null
  return (
    <div role="region" aria-label={t('status.label')} className="h-full">
      {isAny || isLoaded ? (
        <ActivityStrip key={tries} onFail={() => setFailed(true)} />
      ) : (
        <div className="flex h-full items-end justify-center pb-3 pointer-coarse:pb-2 max-sm:justify-start">
          <ConnectionStatus />
        </div>
      )}
    </div>
  )
}
