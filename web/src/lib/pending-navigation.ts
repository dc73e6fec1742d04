/*
 * A navigation waits for the code of its page. What must not happen before the last page was left, such as forgetting
 * what it shows, waits for it.
 */
let arrival: Promise<void> | null = null
let arrive: (() => void) | null = null

/** Called by the router as a navigation begins. */
export function beginNavigation(): void {
  arrival ??= new Promise((resolve) => {
    arrive = resolve
  })
}

/** Called by the router once the page of the address is drawn. */
export function endNavigation(): void {
  arrive?.()
  arrival = null
  arrive = null
}

/** Resolves when the page of the latest navigation is drawn; at once while there is none under way. */
export function pageShown(): Promise<void> {
  return arrival ?? Promise.resolve()
}
