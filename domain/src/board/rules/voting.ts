import type { AuthorId, NoteId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { type Actor, authorOf, isAuthor, leads } from '../actor.ts'
import type { CommandOf } from '../command.ts'
import type { BoardDecision, DecisionContext } from '../decide.ts'
import type { BoardEvent } from '../event.ts'
import { VOTES_MAX } from '../limits.ts'
import type { BoardState, Voting } from '../state.ts'
import { reducedTo } from '../vote-order.ts'
import { entriesOf, isDone, isVotedOn, ownVotes, votesLeft } from '../votes.ts'
import { isCount } from './number.ts'

/** A facilitator starts a vote on one column or on all, anew or with the votes that are there (board.md §4, D7). */
export function startVoting(
  state: BoardState,
  command: CommandOf<'start-voting'>,
  context: DecisionContext,
): BoardDecision {
  const { contentId, allowedVotes, resetVotes, showsTotals } = command
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (contentId !== null && !state.columns.some(({ id }) => id === contentId)) return refuse('unknown-column')
  if (!isCount(allowedVotes, VOTES_MAX)) return refuse('number-invalid')
  if (state.voting?.status === 'vote') return refuse('voting-running')
  if (state.isMasked) return refuse('brainstorming-running')
  const started = {
    type: 'voting-started',
    contentId,
    maxVotes: allowedVotes,
    resetVotes,
    showsTotals,
  } as const
  return accept(started, ...(resetVotes ? [] : extraVotesTakenBack(state, started)))
}

/** A facilitator ends the vote: totals are there for everybody (D7). */
export function endVoting(
  state: BoardState,
  _command: CommandOf<'end-voting'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  return state.voting?.status === 'vote' ? accept({ type: 'voting-ended' }) : accept()
}

/**
 * Somebody gives a note so many of their votes. The limit holds for the person, under whatever ids they voted,
 * and is checked where commands of a board are decided one after the other: nobody gets beyond it (D7).
 */
export function castVotes(
  state: BoardState,
  command: CommandOf<'cast-votes'>,
  context: DecisionContext,
): BoardDecision {
  const { noteId, votes } = command
  const { actor } = context
  const { voting } = state
  const note = state.notes.get(noteId)
  if (note === undefined) return refuse('unknown-note')
  if (voting === null || voting.status !== 'vote') return refuse('not-voting')
  if (!isVotedOn(voting, note)) return refuse('wrong-column')
  if (votes !== 0 && !isCount(votes, VOTES_MAX)) return refuse('number-invalid')
  const before = ownVotes(voting, noteId, actor)
  if (before === votes) return accept()
  const left = votesLeft(state, actor) + before - votes
  // Taking back is never refused: a guest who signs in may have voted under both ids.
  if (left < 0 && votes > before) return refuse('no-votes-left')
  const by = voterId(state, voting, actor)
  // Votes on one note lie under one id, so that whoever looks for their own finds them together.
  const others = actor.authorIds.filter(
    (id) => id !== by && (voting.existingVotes.get(id)?.[noteId] ?? 0) > 0,
  )
  const moved = others.map((id): BoardEvent => ({ type: 'votes-cast', noteId, votes: 0, by: id }))
  const cast: BoardEvent = { type: 'votes-cast', noteId, votes, by }
  return accept(...moved, cast, ...doneAfter(voting, context, state, left <= 0))
}

/** Somebody says that they are done, or not yet (D7: everybody sees how many are). */
export function setDone(
  state: BoardState,
  command: CommandOf<'set-done'>,
  context: DecisionContext,
): BoardDecision {
  const { voting } = state
  if (voting === null || voting.status !== 'vote') return refuse('not-voting')
  return accept(...doneAfter(voting, context, state, command.done))
}

/**
 * Votes that a resumed vote no longer allows go back to their owners, each owner's newest first: with them some would
 * have more than everybody else (D7). By ballot: one person's votes lie under one id.
 */
function extraVotesTakenBack(
  { voting, notes }: BoardState,
  { contentId, maxVotes }: Pick<Voting, 'contentId' | 'maxVotes'>,
): readonly BoardEvent[] {
  if (voting === null) return []
  const { existingVotes, castOrder } = voting
  const resumed = { ...voting, contentId }
  const counts = (noteId: NoteId): boolean => isVotedOn(resumed, notes.get(noteId))
  return existingVotes.keys().flatMap((by) => {
    const reduced = reducedTo(maxVotes, existingVotes.get(by) ?? {}, castOrder.get(by) ?? [], counts)
    return [...reduced].map(([noteId, votes]): BoardEvent => ({ type: 'votes-cast', noteId, votes, by }))
  })
}

/**
 * The id that somebody votes under: the one that they voted under before, so that all their votes are found together
 * also by who does not know that a guest has signed in since; and so that what was cast without a name stays so (D9).
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
