import Share from 'lucide-react/icons/share-2'
import { InHeader } from '../../../../lib/header-slots.tsx'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { t } from '../../model/messages.ts'
import { PeopleButton } from '../../parts/people/people-button.tsx'
import { type Panel, useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { useIsGuest } from '../dock/board-dock.tsx'
import { BoardTitle } from './board-title.tsx'
import { Tools } from './tools.tsx'

/**
 * Title and share at the start of the header, people at its end; below the header the tools, except on a phone and for
 * guests, who have them in the dock. The one button of a compact board stands in the header (BOARD-22). A phone shares from the list of tools too: its header has no room for the button
 * beside 'Sign in', or below 360 px.
 */
export function BoardBar({ panel }: { panel: Panel | null }) {
  const isNarrow = useNarrow()
  const isGuest = useIsGuest()
  const isCompact = useLive((view) => view.board.isCompact)
  const hasBar = !isNarrow && !isGuest && !isCompact
  return (
    <>
      <InHeader place="start">
        <BoardTitle />
        {!isNarrow && <ShareButton />}
      </InHeader>
      <InHeader place="end">
        {isNarrow && !isGuest && <ShareIcon />}
        {isCompact && !isNarrow && !isGuest && <Tools panel={panel} />}
        <PeopleButton />
      </InHeader>
      {!isNarrow && !hasBar && <div className="h-1 shrink-0" />}
      {hasBar && (
        <div
          data-print="none"
          className="flex h-13 shrink-0 items-center border-line px-4 in-data-pictured:border-b in-data-pictured:bg-surface pointer-coarse:h-16"
        >
          <Tools panel={panel} />
        </div>
      )}
    </>
  )
}

function ShareIcon() {
  const { show } = useBoardHandlers()
  return (
    <IconButton
      label={t('share')}
      aria-haspopup="dialog"
      icon={<Share aria-hidden="true" className="size-5" />}
      className="max-[22.4375rem]:hidden"
      onClick={({ currentTarget }) => show({ kind: 'share', anchor: currentTarget })}
    />
  )
}

function ShareButton() {
  const { show } = useBoardHandlers()
  return (
    <Button
      size="sm"
      data-print="none"
      className="touch-area pointer-coarse:min-h-9!"
      aria-label={t('share')}
      aria-haspopup="dialog"
      icon={<Share aria-hidden="true" className="size-4" />}
      onClick={({ currentTarget }) => show({ kind: 'share', anchor: currentTarget })}
    >
      {t('share')}
    </Button>
  )
}
