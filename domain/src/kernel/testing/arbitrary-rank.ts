import fc from 'fast-check'
import { isRank, type Rank } from '../rank.ts'

const DIGITS = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz']
const digit = fc.constantFrom(...DIGITS)

/** Whole parts as on real boards: up to four digits on either side of zero. */
const whole = fc
  .tuple(fc.integer({ min: 1, max: 4 }), fc.boolean(), fc.array(digit, { minLength: 4, maxLength: 4 }))
  .map(([length, isBelow, digits]) => {
    const head = String.fromCodePoint(isBelow ? 91 - length : 96 + length)
    return head + digits.slice(0, length).join('')
  })

const fraction = fc.array(digit, { maxLength: 6 }).map((digits) => digits.join('').replace(/0+$/, ''))

/** Any rank that a board comes to hold (MOVE-2). */
export const arbitraryRank: fc.Arbitrary<Rank> = fc
  .tuple(whole, fraction)
  .map(([first, rest]) => first + rest)
  .filter(isRank)

/** Two different ranks, the lower one first. */
export const arbitraryRankPair: fc.Arbitrary<readonly [Rank, Rank]> = fc
  .tuple(arbitraryRank, arbitraryRank)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => (one < other ? [one, other] : [other, one]))
