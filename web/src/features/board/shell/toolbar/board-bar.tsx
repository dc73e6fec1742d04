import { clsx } from 'clsx'
import Share from 'lucide-react/icons/share-2'
import { InHeader } from '../../../../lib/header-slots.tsx'
import { Button } from '../../../../ui/button.tsx'
import { t } from '../../model/messages.ts'
import { PeopleButton } from '../../parts/people/people-button.tsx'
import { type Panel, useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useMedium, useNarrow } from '../../model/use-narrow.ts'
import { BoardTitle } from './board-title.tsx'
import { isHappening, useBoardStatus } from './board-status.ts'
import { Tools } from './tools.tsx'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { ConnectionStatus } from './connection-status.tsx'

/**
 * Title and share at the start of the header, people at its end; below the header the status strip and the tools. On a
 * phone the title stands beside the tools, and gives way to trouble with the connection. In small windows the strip has
 * a row of its own below the tools; trouble with the connection alone stands in the header.
 */
export function BoardBar({ panel }: { panel: Panel | null }) {
  const isNarrow = useNarrow()
  const isConnected = useBoardStatus().kind === 'none'
  // Trouble alone gets no row of its own: a lost connection must not move notes (BOARD-53).
  const hasRoom = useLive((view) => isHappening(view.board)) || isConnected
  const isInHeader = useMedium() && !hasRoom
  return (
    <>
      <InHeader place="start">
        {!isNarrow && <BoardTitle />}
        <ShareButton />
        {isInHeader && <StatusStrip />}
      </InHeader>
      <InHeader place="end">
        <PeopleButton />
      </InHeader>
      <div className="grid shrink-0 grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto] grid-rows-[--spacing(13)] items-center border-line px-4 in-data-pictured:border-b in-data-pictured:bg-surface pointer-coarse:grid-rows-[--spacing(16)]">
        {isNarrow && (
          <div className={clsx('me-3 flex min-w-0', hasRoom || 'sr-only')}>
            <BoardTitle />
          </div>
        )}
        {!isInHeader && <StatusStrip />}
        <div className="col-start-3 row-start-1">
          <Tools panel={panel} />
        </div>
      </div>
    </>
  )
}

function ShareButton() {
  const { show } = useBoardHandlers()
  return (
    <Button
      size="sm"
      aria-label={t('share')}
      aria-haspopup="dialog"
      icon={<Share aria-hidden="true" className="size-4" />}
      onClick={({ currentTarget }) => show({ kind: 'share', anchor: currentTarget })}
    >
      {t('share')}
    </Button>
  )
}

const HappeningChips = lazyPart(async () => (await import('./activity-chips.tsx')).ActivityChips)

/**
 * What is going on now, for all participants in the same place (BOARD-52). In small windows it has a row of its own, as
 * soon as something is going on and not only when its texts have loaded. What does not fit is scrolled to; trouble with
 * the connection comes first.
 */
function StatusStrip() {
  const isAny = useLive((view) => isHappening(view.board))
  return (
    <div
      role="region"
      aria-label={t('status.label')}
      className={clsx(
        'col-start-2 row-start-1 relative me-3 flex min-w-0 items-center gap-2 overflow-x-auto pe-5 mask-r-from-[calc(100%-1.25rem)] [scrollbar-width:none]',
        isAny ? OWN_ROW : ALONE,
      )}
    >
      <ConnectionStatus />
      {isAny && <HappeningChips onFail={nothing} />}
    </div>
  )
}

const OWN_ROW =
  'max-lg:col-span-full max-lg:row-start-2 max-lg:-me-4 max-lg:min-h-11 max-lg:items-stretch max-lg:pb-1.5 pointer-coarse:max-lg:min-h-14.5 lg:empty:hidden'

/** Trouble with the connection has no row of its own; in small windows it needs all the room that the tools leave. */
const ALONE = 'empty:hidden max-lg:pe-0 max-lg:mask-none'

/** If its code cannot be loaded, the strip stays empty; a toast reports the failure. */
function nothing(): void {}
