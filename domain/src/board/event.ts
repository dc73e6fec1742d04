import type { ActionEvent } from './action-items/commands-and-events.ts'
import type { CommentEvent } from './comments/commands-and-events.ts'
import type { DiscussionEvent } from './discussion/commands-and-events.ts'
import type { FacilitationEvent } from './facilitation/commands-and-events.ts'
import type { GifEvent } from './gifs/commands-and-events.ts'
import type { GroupEvent } from './groups/commands-and-events.ts'
import type { RunEvent } from './guided-run/commands-and-events.ts'
import type { IcebreakerEvent } from './icebreaker/commands-and-events.ts'
import type { MediaEvent } from './media/commands-and-events.ts'
import type { MoodEvent } from './mood/commands-and-events.ts'
import type { NoteEvent } from './notes/commands-and-events.ts'
import type { ReactionEvent } from './reactions/commands-and-events.ts'
import type { RemovalEvent } from './removals/commands-and-events.ts'
import type { SettingsEvent } from './settings/commands-and-events.ts'
import type { ShowingEvent } from './showings/commands-and-events.ts'
import type { TimerEvent } from './timer/commands-and-events.ts'
import type { VotingEvent } from './voting/commands-and-events.ts'

/** What happened on a board. The log keeps these for ever; a new shape gets an upcast, never an edit. */
export type BoardEvent =
  | ActionEvent
  | CommentEvent
  | DiscussionEvent
  | FacilitationEvent
  | GifEvent
  | GroupEvent
  | IcebreakerEvent
  | MediaEvent
  | MoodEvent
  | NoteEvent
  | ReactionEvent
  | RemovalEvent
  | RunEvent
  | SettingsEvent
  | ShowingEvent
  | TimerEvent
  | VotingEvent

export type BoardEventType = BoardEvent['type']
export type EventOf<Type extends BoardEventType> = Extract<BoardEvent, { type: Type }>
