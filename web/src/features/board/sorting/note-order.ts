import { membersByLeader, mergedReactions } from '@retropulse/domain/board/groups'
import { byRank } from '@retropulse/domain/board/order'
import type { BoardState, Note, SortBy } from '@retropulse/domain/board/state'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import { isMember } from '../groups/group-notes.ts'

/**
 * What the notes are shown by; null is their manual order. While a vote runs nobody sees notes sorted by votes: they
 * would all be equal, or, with live totals, run away from under the pointer.
 */
export function shownSorting({ sortBy, voting }: Pick<BoardState, 'sortBy' | 'voting'>): SortBy | null {
  return sortBy === 'votes' && voting?.status === 'vote' ? null : sortBy
}

/** Orders the leading notes of a column; it shows them in another order and leaves their ranks alone (D14). */
export interface NoteOrder {
  readonly compare: (one: Note, other: Note) => number
  /** How much a note, with the group that it leads, has of what is sorted by; 0 in the manual order. */
  readonly weight: (note: Note) => number
}

/** Most first, groups by their sums, ties by rank (D14). */
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

/** As the cards count them: on a group each person's emoji counts once (D6). */
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
