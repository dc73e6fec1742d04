import { cookieOf } from '../../server/src/testing/board-client.ts'

/** Concurrent requests: enough to be quick, few enough not to be a load test of their own. */
const AT_ONCE = 20

/** The cookies of `count` new guests (AUTH-19). */
export function newGuests(url: string, count: number): Promise<readonly string[]> {
  return inTurns(
    Array.from({ length: count }, (_, at) => at),
    AT_ONCE,
    async () => cookieOf(await fetch(`${url}/uid`)),
  )
}

/** Runs an async function for every item, a limited number at a time. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  async function next(): Promise<void> {
    for (const [at, item] of waiting) results[at] = await work(item)
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, next))
  return results
}
