/** To be built. */
export function MoodDialogs() {
  return null
}
