import type { AuthorId, NoteId } from '../../kernel/ids.ts'
import { accept, refuse } from '../../kernel/result.ts'
import { leads } from '../actor.ts'
import { isLate } from '../change-counts.ts'
import type { CommandOf } from '../command.ts'
import type { VotingCommand } from './commands-and-events.ts'
import type { BoardDecision, DecisionContext, Rules } from '../decision.ts'
import type { BoardEvent } from '../event.ts'
import { VOTES_MAX } from '../limits.ts'
import type { BoardState, Voting } from '../state.ts'
import { reducedTo } from './vote-order.ts'
import { isVotedOn, votesSpent } from './votes.ts'
import { isCount } from '../number.ts'

/** The rules of these commands. */
export const votingRules: Rules<VotingCommand> = {
  'start-voting': startVoting,
  'end-voting': endVoting,
}

/**
 * A facilitator starts a vote on one column or on all, without votes or with those that are there (VOTE-1, VOTE-7,
 * VOTE-8). One that comes after another vote has begun or ended does nothing: it would take that result away.
 */
function startVoting(
  state: BoardState,
  command: CommandOf<'start-voting'>,
  context: DecisionContext,
): BoardDecision {
  const { contentId, allowedVotes, resetVotes, showsTotals, seen } = command
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (contentId !== null && !state.columns.some(({ id }) => id === contentId)) return refuse('unknown-column')
  if (!isCount(allowedVotes, VOTES_MAX)) return refuse('number-invalid')
  if (state.voting?.status === 'vote') return refuse('voting-running')
  if (state.isMasked) return refuse('brainstorming-running')
  if (isLate(state.changes, seen)) return accept()
  const started = {
    type: 'voting-started',
    contentId,
    maxVotes: allowedVotes,
    resetVotes,
    showsTotals,
  } as const
  const kept = resetVotes ? [] : [...extraVotesTakenBack(state, started), ...votersDone(state, started)]
  return accept(started, ...kept)
}

/**
 * A facilitator ends the vote; its totals are for all participants then (VOTE-36, VOTE-37), and the notes are sorted by
 * them (VOTE-40). The sorting comes first: it shows once the vote has ended, so that both are one change on screen.
 */
function endVoting(
  state: BoardState,
  { seen }: CommandOf<'end-voting'>,
  context: DecisionContext,
): BoardDecision {
  if (!leads(state, context.actor)) return refuse('forbidden')
  if (state.voting?.status !== 'vote' || isLate(state.changes, seen)) return accept()
  const sorted: readonly BoardEvent[] =
    state.sortBy === 'votes' ? [] : [{ type: 'sorting-set', sortBy: 'votes' }]
  return accept(...sorted, { type: 'voting-ended' })
}

/**
 * Votes that a resumed vote no longer allows go back to their owners, each owner's newest first, so that no voter has
 * more than the others (VOTE-10). It works by ballot, since one person's votes are under one id.
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

/** Voters who have no votes left as the vote goes on are done, as they were when they gave the last one (VOTE-27). */
function votersDone(
  { voting, notes }: BoardState,
  { contentId, maxVotes }: Pick<Voting, 'contentId' | 'maxVotes'>,
): readonly BoardEvent[] {
  if (voting === null) return []
  const resumed = { ...voting, contentId }
  const hasSpentAll = (by: AuthorId): boolean =>
    votesSpent({ voting: resumed, notes }, { authorIds: [by] }) >= maxVotes
  return voting.existingVotes
    .keys()
    .filter(hasSpentAll)
    .map((by): BoardEvent => ({ type: 'voter-done', by, done: true }))
}
