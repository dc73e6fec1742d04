/** True for a whole number from 1 to `max` (board.md §5: 'Please enter a valid number' otherwise). */
export function isCount(number: number, max: number): boolean {
  return Number.isInteger(number) && number >= 1 && number <= max
}
