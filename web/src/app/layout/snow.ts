/** True in December, when snow lies on the logo (board.md §2), by the reader's own calendar. */
export function isSnowy(day: Date): boolean {
  return day.getMonth() === 11
}
