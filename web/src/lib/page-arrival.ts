/*
 * A navigation changes the address at once, and the page once its code is there. What must not happen before the page
 * was left, such as forgetting what it shows, waits for that.
 */
let arrival: PromiseWithResolvers<void> | null = null

/** Called by the router as the address changes. */
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
