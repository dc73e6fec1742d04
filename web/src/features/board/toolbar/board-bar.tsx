import { clsx } from 'clsx'
import Keyboard from 'lucide-react/icons/keyboard'
import Share from 'lucide-react/icons/share-2'
import { InHeader } from '../../../lib/header-slots.tsx'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { t } from '../messages.ts'
import { PeopleButton } from '../people/people-button.tsx'
import { useBoardActions } from '../view/board-actions.ts'
import { useLive } from '../view/board-store.ts'
import { useNarrow } from '../view/use-narrow.ts'
import { BoardTitle } from './board-title.tsx'
import { BrainstormButton } from './brainstorm-button.tsx'
import { StatusStrip } from './status-strip.tsx'
import { useBoardStatus } from './use-board-status.ts'

/**
 * Title and share at the start of the header, people at its end; under it what is going on, and the tools.
 * A phone's header has no room for a title: it stands in the second row, and gives way to what is going on.
 */
export function BoardBar() {
  const isNarrow = useNarrow()
  const isQuiet = useBoardStatus().kind === 'none'
  return (
    <>
      <InHeader place="start">
        {!isNarrow && <BoardTitle />}
        <ShareButton />
      </InHeader>
      <InHeader place="end">
        <PeopleButton />
      </InHeader>
      <div className="flex h-13 shrink-0 items-center gap-3 px-4 pointer-coarse:h-16">
        {isNarrow && (
          <div className={clsx('flex min-w-0', isQuiet || 'sr-only')}>
            <BoardTitle />
          </div>
        )}
        <StatusStrip />
        <Tools />
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

function Tools() {
  const { show } = useBoardActions()
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  return (
    <div className="ms-auto flex shrink-0 items-center gap-2">
      <IconButton
        label={t('tools.help')}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        icon={<Keyboard aria-hidden="true" className="size-5" />}
        className="pointer-coarse:hidden"
        onClick={({ currentTarget }) => show({ kind: 'keys', anchor: currentTarget })}
      />
      {isFacilitator && (
        <div
          role="group"
          aria-label={t('tools.facilitator')}
          className="flex items-center gap-2 rounded-md border border-line bg-surface p-0.75 sm:ps-3 pointer-coarse:p-0 sm:pointer-coarse:ps-3"
        >
          <span aria-hidden="true" className="text-xs font-medium text-ink-faint max-sm:hidden">
            {t('tools.facilitator')}
          </span>
          <BrainstormButton />
        </div>
      )}
    </div>
  )
}
