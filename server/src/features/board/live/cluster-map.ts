/**
 * Items of which each process knows a part, put together: who is present, who is typing. A process that falls silent
 * is forgotten, with its items.
 */
export interface ClusterMap<Item> {
  /** The items of this process. */
  readonly own: Map<string, Item>
  /** Replaces all items of another process. `at`: when they were received, in milliseconds. */
  replace(node: string, items: readonly (readonly [string, Item])[], at: number): void
  /** Forgets the items of this process and of all others. */
  clear(): void
  /** Forgets processes last heard before a time. True when there were any such processes. */
  forgetBefore(time: number): boolean
  /**
   * The items of all processes; of two reports of one item that of this process counts, unless `prefer` decides
   * otherwise.
   */
  all(): ReadonlyMap<string, Item>
}

/** `prefer`: which of two reports of an item counts; by default the later one, which is that of this process. */
export function createClusterMap<Item>(
  prefer: (known: Item, later: Item) => Item = (_known, later) => later,
): ClusterMap<Item> {
  const own = new Map<string, Item>()
  const others = new Map<
    string,
    { readonly items: readonly (readonly [string, Item])[]; readonly at: number }
  >()
  return {
    own,
    replace(node, items, at) {
      if (items.length === 0) others.delete(node)
      else others.set(node, { items, at })
    },
    clear() {
      own.clear()
      others.clear()
    },
    forgetBefore(time) {
      const silent = [...others].filter(([, report]) => report.at < time)
      for (const [node] of silent) others.delete(node)
      return silent.length > 0
    },
    all() {
      if (others.size === 0) return own
      const all = new Map<string, Item>()
      for (const [key, item] of [...[...others.values()].flatMap((report) => report.items), ...own]) {
        const known = all.get(key)
        all.set(key, known === undefined ? item : prefer(known, item))
      }
      return all
    },
  }
}
