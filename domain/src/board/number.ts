/** True for a whole number from 1 to `max` (VOTE-2, TIMER-2). */
export function isCount(number: number, max: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= max
}
