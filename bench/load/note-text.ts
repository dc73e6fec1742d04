import { integerBetween, pick, type Random } from '../../scripts/seed/seeded-random.ts'

const SHORTEST = 30
const LONGEST = 150

const WORDS =
  'the of team we and to in it was our more less that sprint review pairing deploy tests flaky meeting focus time ' +
  'customer feedback release plan scope story estimate blocked handover on call alert fixed slow fast clear shared goal'

/** Characters of the send time in front: microseconds in base 36. */
const TIME_LENGTH = 10

/** A text of 30 to 150 characters, 90 on average, that holds its send time. */
export function noteText(random: Random, sentAt: number): string {
  const length = integerBetween(random, SHORTEST, LONGEST)
  let text = sentAt.toString(36).padStart(TIME_LENGTH, '0')
  while (text.length < length) text += ` ${pick(random, words) ?? ''}`
  // A text that ended in a space would be one character shorter once it is cleaned.
  return text.slice(0, length).replace(/ $/, '.')
}

/** When a text was sent, in microseconds of the monotonic clock. */
export function sentAtOf(text: string): number {
  return Number.parseInt(text.slice(0, TIME_LENGTH), 36)
}

const words = WORDS.split(' ')
