/** Votes that are shown as dots (VOTE-21). */
export const DOTS_MAX = 5

/** The number of dots for a number of votes; beyond the limit one dot and the number. */
export function dotCount(votes: number): number {
  return votes > DOTS_MAX ? 1 : votes
}
