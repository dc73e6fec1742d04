import type { AuthorId } from '../kernel/ids.ts'
import type { BoardState } from './state.ts'
import type { PseudonymOf, Viewer } from './visible-board.ts'

/** Who is sent what of one type of event. `Sent`: what viewers get, also events that only viewers get. */
export interface EventVisibility<Event, Sent> {
  /** What this viewer is sent; `state` is the board after the event. */
  readonly visible: (
    event: Event,
    state: BoardState,
    viewer: Viewer,
    pseudonymOf: PseudonymOf,
  ) => readonly Sent[]
  /** The people who are sent more of it than their audience (WIRE-21); `state` as above. */
  readonly owners: (event: Event, state: BoardState) => readonly AuthorId[]
  /** The event for a client that missed it, when the board is `now`; null: the client gets the board (WIRE-10). */
  readonly missed: (event: Event, now: BoardState) => Event | null
}

/** The visibility of each of these events: one that is left out does not compile. */
export type EventVisibilities<Event extends { readonly type: string }, Sent = Event> = {
  readonly [Type in Event['type']]: EventVisibility<Extract<Event, { type: Type }>, Sent>
}

/** All viewers are sent the event unchanged, early or late. */
export const SENT_TO_ALL = { visible: unchanged, owners: noOwners, missed: asItWas }

/** No viewer is sent the event. */
export const SENT_TO_NONE = { visible: noEvents, owners: noOwners, missed: asItWas }

function unchanged<Event>(event: Event): readonly Event[] {
  return [event]
}

export function noOwners(): readonly AuthorId[] {
  return []
}

export function asItWas<Event>(event: Event): Event {
  return event
}

/** The event can only be understood together with the rest of the board. */
export function wholeBoard(): null {
  return null
}

/** The author as a list of owners; none where no author is known. */
export function ownersIfKnown(author: AuthorId | null): readonly AuthorId[] {
  return author === null ? [] : [author]
}

function noEvents(): readonly never[] {
  return []
}
