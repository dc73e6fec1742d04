import fc from 'fast-check'
import type { BoardState } from '../../state.ts'
import { addNote, react } from '../../testing/commands.ts'
import { type CommandSamples, ALL_PARTICIPANTS, type EventSamples } from '../../testing/sample.ts'
import { aimAt, notesOf } from '../../testing/targets.ts'
import { EVENT_AUTHOR, SMALL_WORLD, typed } from '../../testing/world.ts'
import type { ReactionCommand, ReactionEvent } from '../commands-and-events.ts'

export const reactionCommandSamples: CommandSamples<ReactionCommand> = {
  'set-reaction': {
    example: react('n1', '🎉'),
    allowed: ALL_PARTICIPANTS,
    drawn: {
      weight: 16,
      from: (world) => typed('set-reaction', { noteId: world.noteId, emoji: world.emoji, on: fc.boolean() }),
    },
    aim: (command, aiming) => {
      const { board, pick } = aiming
      const given = reactionsOf(board)
      const mine = command.on ? undefined : given[pick % given.length]
      if (mine !== undefined)
        return { command: { ...command, noteId: mine.noteId, emoji: mine.emoji }, owner: mine.by }
      const aimed = aimAt(command, notesOf(board.notes), aiming, addNote('n'))
      return aimed.command.type === 'set-reaction' && pick % 4 > 0
        ? { ...aimed, command: { ...aimed.command, on: true } }
        : aimed
    },
  },
}

const { noteId, emoji } = SMALL_WORLD

export const reactionEventSamples: EventSamples<ReactionEvent> = {
  'reaction-added': typed('reaction-added', { noteId, emoji, by: EVENT_AUTHOR }),
  'reaction-removed': typed('reaction-removed', { noteId, emoji, by: EVENT_AUTHOR }),
}

function reactionsOf(board: BoardState) {
  return board.notes
    .values()
    .flatMap((note) => note.reactions.map((reaction) => ({ ...reaction, noteId: note.id })))
}
