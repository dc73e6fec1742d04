import { membersByLeader, mergedReactions } from '@retropulse/domain/board/groups/groups'
import { byRank } from '@retropulse/domain/board/order'
import type { BoardState, Note, SortBy } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { isMember } from './group-notes.ts'

/**
 * What the notes are shown sorted by; null is the manual order. While a vote runs they are not shown sorted by votes
 * (SORT-7): they would all be equal, or, with totals shown, move away from under the pointer.
 */
export function shownSorting({ sortBy, voting }: Pick<BoardState, 'sortBy' | 'voting'>): SortBy | null {
  return sortBy === 'votes' && voting?.status === 'vote' ? null : sortBy
}

/** Orders the cards of a column; their ranks do not change (SORT-4). */
export interface NoteOrder {
  readonly compare: (one: Note, other: Note) => number
  /** What a note, with the group it leads, is sorted by: its votes, emoji or comments; 0 in the manual order. */
  readonly weight: (note: Note) => number
}

/** Most first, groups by their sums, ties by rank (SORT-1, SORT-5). */
export function noteOrder(board: Pick<BoardState, 'notes' | 'sortBy' | 'voting'>): NoteOrder {
  const sortBy = shownSorting(board)
  if (sortBy === null) return MANUAL
  if (sortBy === 'emoji') return byWeight(emojiWeights(board.notes))
  const sums = new Map<NoteId, number>()
  board.notes.forEach((note) => {
    const leader = isMember(board.notes, note) ? note.group.into : note.id
    sums.set(leader, (sums.get(leader) ?? 0) + ownWeight(note, sortBy))
  })
  return byWeight(sums)
}

function byWeight(weights: ReadonlyMap<NoteId, number>): NoteOrder {
  const weight = (note: Note) => weights.get(note.id) ?? 0
  return { weight, compare: (one, other) => weight(other) - weight(one) || byRank(one, other) }
}

/** Counted as the cards do: on a group each participant's emoji counts once (GROUP-4). */
function emojiWeights(notes: BoardState['notes']): ReadonlyMap<NoteId, number> {
  const members = membersByLeader(notes)
  const weights = new Map<NoteId, number>()
  notes.forEach((note) => {
    if (!isMember(notes, note)) weights.set(note.id, mergedReactions(note, members.get(note.id) ?? []).length)
  })
  return weights
}

const MANUAL: NoteOrder = { compare: byRank, weight: () => 0 }

function ownWeight(note: Note, sortBy: Exclude<SortBy, 'emoji'>): number {
  switch (sortBy) {
    case 'votes':
      return note.votes
    case 'comments':
      return note.comments.length
  }
}
