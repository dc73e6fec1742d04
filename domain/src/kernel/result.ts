/** The result of a decision: the events that shall happen, or the reason why none do. */
export type Decision<Event, Refusal> =
  | { readonly ok: true; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal }

/** Accepts. Without events: granted, and the state is so already. */
export function accept<Event>(...events: readonly Event[]): Decision<Event, never> {
  return { ok: true, events }
}

/** Refuses, with one code. */
export function refuse<const Refusal>(refusal: Refusal): Decision<never, Refusal> {
  return { ok: false, refusal }
}
