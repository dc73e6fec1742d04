/** The place of a board. */
export function BoardWaiting() {
  return null
}
