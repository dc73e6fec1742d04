import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { useEffect, useState } from 'react'
import { whenDrawn } from '../../../../lib/until-board-drawn.ts'
import { PageMark } from '../../../../ui/page-mark.tsx'
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
  /** A panel that opens between the strip and the bar of a phone, which both stay reachable. */
  children?: ReactNode
}

/**
 * What lies over the lower edge of the board: the strip of what is going on, for all participants in the same place
 * (BOARD-52); below it on a phone, and for guests, the tools too (BOARD-79). It covers notes rather than move them: the
 * columns end with as much free space (BOARD-78).
 */
export function BoardDock({ openTab, panel, children }: BoardDockProps) {
  const isNarrow = useNarrow()
  const isGuest = useIsGuest()
  // As far from the edge as the notes; less from the tools of guests, with which it is one surface, and none from the bar for the thumb.
  const below = isNarrow ? 0 : isGuest ? 4 : 16
  return (
    <div
      data-print="none"
      className={clsx(
        'pointer-events-none absolute inset-x-0 bottom-0 z-(--z-sticky) px-4 max-sm:px-0 max-sm:[--touch-inset:2px]',
        !isNarrow && isGuest && TOOLS_ROOM,
      )}
      data-dock
      {...(!isNarrow && isGuest && { 'data-over-tools': '' })}
    >
      <div className="h-17 max-sm:h-32 max-sm:px-2" style={{ paddingBottom: below }}>
        <Strip below={below} />
      </div>
      {children}
      {isNarrow ? <PhoneBar columnId={openTab} panel={panel} /> : isGuest && <GuestTools panel={panel} />}
    </div>
  )
}

/**
 * Room is kept for the results on one side of the tools and as much on the other one, so that what appears there moves no
 * other button. A page that opens with them has all in the middle.
 */
function GuestTools({ panel }: Pick<BoardDockProps, 'panel'>) {
  const hasResults = useHasResults()
  const [isWhole] = useState(hasResults)
  return (
    <div className="flex h-16 items-start justify-center">
      <PageMark name="tool-row" />
      <div
        data-dock-tools
        className={clsx(
          'relative flex h-12 items-center justify-center pe-27 *:pointer-events-auto pointer-coarse:h-13',
          !isWhole && 'ps-27',
        )}
      >
        <div
          data-tools-surface
          {...(hasResults && { 'data-has-results': '' })}
          className={clsx(surface, isWhole ? 'start-0' : 'start-27', hasResults ? 'end-0' : 'end-27')}
        />
        <div className="relative flex items-center gap-1 px-1.5">
          <CommonTools panel={panel} />
        </div>
        {hasResults && (
          <div className="absolute inset-y-0 end-0 flex w-27 items-center justify-end pe-1.5 before:me-auto before:h-6 before:w-px before:bg-line before:content-['']">
            <ResultsButton />
          </div>
        )}
      </div>
    </div>
  )
}

/** While the strip is there, it and the tools are one surface, that of the strip. */
const surface =
  'absolute inset-y-0 rounded-md border border-line bg-raised shadow-floating [[data-dock]:has([data-strip-surface])_&]:invisible'

/** What the surface of the strip goes on below it, which is the gap to the tools and they themselves. */
const TOOLS_ROOM = '[--dock-tools:3.25rem] pointer-coarse:[--dock-tools:3.5rem]'

/** Guests have their tools in the dock at every window width. */
export function useIsGuest(): boolean {
  return useLive((view) => !view.you.isSignedIn)
}

/** The strip, whose code comes after the board; until then a lost connection is reported without it (CONN-8). */
function Strip({ below }: { below: number }) {
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
    <div role="region" aria-label={t('status.label')} className="relative h-full">
      {isAny || isLoaded ? (
        <ActivityStrip key={tries} below={below} onFail={() => setFailed(true)} />
      ) : (
        <div className="flex h-full items-end justify-center *:shadow-floating max-sm:pb-0.5 max-sm:*:w-full max-sm:*:shadow-none">
          <ConnectionStatus />
        </div>
      )}
    </div>
  )
}
