/** What a decision comes to: the events that shall happen, or the reason why none do (style rule 6). */
export type Decision<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** A decision in favour. No events at all means: granted, and already so. */
export function accept<Event>(...events: readonly Event[]): Decision<Event, never> {
  return { ok: true, events }
}

/** A decision against, with its one code. */
export function refuse<const Refusal>(refusal: Refusal): Decision<never, Refusal> {
  return { ok: false, refusal }
}
