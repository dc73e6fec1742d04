import type { NoteId } from '../../kernel/ids.ts'
import { leaderOf } from '../groups/groups.ts'
import { byRank } from '../order.ts'
import type { BoardState, Note } from '../state.ts'

/** A note with votes, or a group with the votes of all its notes, by its first note. */
export interface VotedCard {
  readonly note: Note
  readonly votes: number
  /** One more than the number of cards with more votes: cards with equally many share it (VOTE-41). */
  readonly rank: number
}

/**
 * The result of a vote that has ended: all cards with votes, the most first, ties by column and place (VOTE-39). None
 * while a vote runs, also with totals shown.
 */
export function voteResults({ notes, columns, voting }: ResultState): readonly VotedCard[] {
  if (voting?.status !== 'endVote') return []
  const totals = new Map<NoteId, number>()
  notes.forEach((note) => {
    if (note.votes === 0) return
    const { id } = leaderOf(notes, note)
    totals.set(id, (totals.get(id) ?? 0) + note.votes)
  })
  const columnAt = new Map(columns.map(({ id }, at) => [id, at]))
  const place = ({ columnId }: Note) => columnAt.get(columnId) ?? columns.length
  const cards = [...totals].flatMap(([id, votes]) => {
    const note = notes.get(id)
    return note === undefined ? [] : [{ note, votes }]
  })
  cards.sort(
    (one, other) =>
      other.votes - one.votes || place(one.note) - place(other.note) || byRank(one.note, other.note),
  )
  const first = new Map<number, number>()
  cards.forEach(({ votes }, at) => first.has(votes) || first.set(votes, at))
  return cards.map((card, at) => ({ ...card, rank: (first.get(card.votes) ?? at) + 1 }))
}

type ResultState = Pick<BoardState, 'notes' | 'columns' | 'voting'>
