/** So many votes are drawn one by one (board.md §9). */
export const DOTS_MAX = 5

/** How many dots stand for a number of votes; beyond the most, one dot and the number. */
export function dotCount(votes: number): number {
  return votes > DOTS_MAX ? 1 : votes
}
