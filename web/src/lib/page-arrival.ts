/*
 * A navigation waits for the code of its page. What must not happen before the last page was left, such as forgetting
 * what it shows, waits for it.
 */
let arrival: PromiseWithResolvers<void> | null = null

/** Called by the router as a navigation begins. */
export function beginNavigation(): void {
  arrival ??= Promise.withResolvers()
}

/** Called by the router once the page of the address is drawn. */
export function endNavigation(): void {
  arrival?.resolve()
  arrival = null
}

/** Resolves when the page of the latest navigation is drawn; at once while there is none under way. */
export function pageShown(): Promise<void> {
  return arrival?.promise ?? Promise.resolve()
}
