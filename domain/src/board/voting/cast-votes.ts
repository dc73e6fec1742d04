import type { AuthorId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { type Actor, authorOf, isAuthor } from '../actor.ts'
import { isLate, type SeenCounts } from '../change-counts.ts'
import type { CommandOf } from '../command.ts'
import type { VoteCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { VOTES_MAX } from '../limits.ts'
import type { BoardState, Voting } from '../state.ts'
import { entriesOf, isDone, isVotedOn, ownVotes, votesLeft } from './votes.ts'
import { isCount } from '../number.ts'

/** The rules of these commands. */
export const voteRules: Rules<VoteCommand> = {
  'cast-votes': castVotes,
  'set-done': setDone,
}

/**
 * A participant sets the number of their votes on a note (VOTE-25). The limit holds for the person, under whatever ids
 * they voted, and is checked where a board's commands are decided one after the other, so that no interleaving exceeds
 * it (VOTE-22, VOTE-23).
 */
function castVotes(
  state: BoardState,
  command: CommandOf<'cast-votes'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, votes, seen } = command
  const { actor } = context
  const { voting } = state
  const note = state.notes.get(noteId)
  if (note === undefined) return refuse('unknown-note')
  if (!isSameVote(state, seen) || voting === null) return refuse('not-voting')
  if (!isVotedOn(voting, note)) return refuse('wrong-column')
  if (votes !== 0 && !isCount(votes, VOTES_MAX)) return refuse('number-invalid')
  const before = ownVotes(voting, noteId, actor)
  if (before === votes) return accept()
  const left = votesLeft(state, actor) + before - votes
  // Taking back is never refused: a guest who signed in may have more votes out than allowed, under both ids (VOTE-16).
  if (left < 0 && votes > before) return refuse('no-votes-left')
  const by = voterId(state, voting, actor)
  // Votes on one note are kept under one id, so that a client finds all its own together.
  const others = actor.authorIds.filter(
    (id) => id !== by && (voting.existingVotes.get(id)?.[noteId] ?? 0) > 0,
  )
  const moved = others.map((id): BoardEvent => ({ type: 'votes-cast', noteId, votes: 0, by: id }))
  // Removing the other id's votes may be the only change.
  const isKept = (voting.existingVotes.get(by)?.[noteId] ?? 0) === votes
  const cast: readonly BoardEvent[] = isKept ? [] : [{ type: 'votes-cast', noteId, votes, by }]
  return accept(...moved, ...cast, ...doneAfter(voting, context, state, left <= 0))
}

/** A participant says that they are done, or not yet (VOTE-27). */
function setDone(state: BoardState, command: CommandOf<'set-done'>, context: DecisionContext): BoardDecision {
  const { voting } = state
  if (!isSameVote(state, command.seen) || voting === null) return refuse('not-voting')
  return accept(...doneAfter(voting, context, state, command.done))
}

/** Whether a vote runs, and no other one than the sender saw: a page may have been offline since (VOTE-45). */
function isSameVote({ voting, changes }: BoardState, seen: SeenCounts | undefined): boolean {
  return voting?.status === 'vote' && !isLate(changes, seen)
}

/**
 * The id that a person votes under: the one that they voted under before. So all their votes are found together also by
 * a client that does not know that a guest has signed in since, and votes cast without a name never get one (VOTE-23).
 */
function voterId(state: BoardState, voting: Voting, actor: Actor): AuthorId {
  const known = actor.authorIds.find((id) => entriesOf(voting.existingVotes.get(id) ?? {}).length > 0)
  return known ?? authorOf(state, actor)
}

function doneAfter(
  voting: Voting,
  { actor }: DecisionContext,
  state: BoardState,
  done: boolean,
): readonly BoardEvent[] {
  if (isDone(voting, actor) === done) return []
  if (done) return [{ type: 'voter-done', by: authorOf(state, actor), done }]
  return voting.done.filter((by) => isAuthor(by, actor)).map((by) => ({ type: 'voter-done', by, done }))
}
