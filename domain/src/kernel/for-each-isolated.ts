/** Receives an error that ends neither the process nor the work around it. */
export type OnError = (error: unknown) => void

/**
 * Performs work for each item, one after the other. One that fails is reported, keeps no other waiting and is left for
 * the next run. Returns how many failed.
 */
export async function forEachIsolated<Item>(
  items: Iterable<Item>,
  perform: (item: Item) => Promise<unknown>,
  onError: OnError,
): Promise<number> {
  let failures = 0
  for (const item of items) {
    try {
      await perform(item)
    } catch (error) {
      failures += 1
      onError(error)
    }
  }
  return failures
}

export interface PagedWork<Item> {
  /** The items after a key, in the order of keys; the first ones after the empty key, none at the end. */
  readonly pageAfter: (key: string) => Promise<readonly Item[]>
  readonly keyOf: (item: Item) => string
  readonly perform: (item: Item) => Promise<unknown>
  readonly onError: OnError
}

/**
 * Like `forEachIsolated`, for the rows of a table. Keys only grow, so that rows which fail are met once in a run and not
 * found again without end.
 */
export async function forEachPaged<Item>({
  pageAfter,
  keyOf,
  perform,
  onError,
}: PagedWork<Item>): Promise<void> {
  let after: string | undefined = ''
  while (after !== undefined) {
    const page = await pageAfter(after)
    await forEachIsolated(page, perform, onError)
    const last = page.at(-1)
    after = last === undefined ? undefined : keyOf(last)
  }
}
