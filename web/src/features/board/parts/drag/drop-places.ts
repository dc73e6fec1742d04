import type { BoardState } from '@retropulse/domain/board/state'
import type { Rank } from '@retropulse/domain/kernel/rank'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { rankAtTop } from '../../live/rank-for-place.ts'
import { t } from '../../model/messages.ts'
import { noteOrder, shownSorting, type NoteOrder } from '../../model/note-order.ts'
import type { BoardStore } from '../../model/board-store.ts'
import { type ColumnNotes, notesOf } from '../../model/column-notes.ts'
import { type Hold, holdOver, rankOfHold, type Place, placeOf } from './held-note.ts'

/** Where a held note can go: anywhere, or, while notes are sorted, to one place of each column (SORT-6). */
export function createPlaces({ get }: Pick<BoardStore, 'get'>, columns: () => ColumnNotes) {
  return {
    /** The hold at the nearest place where the note can go. */
    reachable(hold: Hold): Hold {
      const { board } = get()
      const to = isSorted(board) ? sortedPlace(columns(), hold, noteOrder(board)) : null
      return to === null ? hold : holdOver(hold, to)
    },
    /** The rank that puts the note there (MOVE-2); a sorted column does not show ranks, so the note goes to the top. */
    rankAt(hold: Hold): Rank {
      const { board } = get()
      return isSorted(board) ? rankAtTop(board, hold.to.columnId) : rankOfHold(columns(), hold)
    },
  }
}

export function isSorted(board: Pick<BoardState, 'sortBy' | 'voting'>): boolean {
  return shownSorting(board) !== null
}

/** Explains why a note does not move within its column while notes are sorted (SORT-6). */
export function sayItStays(): void {
  showToast(t('move.sorted'), { id: 'board-says' })
  announce(t('move.sorted'), { key: 'board-says' })
}

/**
 * The one place that the held note can have in the column below it while notes are sorted (SORT-6): its own, or in
 * another column behind all notes that have more votes, emoji or comments; null when it is no longer on the board.
 */
export function sortedPlace(columns: ColumnNotes, { noteId, to }: Hold, { weight }: NoteOrder): Place | null {
  const from = placeOf(columns, noteId)
  if (from === null || from.columnId === to.columnId) return from
  const note = notesOf(columns, from.columnId)[from.index]
  if (note === undefined) return null
  const more = notesOf(columns, to.columnId).filter((other) => weight(other) > weight(note))
  return { columnId: to.columnId, index: more.length }
}
