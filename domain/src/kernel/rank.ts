import { generateKeyBetween } from 'fractional-indexing'

/**
 * A fractional index (MOVE-2): a text that sorts, as plain text, between its neighbours, so that moving one note never
 * rewrites another. A rank is a whole part and a fraction. The first letter of the whole part says how many digits
 * follow ('a' one, 'b' two, … and 'Z' one, 'Y' two, … below zero), which keeps ranks short when notes are added at an
 * end again and again.
 */
export type Rank = string

/** The longest rank accepted from a client; stored ranks are shorter, so that there is room between. */
export const RANK_MAX_LENGTH = 120
/** The longest rank that is stored. */
export const STORED_RANK_MAX_LENGTH = 100
/** Counting never reaches heads beyond these; a client could only send them to use up the room of a column (MOVE-5). */
const LOWEST_HEAD = 'K'
const HIGHEST_HEAD = 'p'

/**
 * A rank strictly between two others; `null` stands for the open end.
 * The two must be valid and in order, else it throws: callers check with `isRank`.
 */
export function rankBetween(low: Rank | null, high: Rank | null): Rank {
  // The library would exchange them, and hide that its caller has lost the order of a column.
  if (low !== null && high !== null && low >= high) throw new Error('ranks out of order')
  return generateKeyBetween(low, high)
}

/** True when a text from a client is a rank that `rankBetween` can use. */
export function isRank(text: string): text is Rank {
  if (text.length === 0 || text.length > RANK_MAX_LENGTH) return false
  const head = text.charAt(0)
  if (head < LOWEST_HEAD || head > HIGHEST_HEAD) return false
  const length = wholeLength(head)
  if (length === null || text.length < length) return false
  const fraction = text.slice(length)
  return !fraction.endsWith('0') && /^[0-9A-Za-z]*$/.test(text)
}

/** The length of the whole part that begins with this letter; null for what is no letter. */
function wholeLength(head: string): number | null {
  if (head >= 'a' && head <= 'z') return head.charCodeAt(0) - 'a'.charCodeAt(0) + 2
  if (head >= 'A' && head <= 'Z') return 'Z'.charCodeAt(0) - head.charCodeAt(0) + 2
  return null
}
