import type { Decision } from './result.ts'

/**
 * The pure heart of an event-sourced noun (style rule 3): `decide` says what should happen,
 * `evolve` what it means. Neither knows the clock, the network or who is listening.
 */
export interface Decider<State, Command, Context, Event, Refusal> {
  readonly decide: (state: State, command: Command, context: Context) => Decision<Event, Refusal>
  readonly evolve: (state: State, event: Event) => State
}
