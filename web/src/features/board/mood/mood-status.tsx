/** To be built. */
export function MoodStatus() {
  return null
}
