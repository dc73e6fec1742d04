import type { BoardCommand } from '@retropulse/domain/board/command'
import { z } from 'zod'
import { actionCommands } from './board-tools/action-items.ts'
import { commentCommands } from './board-tools/comments.ts'
import { discussionCommands } from './board-tools/discussion.ts'
import { emphasisCommands, facilitationCommands, maskingCommands } from './board-tools/facilitation.ts'
import { gifCommands } from './board-tools/gifs.ts'
import { groupCommands } from './board-tools/groups.ts'
import { runCommands } from './board-tools/guided-run.ts'
import { icebreakerCommands } from './board-tools/icebreaker.ts'
import { mediaCommands } from './board-tools/media.ts'
import { moodCommands } from './board-tools/mood.ts'
import { noteCommands } from './board-tools/notes.ts'
import { reactionCommands } from './board-tools/reactions.ts'
import { removalCommands } from './board-tools/removals.ts'
import { settingsCommands } from './board-tools/settings.ts'
import { showingCommands } from './board-tools/showings.ts'
import { timerCommands } from './board-tools/timer.ts'
import { voteCommands, votingCommands } from './board-tools/voting.ts'
import { commandIdSchema } from './ids.ts'

// The order of the tools is a part of the digest in `protocol.test.ts`.
const noteCommand = z.discriminatedUnion('type', [
  ...noteCommands,
  ...commentCommands,
  ...reactionCommands,
  ...groupCommands,
  ...voteCommands,
  ...actionCommands,
])

const updateCommand = z.discriminatedUnion('type', [
  ...maskingCommands,
  ...votingCommands,
  ...timerCommands,
  ...mediaCommands,
  ...moodCommands,
  ...showingCommands,
  ...emphasisCommands,
  ...gifCommands,
  ...icebreakerCommands,
  ...facilitationCommands,
  ...removalCommands,
  ...discussionCommands,
  ...runCommands,
])

const settingsCommand = z.discriminatedUnion('type', settingsCommands)

/** The socket event that carries each command and the events that come of it (WIRE-5 to WIRE-7). */
export type BoardChannel = 'message' | 'update' | 'settings-update'

function envelopeOf<Command extends z.ZodType>(command: Command) {
  return z.strictObject({ id: commandIdSchema, command, anonymous: z.literal(true).optional() })
}

/** The messages of a client on each channel: the command, and the id that makes repeating it harmless (WIRE-14). */
export const commandSchemas = {
  message: envelopeOf(noteCommand),
  update: envelopeOf(updateCommand),
  'settings-update': envelopeOf(settingsCommand),
} satisfies Record<BoardChannel, z.ZodType>

/** A command on its way to the server. */
export interface CommandEnvelope {
  readonly id: z.infer<typeof commandIdSchema>
  readonly command: BoardCommand
  /** Typed while the board hid its authors: it stays without a name, whenever it arrives (ANON-14). */
  readonly anonymous?: true | undefined
}

type Parsed = z.infer<(typeof commandSchemas)[BoardChannel]>['command']
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false

/**
 * Fails to compile when the schemas and the domain's commands are not the same set.
 * @public
 */
export const commandsAreComplete: Same<Parsed, BoardCommand> = true
