import type { BoardState } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { useLive } from '../view/board-store.ts'

/**
 * What a vote means to the notes of a column: `here` it is voted on, `elsewhere` it is not, though a vote runs;
 * `over`: totals are known; `none`: nobody has voted.
 */
export type VoteStage = 'none' | 'here' | 'elsewhere' | 'over'

/** How paper looks while a vote runs: to be clicked, or without the colour of what can be voted on. */
export const VOTE_LOOK: Readonly<Partial<Record<VoteStage, string>>> = {
  here: 'cursor-pointer',
  elsewhere:
    'cursor-default [--hue-ink:var(--color-ink-soft)] [--hue-ink-soft:var(--color-ink-soft)] [--hue-line:var(--color-line)] [--hue-surface:var(--color-surface)]',
}

export function useVoteStage(columnId: ColumnId): VoteStage {
  return useLive(({ board: { voting } }) => {
    if (voting === null) return 'none'
    if (voting.status !== 'vote') return 'over'
    return voting.contentId === null || voting.contentId === columnId ? 'here' : 'elsewhere'
  })
}

/** True while a vote runs: nothing is added, moved or sorted then (board.md §4 and §5). */
export function isVoting({ voting }: Pick<BoardState, 'voting'>): boolean {
  return voting?.status === 'vote'
}

export function useIsVoting(): boolean {
  return useLive((view) => isVoting(view.board))
}
