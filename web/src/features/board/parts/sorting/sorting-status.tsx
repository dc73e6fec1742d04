import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import { ChipButton, ChipText, StatusChip } from '../controls/status-chip.tsx'
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
    <StatusChip icon={ArrowDownWideNarrow} iconClass="max-sm:hidden">
      {/* Like a segmented control: the order of now is marked, the other one is a plain button beside it. */}
      <span data-line-end className="flex items-center gap-0.5">
        <span className="inline-flex h-8 items-center gap-1.5 rounded-sm bg-accent-soft px-2.5 whitespace-nowrap text-accent-ink ring-1 ring-accent/40 ring-inset max-sm:px-1.5 pointer-coarse:h-11">
          {t(`by.${sortBy}`)}
        </span>
        <ChipButton
          label={t('original')}
          look="plain"
          onPress={() => session.do({ type: 'set-sorting', sortBy: null })}
        />
      </span>
    </StatusChip>
  )
}
