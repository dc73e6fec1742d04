import MessagesSquare from 'lucide-react/icons/messages-square'
import { useEffect, useSyncExternalStore } from 'react'
import { ChipButton, StatusChip } from '../controls/status-chip.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { lastDiscussed } from '../../model/last-discussed.ts'
import { useNextStep } from '../../model/next-step.ts'
import { voteRanking } from '../../model/vote-results.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { hiddenDiscussion } from './discussion-memory.ts'
import { placeOf } from './discussion-steps.ts'
import { t } from './messages.ts'
import { useDiscussionOpen } from './use-discussion-open.ts'

/**
 * 'Discuss next' for facilitators once a vote has ended; what is being discussed, where its card does not say so
 * (DISCUSS-4, DISCUSS-10, DISCUSS-12). Neither while brainstorming (DISCUSS-3, DISCUSS-5).
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
  const isVoting = useIsVoting()
  const isMasked = useLive((view) => view.board.isMasked)
  useEffect(() => {
    // Another vote has another order: its discussion begins with the first note.
    if (isVoting) lastDiscussed.set(null)
  }, [isVoting])
  if (of === 0 || isOpen || isMasked || (!isOn && !leads)) return null
  const start = () => {
    const { cards } = voteRanking(get().board)
    const last = lastDiscussed.get()
    const card = cards[last === null ? 0 : last + 1] ?? cards[0]
    session.do({ type: 'set-discussion', note: card?.note.id ?? null })
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
