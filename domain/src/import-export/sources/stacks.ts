/** An item of a file that may lie below another one. */
export interface Stackable {
  readonly id: string
  /** The id of the item above; null: none. */
  readonly parent: string | null
}

/** How far the items above are followed: tools stack one level deep. */
const LEVELS_MAX = 10

/**
 * The items with the key of their group, the top one of each group first. An item whose parent is missing stands
 * alone, and parents in a circle do no harm.
 */
export function inStacks<Item extends Stackable>(
  items: readonly Item[],
): readonly { readonly item: Item; readonly group: string | null }[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const stacks = new Map<string, Item[]>()
  for (const item of items) {
    let top = item
    for (let level = 0; level < LEVELS_MAX && top.parent !== null; level += 1) {
      const above = byId.get(top.parent)
      if (above === undefined) break
      top = above
    }
    const stack = stacks.get(top.id)
    if (stack === undefined) stacks.set(top.id, [item])
    else stack.push(item)
  }
  return [...stacks].flatMap(([id, stack]) => {
    const below = stack.filter((item) => item.id !== id)
    return [...stack.filter((item) => item.id === id), ...below].map((item) => ({
      item,
      group: stack.length > 1 ? id : null,
    }))
  })
}
