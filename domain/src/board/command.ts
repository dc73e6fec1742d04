import type { ActionCommand } from './action-items/commands-and-events.ts'
import type { CommentCommand } from './comments/commands-and-events.ts'
import type { DiscussionCommand } from './discussion/commands-and-events.ts'
import type { FacilitationCommand } from './facilitation/commands-and-events.ts'
import type { GifCommand } from './gifs/commands-and-events.ts'
import type { GroupCommand } from './groups/commands-and-events.ts'
import type { RunCommand } from './guided-run/commands-and-events.ts'
import type { IcebreakerCommand } from './icebreaker/commands-and-events.ts'
import type { MediaCommand } from './media/commands-and-events.ts'
import type { MoodCommand } from './mood/commands-and-events.ts'
import type { NoteCommand } from './notes/commands-and-events.ts'
import type { ReactionCommand } from './reactions/commands-and-events.ts'
import type { RemovalCommand } from './removals/commands-and-events.ts'
import type { SettingsCommand } from './settings/commands-and-events.ts'
import type { ShowingCommand } from './showings/commands-and-events.ts'
import type { TimerCommand } from './timer/commands-and-events.ts'
import type { VoteCommand, VotingCommand } from './voting/commands-and-events.ts'

export type { CarryAction } from './action-items/commands-and-events.ts'

/** Everything that a person on a board can ask for. The client makes the ids of new things. */
export type BoardCommand = CommandAboutNotes | MeetingCommand

/** Commands about notes, and votes on them: a page has the rules for them from the beginning. */
export type CommandAboutNotes = NoteCommand | GroupCommand | CommentCommand | ReactionCommand | VoteCommand

/** Commands that are not about notes; a page loads the rules for them after those for notes. */
export type MeetingCommand =
  | ActionCommand
  | DiscussionCommand
  | FacilitationCommand
  | GifCommand
  | IcebreakerCommand
  | MediaCommand
  | MoodCommand
  | RemovalCommand
  | RunCommand
  | SettingsCommand
  | ShowingCommand
  | TimerCommand
  | VotingCommand

export type BoardCommandType = BoardCommand['type']
export type CommandOf<Type extends BoardCommandType> = Extract<BoardCommand, { type: Type }>
