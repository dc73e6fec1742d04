import { t } from '../messages.ts'
import { deferred } from '../overlay/deferred.tsx'
import { useLive } from '../view/board-store.ts'
import { isHappening } from './board-status.ts'
import { ConnectionStatus } from './connection-status.tsx'

const HappeningChips = deferred(async () => (await import('./happening-chips.tsx')).HappeningChips)

/**
 * What is going on now, for everybody in the same place; nothing moves for it. What does not fit is scrolled to; what
 * comes first matters most: without a connection nothing else is true for sure (D12).
 */
export function StatusStrip() {
  const isAny = useLive((view) => isHappening(view.board))
  return (
    <div
      role="region"
      aria-label={t('status.label')}
      className="flex min-w-0 items-center gap-2 overflow-x-auto pe-5 mask-r-from-[calc(100%-1.25rem)] [scrollbar-width:none] empty:hidden"
    >
      <ConnectionStatus />
      {isAny && <HappeningChips onFail={nothing} />}
    </div>
  )
}

/** Without its words a strip says nothing; that something failed is said in a toast. */
function nothing(): void {}
