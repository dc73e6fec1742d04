import type { BoardState } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { announce } from '../../../ui/live-region.ts'
import { showToast } from '../../../ui/toast.ts'
import { useLive } from './board-store.ts'
import { t } from './messages.ts'
import { columnTitle } from './column-name.ts'

/**
 * What a vote means for the notes of a column: `here` it is voted on, `elsewhere` another column is, `over`: the vote
 * has ended and totals are known, `none`: there was no vote.
 */
export type VoteStage = 'none' | 'here' | 'elsewhere' | 'over'

/**
 * How paper looks while a vote runs: clickable, or almost without colour where a vote is not. Only the note under
 * the pointer has another cursor: a note's parts inherit it, so that each new one restyles all of them.
 */
export const VOTE_LOOK: Readonly<Partial<Record<VoteStage, string>>> = {
  here: 'hover:cursor-pointer',
  // A trace of its colour on the ground of the board, and flat: the notes that take votes stand out from it.
  elsewhere:
    'shadow-none! [--hue-ink:var(--color-ink-soft)] [--hue-ink-soft:var(--color-ink-soft)] [--hue-line:color-mix(in_oklab,var(--hue-strong)_22%,var(--color-line))] [--hue-surface:light-dark(color-mix(in_oklab,var(--hue-strong)_8%,var(--color-desk)),color-mix(in_oklab,var(--hue-strong)_22%,var(--color-desk)))]',
}

export function useVoteStage(columnId: ColumnId): VoteStage {
  return useLive(({ board: { voting } }) => {
    if (voting === null) return 'none'
    if (voting.status !== 'vote') return 'over'
    return voting.contentId === null || voting.contentId === columnId ? 'here' : 'elsewhere'
  })
}

/** True while a vote runs: notes are neither added nor moved nor grouped nor sorted then (VOTE-28). */
export function isVoting({ voting }: Pick<BoardState, 'voting'>): boolean {
  return voting?.status === 'vote'
}

export function useIsVoting(): boolean {
  return useLive((view) => isVoting(view.board))
}

/** Shows that something has to wait until the vote ends (VOTE-28). */
export function announceBlocked(what: 'noAdding' | 'noMoving' | 'noBrainstorming'): void {
  showToast(t('vote.inProgress'), { id: 'voting-says', text: t(`vote.${what}`) })
  announce(t(`vote.${what}`), { key: 'votes' })
}

/** The column that is voted on, its name without the description; null when all columns are. */
export function useVotedColumn(): { readonly id: ColumnId; readonly name: string } | null {
  const column = useLive(({ board }) => board.columns.find(({ id }) => id === board.voting?.contentId))
  return column === undefined ? null : { id: column.id, name: columnTitle(column.name).name }
}
