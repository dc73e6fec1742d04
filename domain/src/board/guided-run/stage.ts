import { assertNever } from '../../kernel/assert-never.ts'
import type { CommandOf } from '../command.ts'
import type { BoardState } from '../state.ts'
import { hasVotes, votesEach } from '../voting/votes.ts'
import type { RunStep } from './guided-run.ts'
import type { HandCommand } from './hand-commands.ts'

/**
 * What a step sets, in the order of the rules of the tools (RUN-4): a vote ends before notes are hidden, and notes are
 * shown before a vote begins.
 */
export function stepCommands(state: BoardState, { kind, minutes }: RunStep): readonly HandCommand[] {
  const timer: HandCommand = { type: 'start-timer', duration: minutes }
  switch (kind) {
    case 'write':
      return [END_VOTING, ...byHand(state), { type: 'set-masking', on: true }, timer]
    case 'group':
      return [END_VOTING, REVEAL, ...byHand(state), timer]
    case 'vote':
      return isVoting(state) ? [timer] : [REVEAL, startVoting(state), timer]
    case 'discuss':
      return [END_VOTING, REVEAL, ...(hasVotes(state) ? [BY_VOTES] : []), timer]
    case 'other':
      return [timer]
    default:
      return assertNever(kind)
  }
}

/** What brings the tools back to how they were; the timer is brought back by its time (RUN-7). */
export function restoreCommands(
  state: BoardState,
  { isMasked, vote, sortBy }: CommandOf<'restore-run'>,
): readonly HandCommand[] {
  const resumed: HandCommand[] =
    vote === null || isVoting(state)
      ? []
      : [
          {
            type: 'start-voting',
            contentId: vote.contentId,
            allowedVotes: vote.maxVotes,
            resetVotes: false,
            showsTotals: vote.showsTotals,
          },
        ]
  const ending = vote === null ? [END_VOTING] : []
  // While a vote goes on, the order of the notes cannot change, and has not changed.
  const sorting: HandCommand[] = vote !== null && isVoting(state) ? [] : [{ type: 'set-sorting', sortBy }]
  return [...ending, { type: 'set-masking', on: isMasked && vote === null }, ...sorting, ...resumed]
}

/** Everything that a command of a run may change, as it is now. */
export function stageOf({
  run,
  isMasked,
  timer,
  voting,
  sortBy,
}: BoardState): Omit<CommandOf<'restore-run'>, 'type'> {
  return {
    run: run && { steps: run.steps, index: run.index },
    isMasked,
    timer,
    vote:
      voting?.status === 'vote'
        ? { contentId: voting.contentId, maxVotes: voting.maxVotes, showsTotals: voting.showsTotals }
        : null,
    sortBy,
  }
}

const END_VOTING = { type: 'end-voting' } as const
const REVEAL = { type: 'set-masking', on: false } as const
const BY_VOTES = { type: 'set-sorting', sortBy: 'votes' } as const

/** An earlier vote that has votes goes on as it was (VOTE-8): a step takes no vote away. */
function startVoting(state: BoardState): HandCommand {
  const { voting, columns } = state
  const isResumed = hasVotes(state)
  const column = isResumed ? columns.find(({ id }) => id === voting?.contentId) : undefined
  return {
    type: 'start-voting',
    contentId: column?.id ?? null,
    allowedVotes: votesEach(state),
    resetVotes: !isResumed,
    showsTotals: false,
  }
}

/** The manual order again, also after a vote whose end sorts by votes (VOTE-40). */
function byHand(state: BoardState): readonly HandCommand[] {
  return state.sortBy === null && !isVoting(state) ? [] : [{ type: 'set-sorting', sortBy: null }]
}

function isVoting({ voting }: BoardState): boolean {
  return voting?.status === 'vote'
}
