import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { useEffect, useState } from 'react'
import { whenDrawn } from '../../../../lib/first-draw.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import type { Panel } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from '../../model/messages.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { CommonTools, ResultsButton, useHasResults } from '../toolbar/tools.tsx'
import { isHappening, useBoardStatus } from './board-status.ts'
import { ConnectionStatus } from './connection-status.tsx'
import { PhoneBar } from './phone-bar.tsx'

const loadStrip = () => import('./activity-strip.tsx')
const ActivityStrip = lazyPart(async () => (await loadStrip()).ActivityStrip)

export interface BoardDockProps {
  /** The column that is open where columns are tabs, to which the dock adds notes. */
  openTab: ColumnId | null
  panel: Panel | null
}

/**
 * What lies over the lower edge of the board: the strip of what is going on, for all participants in the same place
 * (BOARD-52); on a phone, and for guests, the tools too (BOARD-79), those of guests in a row of their own below 1280 px.
 * It covers notes rather than move them: the columns end with as much free space (BOARD-78).
 */
export function BoardDock({ openTab, panel }: BoardDockProps) {
  const isNarrow = useNarrow()
  const isGuest = useIsGuest()
  const hasResults = useHasResults()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-(--z-sticky) flex items-end gap-3 px-4 max-xl:flex-col max-xl:items-stretch max-xl:gap-0 max-sm:px-0">
      <div data-strip-room className="h-15 min-w-0 flex-1 max-xl:h-30 max-xl:flex-none max-sm:px-2">
        <Strip />
      </div>
      {isNarrow ? (
        <PhoneBar columnId={openTab} />
      ) : (
        isGuest && (
          <div data-tool-row className="flex shrink-0 justify-center gap-3 max-xl:h-15 max-xl:items-end">
            {hasResults && (
              <div className={pill}>
                <ResultsButton />
              </div>
            )}
            <div className={pill}>
              <CommonTools panel={panel} />
            </div>
          </div>
        )
      )}
    </div>
  )
}

/** What appears in a pill of its own moves no other one. */
const pill =
  'pointer-events-auto mb-3 flex h-11 shrink-0 items-center gap-1 rounded-md border border-line bg-raised px-1 shadow-floating pointer-coarse:mb-2 pointer-coarse:h-13'

/** Guests have their tools in the dock at every window width. */
export function useIsGuest(): boolean {
  return useLive((view) => !view.you.isSignedIn)
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
