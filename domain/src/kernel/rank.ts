/**
 * A fractional index (MOVE-2): a text that sorts, as plain text, between its neighbours, so that moving one note never
 * rewrites another. A rank is a whole part and a fraction. The whole part's first letter says how many digits follow
 * ('a' one, 'b' two, … and 'Z' one, 'Y' two, … below zero), which keeps ranks short when notes are added at an end
 * again and again.
 */
export type Rank = string

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length
const FIRST: Rank = 'a0'

/** The longest rank accepted from a client; stored ranks are shorter, so that there is room between. */
export const RANK_MAX_LENGTH = 120
/** The longest rank that is stored. */
export const RANK_KEPT_LENGTH = 100
/** Counting never reaches heads beyond these; a client could only send them to use up the room of a column (MOVE-5). */
const LOWEST_HEAD = 'K'
const HIGHEST_HEAD = 'p'

/**
 * A rank strictly between two others; `null` stands for the open end.
 * The two must be valid and in order, else it throws: callers check with `isRank`.
 */
export function rankBetween(low: Rank | null, high: Rank | null): Rank {
  if (low !== null && high !== null && low >= high) throw new Error('ranks out of order')
  if (low === null) return high === null ? FIRST : below(high)
  if (high === null) return above(low)
  const lowWhole = wholeOf(low)
  const highWhole = wholeOf(high)
  if (lowWhole === highWhole) {
    return lowWhole + fractionBetween(low.slice(lowWhole.length), high.slice(highWhole.length))
  }
  const next = increment(lowWhole)
  return next !== null && next < high ? next : lowWhole + fractionBetween(low.slice(lowWhole.length), null)
}

/** True when a text from a client is a rank that `rankBetween` can use. */
export function isRank(text: string): text is Rank {
  if (text.length === 0 || text.length > RANK_MAX_LENGTH) return false
  const length = wholeLength(text)
  if (length === null || text.length < length) return false
  const head = text.charAt(0)
  if (head < LOWEST_HEAD || head > HIGHEST_HEAD) return false
  const fraction = text.slice(length)
  return !fraction.endsWith('0') && /^[0-9A-Za-z]*$/.test(text)
}

function above(low: Rank): Rank {
  const whole = wholeOf(low)
  return increment(whole) ?? whole + fractionBetween(low.slice(whole.length), null)
}

function below(high: Rank): Rank {
  const whole = wholeOf(high)
  if (whole === lowestWhole()) return whole + fractionBetween('', high.slice(whole.length))
  if (whole < high) return whole
  const lower = decrement(whole)
  return lower === lowestWhole() ? lower + fractionBetween('', null) : lower
}

/** The middle of two fractions, `null` being one; neither ends in zero, nor does the result. */
function fractionBetween(low: string, high: string | null): string {
  const shared = high === null ? 0 : sharedLength(low, high)
  if (high !== null && shared > 0) {
    return high.slice(0, shared) + fractionBetween(low.slice(shared), high.slice(shared))
  }
  const lowDigit = low === '' ? 0 : digitAt(low, 0)
  const highDigit = high === null ? BASE : digitAt(high, 0)
  if (highDigit - lowDigit > 1) return letter(Math.round((lowDigit + highDigit) / 2))
  if (high !== null && high.length > 1) return high.slice(0, 1)
  return letter(lowDigit) + fractionBetween(low.slice(1), null)
}

/** The number of leading digits that two fractions share; a fraction continues in zeros. */
function sharedLength(low: string, high: string): number {
  let length = 0
  while (length < high.length && (low[length] ?? '0') === high[length]) length += 1
  return length
}

function increment(whole: string): string | null {
  const head = whole.charAt(0)
  const digits = carry(whole.slice(1), 1)
  if (digits !== null) return head + digits
  if (head === 'Z') return FIRST
  if (head === 'z') return null
  return wholeOfHead(nextHead(head, 1), '0')
}

function decrement(whole: string): string {
  const head = whole.charAt(0)
  const digits = carry(whole.slice(1), -1)
  if (digits !== null) return head + digits
  return head === 'a' ? `Z${letter(BASE - 1)}` : wholeOfHead(nextHead(head, -1), letter(BASE - 1))
}

/** Adds ±1 to a row of digits; null on overflow. */
function carry(digits: string, step: 1 | -1): string | null {
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const digit = digitAt(digits, at) + step
    if (digit >= 0 && digit < BASE) {
      const rest = letter(step === 1 ? 0 : BASE - 1).repeat(digits.length - 1 - at)
      return digits.slice(0, at) + letter(digit) + rest
    }
  }
  return null
}

function nextHead(head: string, step: 1 | -1): string {
  return String.fromCodePoint((head.codePointAt(0) ?? 0) + step)
}

function wholeOfHead(head: string, digit: string): string {
  return head + digit.repeat((wholeLength(head) ?? 1) - 1)
}

function lowestWhole(): string {
  return wholeOfHead('A', '0')
}

function wholeOf(rank: Rank): string {
  return rank.slice(0, wholeLength(rank) ?? rank.length)
}

function wholeLength(rank: string): number | null {
  const head = rank.charAt(0)
  if (head >= 'a' && head <= 'z') return (head.codePointAt(0) ?? 0) - 97 + 2
  if (head >= 'A' && head <= 'Z') return 90 - (head.codePointAt(0) ?? 0) + 2
  return null
}

function digitAt(digits: string, at: number): number {
  return DIGITS.indexOf(digits.charAt(at))
}

function letter(digit: number): string {
  return DIGITS.charAt(digit)
}
