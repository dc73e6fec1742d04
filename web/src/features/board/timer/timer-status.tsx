/** To be built. */
export function TimerStatus() {
  return null
}
