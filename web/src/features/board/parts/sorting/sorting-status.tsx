import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import { ChipText, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { useDiscussionOpen } from '../discussion/use-discussion-open.ts'
import { t } from './messages.ts'
import { shownSorting } from '../../model/note-order.ts'

/** What the notes are sorted by; facilitators have 'Original order' beside it (SORT-8). */
export function SortingStatus() {
  const { session } = useBoardStore()
  const sortBy = useLive((view) => shownSorting(view.board))
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const isVoting = useIsVoting()
  const isDiscussing = useDiscussionOpen()
  if (sortBy === null || isDiscussing) return null
  if (!isFacilitator || isVoting)
    return (
      <StatusChip icon={ArrowDownWideNarrow}>
        <ChipText>{t(`by.${sortBy}`)}</ChipText>
      </StatusChip>
    )
  return (
    <StatusChip icon={ArrowDownWideNarrow} iconClass={sortBy === 'votes' ? BESIDE_DISCUSSION : undefined}>
      {/* Looks like the segmented control of two orders, of which only the other one can be pressed. */}
      <span
        data-line-end
        className="flex rounded-md border border-line bg-desk p-0.5 text-sm whitespace-nowrap max-sm:text-[0.8125rem] pointer-coarse:p-0"
      >
        <span className="flex h-8 items-center rounded-sm bg-chosen px-2.5 shadow-raised ring-1 ring-line pointer-coarse:m-0.75 pointer-coarse:h-9.5 max-sm:px-1.75">
          {t(`by.${sortBy}`)}
        </span>
        <button
          type="button"
          className="touch-target flex h-8 items-center rounded-sm px-2.5 text-ink-soft hover:text-ink max-sm:px-1.75"
          onClick={() => session.do({ type: 'set-sorting', sortBy: null })}
        >
          {t('original')}
        </button>
      </span>
    </StatusChip>
  )
}

/** A phone of the usual width shows both in one line, without icons. */
const BESIDE_DISCUSSION = 'min-[24rem]:max-sm:hidden'
