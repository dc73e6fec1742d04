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
  return (
    <StatusChip icon={ArrowDownWideNarrow}>
      <ChipText>{t(`by.${sortBy}`)}</ChipText>
      {isFacilitator && !isVoting && (
        <ChipButton
          label={t('original')}
          short={t('originalShort')}
          onPress={() => session.do({ type: 'set-sorting', sortBy: null })}
        />
      )}
    </StatusChip>
  )
}
