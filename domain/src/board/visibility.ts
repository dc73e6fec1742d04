import type { AuthorId, NoteId } from '../kernel/ids.ts'
import type { ActionShown } from './action-items/commands-and-events.ts'
import { actionVisibility } from './action-items/visible.ts'
import { commentVisibility } from './comments/visible.ts'
import type { BoardEvent } from './event.ts'
import type { EventVisibilities, EventVisibility } from './event-visibility.ts'
import { discussionVisibility } from './discussion/visible.ts'
import { facilitationVisibility } from './facilitation/visible.ts'
import { gifVisibility } from './gifs/visible.ts'
import { groupVisibility } from './groups/visible.ts'
import type { StepDoneCounted } from './guided-run/commands-and-events.ts'
import { runVisibility } from './guided-run/visible.ts'
import { icebreakerVisibility } from './icebreaker/visible.ts'
import { mediaVisibility } from './media/visible.ts'
import { moodVisibility } from './mood/visible.ts'
import type { NoteShown, TextsShown } from './notes/commands-and-events.ts'
import { noteVisibility } from './notes/visible.ts'
import { reactionVisibility } from './reactions/visible.ts'
import type { RemovalEvent } from './removals/commands-and-events.ts'
import { removalVisibility } from './removals/visible.ts'
import { settingsVisibility } from './settings/visible.ts'
import { showingVisibility } from './showings/visible.ts'
import type { BoardState } from './state.ts'
import { timerVisibility } from './timer/visible.ts'
import { type PseudonymOf, type Viewer, viewerOn } from './visible-board.ts'
import type { VotesCounted } from './voting/commands-and-events.ts'
import { votingVisibility } from './voting/visible.ts'

/** An event as a viewer gets it, and events that only viewers get. */
export type ViewEvent =
  | Exclude<BoardEvent, RemovalEvent>
  | NoteShown
  | TextsShown
  | ActionShown
  | StepDoneCounted
  | VotesCounted

/**
 * What this viewer is sent of an event; `state` is the board after it. Replicas evolve over the answer and arrive at
 * `visibleBoard(state, viewer)`.
 */
export function visibleEvents(
  event: BoardEvent,
  state: BoardState,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
): readonly ViewEvent[] {
  return visibilityOf(event).visible(event, state, viewerOn(state, viewer), pseudonymOf)
}

/**
 * The events of one row without those that show a note again: each shows it as it is after the row, with all of its
 * comments, so that bringing back every comment of a note would send the note as often (LIMIT-25).
 */
export function shownOnce(events: readonly ViewEvent[]): readonly ViewEvent[] {
  const shown = new Set<NoteId>()
  return events.filter((event) => {
    if (event.type !== 'note-shown') return true
    const isFirst = !shown.has(event.note.id)
    shown.add(event.note.id)
    return isFirst
  })
}

/**
 * The people who are sent more of this event than their audience: while brainstorming the authors of its texts; always
 * the owner of a vote or action item and the person who becomes a facilitator. Empty means that one payload serves each
 * audience (WIRE-21).
 */
export function ownersOf(event: BoardEvent, state: BoardState): readonly AuthorId[] {
  return visibilityOf(event).owners(event, state)
}

/** Who is sent what of this event. */
export function visibilityOf({ type }: BoardEvent): EventVisibility<BoardEvent, ViewEvent> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entry under a type takes events of that type
  return VISIBILITIES[type] as EventVisibility<BoardEvent, ViewEvent>
}

const VISIBILITIES: EventVisibilities<BoardEvent, ViewEvent> = {
  ...actionVisibility,
  ...commentVisibility,
  ...discussionVisibility,
  ...facilitationVisibility,
  ...gifVisibility,
  ...groupVisibility,
  ...icebreakerVisibility,
  ...mediaVisibility,
  ...moodVisibility,
  ...noteVisibility,
  ...reactionVisibility,
  ...removalVisibility,
  ...runVisibility,
  ...settingsVisibility,
  ...showingVisibility,
  ...timerVisibility,
  ...votingVisibility,
}
