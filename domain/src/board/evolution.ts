import type { BoardState } from './state.ts'

/** The board after one type of event. It changes nothing where the event is about something that is not there. */
export type Evolution<Event> = (state: BoardState, event: Event) => BoardState

/** The evolution of each of these events: one that is left out does not compile. */
export type Evolutions<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: Evolution<Extract<Event, { type: Type }>>
}
