import fc from 'fast-check'
import { castVotes, startVoting } from '../../testing/commands.ts'
import {
  type CommandSamples,
  ALL_PARTICIPANTS,
  type EventSamples,
  FACILITATOR_ONLY,
} from '../../testing/sample.ts'
import { aimAt, isVoteRunning, notesOf } from '../../testing/targets.ts'
import { bare, EVENT_AUTHOR, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { VoteCommand, VotingCommand, VotingEvent } from '../commands-and-events.ts'

export const votingCommandSamples: CommandSamples<VoteCommand | VotingCommand> = {
  'start-voting': {
    example: startVoting(),
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 12,
      from: (world) =>
        typed('start-voting', {
          contentId: fc.option(world.columnId, { nil: null, freq: 2 }),
          allowedVotes: fc.constantFrom(0, 1, 2, 3, 3, 4, 4),
          resetVotes: fc.boolean(),
          showsTotals: fc.boolean(),
        }),
    },
  },
  'end-voting': {
    example: { type: 'end-voting' },
    allowed: FACILITATOR_ONLY,
    drawn: { weight: 8, from: () => bare('end-voting') },
  },
  'cast-votes': {
    example: castVotes('n1', 1),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 48,
      from: (world) => typed('cast-votes', { noteId: world.noteId, votes: fc.constantFrom(0, 1, 1, 2, 3) }),
    },
    aim: (command, aiming) =>
      !isVoteRunning(aiming.board) && aiming.pick % 4 > 0
        ? aiming.aim(someVote(aiming.pick))
        : aimAt(command, notesOf(aiming.board.notes), aiming, { type: 'end-voting' }),
  },
  'set-done': {
    example: { type: 'set-done', done: true },
    allowed: ALL_PARTICIPANTS,
    drawn: { weight: 8, from: () => typed('set-done', { done: fc.boolean() }) },
  },
}

const { noteId, columnId } = SMALL_WORLD

export const votingEventSamples: EventSamples<VotingEvent> = {
  'voting-started': typed('voting-started', {
    contentId: fc.option(columnId),
    maxVotes: fc.integer({ min: 1, max: 3 }),
    resetVotes: fc.boolean(),
    showsTotals: fc.boolean(),
  }),
  'votes-cast': typed('votes-cast', { noteId, votes: fc.nat(3), by: EVENT_AUTHOR }),
  'voter-done': typed('voter-done', { by: EVENT_AUTHOR, done: fc.boolean() }),
  'voting-ended': bare('voting-ended'),
}

function someVote(pick: number): VotingCommand {
  return startVoting({ allowedVotes: 1 + (pick % 3), showsTotals: pick % 2 === 0, resetVotes: pick % 5 > 0 })
}
