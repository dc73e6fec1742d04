import { clsx } from 'clsx'
import Share from 'lucide-react/icons/share-2'
import { InHeader } from '../../../lib/header-slots.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from '../messages.ts'
import { PeopleButton } from '../people/people-button.tsx'
import { type Panel, useBoardActions } from '../view/board-actions.ts'
import { useLive } from '../view/board-store.ts'
import { useNarrow } from '../view/use-narrow.ts'
import { BoardTitle } from './board-title.tsx'
import { isHappening } from './board-status.ts'
import { StatusStrip } from './status-strip.tsx'
import { Tools } from './tools.tsx'
import { useBoardStatus } from './use-board-status.ts'

/**
 * Title and share at the start of the header, people at its end; under it what is going on, and the tools.
 * A phone's header has no room for a title: it stands in the second row, and gives way to what is going on.
 */
export function BoardBar({ panel }: { panel: Panel | null }) {
  const isNarrow = useNarrow()
  const isConnected = useBoardStatus().kind === 'none'
  const isQuiet = useLive((view) => !isHappening(view.board)) && isConnected
  return (
    <>
      <InHeader place="start">
        {!isNarrow && <BoardTitle />}
        <ShareButton />
      </InHeader>
      <InHeader place="end">
        <PeopleButton />
      </InHeader>
      <div className="flex h-13 shrink-0 items-center gap-3 px-4 border-line in-data-pictured:border-b in-data-pictured:bg-surface pointer-coarse:h-16">
        {isNarrow && (
          <div className={clsx('flex min-w-0', isQuiet || 'sr-only')}>
            <BoardTitle />
          </div>
        )}
        <StatusStrip />
        <Tools panel={panel} />
      </div>
    </>
  )
}

function ShareButton() {
  const { show } = useBoardActions()
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
