import { discussedCard } from '@retropulse/domain/board/discussion/discussion'
import { useSyncExternalStore } from 'react'
import { useLive } from '../../model/board-store.ts'
import { hiddenDiscussion } from './discussion-memory.ts'

/** True while this page shows the card of the discussion; the strip leaves out what the card says (DISCUSS-12). */
export function useDiscussionOpen(): boolean {
  const hidden = useSyncExternalStore(hiddenDiscussion.subscribe, hiddenDiscussion.get)
  return useLive(({ board, you }) => {
    if (board.discussedNote === null || board.discussedNote === hidden) return false
    if (board.voting?.status !== 'endVote' || board.isMasked) return false
    // Of a note that is gone only facilitators need a card: it has the way on.
    return you.isFacilitator || discussedCard(board) !== null
  })
}
