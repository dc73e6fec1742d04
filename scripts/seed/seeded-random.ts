/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export type Random = () => number

export function seededRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A whole number from `low` to `high`, both included. */
export function integerBetween(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

export function pick<Item>(random: Random, items: readonly Item[]): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
/** As long as the ids that the page makes, since bytes on the wire are counted. */
const ID_LENGTH = 16

/** An id like those that the page makes. */
export function randomId(random: Random): string {
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS.charAt(Math.floor(random() * 64))).join('')
}
