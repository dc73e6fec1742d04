/**
 * Things that several processes each know a part of, put together: who is here, who is typing.
 * A process that is heard no more is forgotten with what it told.
 */
export interface Gathered<Item> {
  /** What this process itself knows. */
  readonly own: Map<string, Item>
  /** Takes what another process knows now, all of it. `at`: when it was told, in milliseconds. */
  replace(node: string, items: readonly (readonly [string, Item])[], at: number): void
  /** Forgets what this process and all others told. */
  clear(): void
  /** Forgets processes last heard before a time. True when there were any. */
  forgetBefore(time: number): boolean
  /** Everything, the own last, so that it wins unless `prefer` says otherwise. */
  all(): ReadonlyMap<string, Item>
}

/** `prefer`: which of two reports of the same thing counts; the later one, which is the own one, when left out. */
export function createGathered<Item>(
  prefer: (known: Item, later: Item) => Item = (_known, later) => later,
): Gathered<Item> {
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
      const silent = [...others].filter(([, told]) => told.at < time)
      for (const [node] of silent) others.delete(node)
      return silent.length > 0
    },
    all() {
      if (others.size === 0) return own
      const all = new Map<string, Item>()
      for (const [key, item] of [...[...others.values()].flatMap((told) => told.items), ...own]) {
        const known = all.get(key)
        all.set(key, known === undefined ? item : prefer(known, item))
      }
      return all
    },
  }
}
