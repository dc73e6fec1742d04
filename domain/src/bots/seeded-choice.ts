/** Draws from lists, always the same way for one seed (BOT-14). */
export interface SeededChoice {
  /** One of the items; throws for none. */
  one<Item>(items: readonly Item[]): Item
  /** The items in another order. */
  shuffled<Item>(items: readonly Item[]): readonly Item[]
}

export function seededChoice(seed: string): SeededChoice {
  let state = hashOf(seed)
  const below = (count: number): number => {
    state = next(state)
    return Math.floor((state / 2 ** 32) * count)
  }
  return {
    one(items) {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('nothing to choose from')
      return item
    },
    shuffled(items) {
      const drawn = [...items]
      for (let last = drawn.length - 1; last > 0; last -= 1) {
        const at = below(last + 1)
        const [one, other] = [drawn[last], drawn[at]]
        if (one !== undefined && other !== undefined) [drawn[last], drawn[at]] = [other, one]
      }
      return drawn
    },
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return hash
}

/** A step of a generator with a state of 32 bits (splitmix); good enough to draw questions. */
function next(state: number): number {
  let mixed = (state + 0x9e3779b9) >>> 0
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
  return (mixed ^ (mixed >>> 15)) >>> 0
}
