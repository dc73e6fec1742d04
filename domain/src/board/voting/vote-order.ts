import type { NoteId } from '../../kernel/ids.ts'
import type { Ballot, VoteOrder } from '../state.ts'
import { entriesOf } from './votes.ts'

/**
 * The order once a person has `votes` on a note: added votes are the newest, and the newest on the note are taken back
 * first.
 */
export function orderAfter(order: VoteOrder, noteId: NoteId, votes: number): VoteOrder {
  const before = order.filter((id) => id === noteId).length
  if (votes >= before) return [...order, ...Array<NoteId>(votes - before).fill(noteId)]
  let excess = before - votes
  return order
    .toReversed()
    .filter((id) => id !== noteId || excess-- <= 0)
    .toReversed()
}

/**
 * What a ballot has to lose to hold no more than `limit` votes on the notes that count, the newest first (VOTE-10): the
 * new number of votes for each note that changes. Votes whose order is unknown count as the oldest.
 */
export function reducedTo(
  limit: number,
  ballot: Ballot,
  order: VoteOrder,
  counts: (noteId: NoteId) => boolean,
): ReadonlyMap<NoteId, number> {
  const cast = entriesOf(ballot)
    .filter(([noteId]) => counts(noteId))
    .reduce<VoteOrder>((all, [noteId, votes]) => withVotes(all, noteId, votes), order.filter(counts))
  const reduced = new Map<NoteId, number>()
  for (const noteId of cast.slice(limit))
    reduced.set(noteId, (reduced.get(noteId) ?? ballot[noteId] ?? 0) - 1)
  return reduced
}

/** The order with exactly so many votes on a note; votes that were not in it yet come first. */
function withVotes(order: VoteOrder, noteId: NoteId, votes: number): VoteOrder {
  const known = order.filter((id) => id === noteId).length
  if (votes <= known) return orderAfter(order, noteId, votes)
  return [...Array<NoteId>(votes - known).fill(noteId), ...order]
}
