/** To be built. */
export function TimerNotices() {
  return null
}
