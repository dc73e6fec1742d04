import type { BoardState } from '@retropulse/domain/board/state'
import { entriesOf } from '@retropulse/domain/board/voting/votes'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { useEffect } from 'react'
import { useBoardStore } from '../../../model/board-store.ts'
import { createNotice } from '../../../model/notice.ts'
import { isVoting } from '../../../model/vote-stage.ts'

/** How many of the viewer's votes the server took back when the vote was resumed with a smaller allowance (VOTE-10). */
export const votesTakenBack = createNotice<number>()

interface Voter {
  readonly authorIds: readonly AuthorId[]
}

/** How many votes a participant lost when a vote was resumed; 0 when it began without votes. */
export function takenBackBetween(before: BoardState, after: BoardState, voter: Voter): number {
  if (isVoting(before) || !isVoting(after)) return 0
  const left = votesOf(after, voter)
  return left === 0 ? 0 : Math.max(0, votesOf(before, voter) - left)
}

/** Keeps the notice while the resumed vote runs. */
export function useVotesTakenBack(): void {
  const { subscribe, get } = useBoardStore()
  useEffect(() => {
    let before = get()
    return subscribe(() => {
      const after = get()
      const count = takenBackBetween(before.board, after.board, after.you)
      if (count > 0) votesTakenBack.set(count)
      else if (!isVoting(after.board)) votesTakenBack.set(null)
      before = after
    })
  }, [subscribe, get])
}

function votesOf({ voting }: BoardState, { authorIds }: Voter): number {
  return authorIds
    .flatMap((author) => entriesOf(voting?.existingVotes.get(author) ?? {}))
    .reduce((sum, [, votes]) => sum + votes, 0)
}
