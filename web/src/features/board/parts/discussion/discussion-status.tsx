import MessagesSquare from 'lucide-react/icons/messages-square'
import { useSyncExternalStore } from 'react'
import { ChipButton, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useNextStep } from '../../model/next-step.ts'
import { voteRanking } from '../../model/vote-results.ts'
import { hiddenDiscussion, lastPlace } from './discussion-memory.ts'
import { neighboursOf, placeOf } from './discussion-steps.ts'
import { t } from './messages.ts'
import { useDiscussionOpen } from './use-discussion-open.ts'

/**
 * 'Discuss next' for facilitators once a vote has ended; what is being discussed, where its card does not say so
 * (DISCUSS-4, DISCUSS-10, DISCUSS-12).
 */
export function DiscussionStatus() {
  const { session, get } = useBoardStore()
  const isOn = useLive((view) => view.board.discussedNote !== null)
  const at = useLive((view) => placeOf(view.board))
  const of = useLive((view) => voteRanking(view.board).cards.length)
  const leads = useLive((view) => view.you.isFacilitator)
  const discussed = useLive((view) => view.board.discussedNote)
  const hidden = useSyncExternalStore(hiddenDiscussion.subscribe, hiddenDiscussion.get)
  const isOpen = useDiscussionOpen()
  const isNext = useNextStep() === 'discussion'
  if (of === 0 || isOpen || (!isOn && !leads)) return null
  const start = () => {
    const { board } = get()
    const { next } = neighboursOf(board, lastPlace.get() ?? 0)
    const note = next ?? voteRanking(board).cards[0]?.note.id ?? null
    session.do({ type: 'set-discussion', note })
  }
  return (
    <StatusChip icon={MessagesSquare}>
      {isOn && (
        <span className="whitespace-nowrap digits">
          {at === null ? t('titleAlone') : t('title', { at: at + 1, of })}
        </span>
      )}
      {isOn && hidden === discussed && (
        <ChipButton label={t('show')} onPress={() => hiddenDiscussion.set(null)} />
      )}
      {!isOn && (
        <ChipButton
          label={t('next')}
          short={t('nextShort')}
          longFrom="phone"
          look={isNext ? 'primary' : 'quiet'}
          onPress={start}
        />
      )}
    </StatusChip>
  )
}
