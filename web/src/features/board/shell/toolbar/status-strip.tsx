import { clsx } from 'clsx'
import { t } from '../../model/messages.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useLive } from '../../model/board-store.ts'
import { isHappening } from './board-status.ts'
import { ConnectionStatus } from './connection-status.tsx'

const HappeningChips = lazyPart(async () => (await import('./activity-chips.tsx')).ActivityChips)

/**
 * What is going on now, for all participants in the same place (BOARD-52). In small windows it has a row of its own, as
 * soon as something is going on and not only when its texts have loaded. What does not fit is scrolled to; trouble with
 * the connection comes first.
 */
export function StatusStrip() {
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
