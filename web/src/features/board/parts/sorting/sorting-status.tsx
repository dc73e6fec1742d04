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
        className="flex rounded-md border border-line bg-desk p-0.5 text-sm whitespace-nowrap"
      >
        <span className="flex h-8 items-center rounded-sm bg-chosen px-2.5 shadow-raised ring-1 ring-line max-sm:h-8.5 max-sm:px-2">
          <Words long={t(`by.${sortBy}`)} short={t(`short.${sortBy}`)} />
        </span>
        <button
          type="button"
          className="touch-area flex h-8 items-center rounded-sm px-2.5 text-ink-soft hover:text-ink max-sm:h-8.5 max-sm:px-2"
          aria-label={t('original')}
          onClick={() => session.do({ type: 'set-sorting', sortBy: null })}
        >
          <Words long={t('original')} short={t('short.original')} />
        </button>
      </span>
    </StatusChip>
  )
}

/** Both stand beside a button on a phone; screen readers hear the long words there, too. */
function Words({ long, short }: { long: string; short: string }) {
  return (
    <>
      <span className="max-sm:sr-only">{long}</span>
      <span aria-hidden="true" className="sm:hidden">
        {short}
      </span>
    </>
  )
}

/** A phone of the usual width shows both in one line, without icons. */
const BESIDE_DISCUSSION = 'min-[24rem]:max-sm:hidden'
