import { setTimeout as sleep } from 'node:timers/promises'
import { monotonicMicros } from '../measure/monotonic-clock.ts'

/**
 * Runs items at their times (milliseconds after `startAt`, in their order), at the earliest turn of the event loop
 * after each; late items run, and are not left out. Resolves when the last one ran.
 */
export async function dispatch<Item extends { readonly at: number }>(
  items: Iterable<Item>,
  startAt: number,
  perform: (item: Item, dueAt: number) => void,
): Promise<void> {
  for (const item of items) {
    const dueAt = startAt + item.at * 1000
    for (let left = dueAt - monotonicMicros(); left > 0; left = dueAt - monotonicMicros()) {
      // Timers are good to a millisecond.
      await sleep(Math.max(1, Math.floor(left / 1000)))
    }
    perform(item, dueAt)
  }
}
