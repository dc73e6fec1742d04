import { clsx } from 'clsx'
import { t } from '../messages.ts'
import { deferred } from '../overlay/deferred.tsx'
import { useLive } from '../view/board-store.ts'
import { isHappening } from './board-status.ts'
import { ConnectionStatus } from './connection-status.tsx'

const HappeningChips = deferred(async () => (await import('./happening-chips.tsx')).HappeningChips)

/**
 * What is going on now, for everybody in the same place. In small windows it has a row of its own, there as soon as
 * something goes on and not only when its words have come. What does not fit is scrolled to; what comes first matters
 * most: without a connection nothing else is true for sure (D12).
 */
export function StatusStrip() {
  const isAny = useLive((view) => isHappening(view.board))
  return (
    <div
      role="region"
      aria-label={t('status.label')}
      className={clsx(
        'col-start-2 row-start-1 relative me-3 flex min-w-0 items-center gap-2 overflow-x-auto pe-5 mask-r-from-[calc(100%-1.25rem)] [scrollbar-width:none]',
        isAny ? OWN_ROW : 'empty:hidden',
      )}
    >
      <ConnectionStatus />
      {isAny && <HappeningChips onFail={nothing} />}
    </div>
  )
}

const OWN_ROW =
  'max-lg:col-span-full max-lg:row-start-2 max-lg:-me-4 max-lg:min-h-11 max-lg:items-stretch max-lg:pb-1.5 pointer-coarse:max-lg:min-h-14.5 lg:empty:hidden'

/** Without its words a strip says nothing; that something failed is said in a toast. */
function nothing(): void {}
