import type { Actor } from '@retropulse/domain/board/actor'
import { seenOf } from '@retropulse/domain/board/change-counts'
import type { CommandOf } from '@retropulse/domain/board/command'
import { groupMembers, leaderOf } from '@retropulse/domain/board/groups/groups'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import { ownVotes, votesLeft } from '@retropulse/domain/board/voting/votes'
import type { NoteId } from '@retropulse/domain/kernel/ids'
import type { VoteStep } from '../lazy-voting.ts'

/** The outcome of a vote step: the command that does it, or why nothing happens. */
export type VoteTry =
  | {
      readonly ok: true
      readonly does: 'give' | 'take'
      readonly command: CommandOf<'cast-votes'>
      readonly left: number
    }
  | { readonly ok: false; readonly why: VoteRefusal }

/**
 * - `wrong-column`: another column is voted on (VOTE-18);
 * - `none-left`, `none-here`: no vote to give, none to take back (VOTE-15, VOTE-16);
 * - `several`: a click is ambiguous on a note with several own votes (VOTE-19).
 */
export type VoteRefusal = 'not-voting' | 'wrong-column' | 'none-left' | 'none-here' | 'several' | 'gone'

type Voter = Pick<Actor, 'authorIds'>

/** What a step does. Votes on any note of a group count for the group; new ones go to its first note (VOTE-20). */
export function tryVote(board: BoardState, voter: Voter, noteId: NoteId, step: VoteStep): VoteTry {
  const { voting, notes } = board
  const found = notes.get(noteId)
  if (found === undefined) return refused('gone')
  if (voting === null || voting.status !== 'vote') return refused('not-voting')
  const leader = leaderOf(notes, found)
  if (voting.contentId !== null && voting.contentId !== leader.columnId) return refused('wrong-column')
  const group = [leader, ...groupMembers(notes, leader.id)]
  const seen = seenOf(board.changes, 'votes')
  const votesOn = (note: Note): number => ownVotes(voting, note.id, voter)
  const mine = group.reduce((sum, note) => sum + votesOn(note), 0)
  const left = votesLeft(board, voter)
  if (step === 'press' && mine > 1) return refused('several')
  if (step === 'give' || (step === 'press' && mine === 0))
    return left < 1
      ? refused('none-left')
      : cast('give', { noteId: leader.id, votes: votesOn(leader) + 1, ...seen }, left - 1)
  const from = group.find((note) => votesOn(note) > 0)
  return from === undefined
    ? refused('none-here')
    : cast('take', { noteId: from.id, votes: votesOn(from) - 1, ...seen }, left + 1)
}

function cast(does: 'give' | 'take', command: Omit<CommandOf<'cast-votes'>, 'type'>, left: number): VoteTry {
  return { ok: true, does, command: { type: 'cast-votes', ...command }, left: Math.max(0, left) }
}

function refused(why: VoteRefusal): VoteTry {
  return { ok: false, why }
}
