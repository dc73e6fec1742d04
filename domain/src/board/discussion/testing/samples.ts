import fc from 'fast-check'
import { asId, type NoteId } from '../../../kernel/ids.ts'
import { startVoting } from '../../testing/commands.ts'
import {
  type Aiming,
  type CommandSamples,
  type EventSamples,
  FACILITATOR_ONLY,
} from '../../testing/sample.ts'
import type { TargetedCommand } from '../../testing/sample.ts'
import { isVoteRunning, unaimed } from '../../testing/targets.ts'
import { SMALL_WORLD, typed } from '../../testing/world.ts'
import { voteResults } from '../../voting/vote-results.ts'
import type { DiscussionCommand, DiscussionEvent } from '../commands-and-events.ts'

export const discussionCommandSamples: CommandSamples<DiscussionCommand> = {
  'set-discussion': {
    example: { type: 'set-discussion', note: asId<NoteId>('n1') },
    allowed: FACILITATOR_ONLY,
    drawn: {
      weight: 30,
      from: ({ noteId }) => typed('set-discussion', { note: fc.option(noteId, { freq: 3 }) }),
    },
    aim: aimAtVoted,
  },
}

export const discussionEventSamples: EventSamples<DiscussionEvent> = {
  'discussion-set': typed('discussion-set', { note: fc.option(SMALL_WORLD.noteId) }),
}

/** Only notes with votes are discussed, once the vote has ended. */
function aimAtVoted(command: DiscussionCommand, { board, pick }: Aiming): TargetedCommand {
  if (command.note === null || board.isMasked) return unaimed(command)
  const cards = voteResults(board)
  const card = cards[pick % cards.length]
  if (card !== undefined) return unaimed({ ...command, note: card.note.id })
  if (!isVoteRunning(board)) return unaimed(startVoting())
  const hasVotes = board.voting !== null && board.voting.existingVotes.size > 0
  const note = board.notes.keys()[pick % board.notes.size]
  if (hasVotes || note === undefined) return unaimed({ type: 'end-voting' })
  return unaimed({ type: 'cast-votes', noteId: note, votes: 1 })
}
